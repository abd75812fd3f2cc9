import type { Design, TextItem } from '@kisscut/artwork/design'
import type { Configuration } from '@kisscut/core/configuration'
import { messageOf } from '@kisscut/core/problem'
import { equalLengthProblems, readVariableData } from '@kisscut/core/variable-data'
import * as messages from '../messages/artwork.ts'

type VariableData = NonNullable<Configuration['variableData']>

/** What a text of a design varies by; null: it is the same on every piece, or varies by a column, whose table is elsewhere. */
const dataOf = ({ symbol, text, symbolRangeStart, symbolRangeEnd }: TextItem): VariableData | null => {
  if (symbol === 'number_range') return { kind: 'range', from: symbolRangeStart, to: symbolRangeEnd }
  return symbol === 'csv_list' ? { kind: 'list', text } : null
}

const textsOf = ({ elements }: Design) =>
  elements.flatMap((element, at) => (element.kind === 'text' ? [{ at, text: element }] : []))

/** The variable data of a design: that of its first text that varies and can be read, which sets quantity and surcharge. VAR-5, DESIGN-34. */
export function variableDataOf(design: Design): VariableData | null {
  for (const { text } of textsOf(design)) {
    const data = dataOf(text)
    if (data !== null && readVariableData(data).length !== null) return data
  }
  return null
}

/**
 * Texts that vary and can't be made, by their places in the design: no range, no list, different lengths, or another number of
 * records than pieces are ordered. VAR-2, VAR-10, DESIGN-34.
 */
export function varyingErrors(design: Design, quantity: number): Record<string, readonly string[]> {
  const errors: Record<string, readonly string[]> = {}
  const lengths: { readonly name: string; readonly length: number }[] = []
  for (const { at, text } of textsOf(design)) {
    const place = `design.elements.${at}.text`
    if (text.symbol === 'variable_data') errors[place] = [messages.noColumns]
    const data = dataOf(text)
    if (data === null) continue
    const { length, problems } = readVariableData(data)
    const wrong = problems.filter(({ level }) => level === 'error')
    if (wrong.length > 0) errors[place] = wrong.map(messageOf)
    if (length === null) continue
    lengths.push({ name: text.symbolName || text.text, length })
    const unequal = equalLengthProblems(lengths.slice(0, 1).concat(lengths.slice(-1)))
    if (unequal.length > 0) errors[place] = unequal.map(messageOf)
    else if (length !== quantity) errors[place] = [messages.otherCount(length, quantity)]
  }
  return errors
}
