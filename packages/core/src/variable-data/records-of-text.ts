import { readList } from './list.ts'
import { readNumberRange } from './range.ts'
import { recordOfRange, recordsOfRange } from './records-of-range.ts'
import { remembered } from './remembered.ts'
import { isListed, type VaryingText } from './symbol.ts'

/** The settings that determine a text's content on each piece. */
export type TextSource = Pick<
  VaryingText,
  'symbol' | 'text' | 'symbolFile' | 'symbolRangeStart' | 'symbolRangeEnd'
>

/** A text's content, piece by piece. */
export interface TextRecords {
  readonly length: number
  /** Made one by one as they are asked for. */
  readonly records: Iterable<string>
}

/**
 * The records of a text that varies by a range, a list or a column. Null if it is the same on every piece, its range is invalid, or no
 * column is chosen yet. VAR-4, VAR-11.
 */
export function recordsOfText(source: TextSource): TextRecords | null {
  if (isListed(source)) {
    const { records } = readList(source.text)
    return records.length === 0 ? null : { records, length: records.length }
  }
  if (source.symbol !== 'number_range') return null
  const reading = readNumberRange(source.symbolRangeStart, source.symbolRangeEnd)
  if ('problem' in reading) return null
  return { records: recordsOfRange(reading.range), length: reading.range.length }
}

/** A text's content on the first piece: its first record, else itself. */
export function firstText(text: TextSource): string {
  const [first] = recordsOfText(text)?.records ?? []
  return first ?? text.text
}

/** A text's content on a piece, counted from 0; itself if it does not vary, null if there is no such piece. */
export function textOnPiece(text: TextSource, piece: number): string | null {
  if (isListed(text)) return readList(text.text).records[piece] ?? null
  if (text.symbol !== 'number_range') return text.text
  const reading = readNumberRange(text.symbolRangeStart, text.symbolRangeEnd)
  return 'range' in reading && piece < reading.range.length ? recordOfRange(reading.range, piece) : null
}

const DIGITS = '0123456789'

/** All letters of a text over all pieces, each once; the text itself if it does not vary. VAR-14. */
export function lettersOfText(text: TextSource): string {
  if (isListed(text)) return lettersOfList(text.text)
  if (text.symbol !== 'number_range') return text.text
  const reading = readNumberRange(text.symbolRangeStart, text.symbolRangeEnd)
  return 'range' in reading ? lettersIn([...reading.range.texts, DIGITS]) : text.text
}

const lettersOfList = remembered((text: string) => lettersIn(readList(text).records))

const lettersIn = (texts: readonly string[]): string => [...new Set(texts.join('').normalize('NFC'))].join('')
