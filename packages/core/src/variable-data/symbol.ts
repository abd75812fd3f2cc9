import { cutText } from '../text/index.ts'
import { LONGEST_TEXT, NUMBER_RANGE_TEXT, STACKED_LAYOUT_LENGTH } from './limits.ts'
import { readList } from './list.ts'
import type { TextSymbol, Variation } from './variation.ts'

/** The varying content, with its fallback or its list. */
export interface VaryingText extends Variation {
  readonly text: string
}

/** Whether the text is a list of values: one that is typed, or the column of a file. VAR-11, VAR-15. */
export const isListed = ({ symbol, symbolFile }: Pick<Variation, 'symbol' | 'symbolFile'>): boolean =>
  symbol === 'csv_list' || (symbol === 'variable_data' && symbolFile !== '')

/**
 * Switches what a text varies by. To a range: the text moves into the range start and the text becomes "Number Range".
 * From a range to a list, or to plain text or a column: the range start moves back into the text and the range is cleared.
 * A column that is left leaves its values, and no file; of a list that is too long for a text, its first value. VAR-6, VAR-7.
 */
export function switchSymbol<T extends VaryingText>(element: T, symbol: TextSymbol): T {
  if (element.symbol === symbol) return element
  const text = symbol === 'csv_list' ? element.text : shortText(element.text)
  const switched = { ...element, symbol, symbolFile: '', text }
  if (symbol === 'number_range') return { ...switched, symbolRangeStart: text, text: NUMBER_RANGE_TEXT }
  if (element.symbol !== 'number_range') return switched
  return { ...switched, text: element.symbolRangeStart, symbolRangeStart: '', symbolRangeEnd: '' }
}

const shortText = (text: string): string =>
  text.length > LONGEST_TEXT ? cutText(readList(text).records[0] ?? '', LONGEST_TEXT) : text

/** Whether From and To stand one above the other because a bound exceeds 20 characters. VAR-9. */
export function usesStackedLayout(from: string, to: string): boolean {
  return from.length > STACKED_LAYOUT_LENGTH || to.length > STACKED_LAYOUT_LENGTH
}
