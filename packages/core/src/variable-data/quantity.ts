import { type Problem, problem } from '../problem/index.ts'
import type { Configuration } from '../product/types.ts'
import { FALLBACK_LOCALE } from '../units/locale.ts'
import { FAR } from './distance.ts'
import { LONGEST_LIST, MAXIMUM_RECORDS } from './limits.ts'
import { duplicateProblems, readList } from './list.ts'
import { printableProblems } from './printable.ts'
import { readNumberRange } from './range.ts'
import { remembered } from './remembered.ts'

/** Variable data as typed: a range or a list. */
export type VariableData = NonNullable<Configuration['variableData']>

/** Result of counting variable data. */
export interface VariableDataReading {
  readonly problems: readonly Problem[]
  /** Number of records, which is the ordered quantity; null if there is an error. */
  readonly length: number | null
}

/**
 * Reads a number range or a comma list: its problems, and the quantity its length sets. More than 100,000 records are
 * rejected. Whether a font has its letters is another question. VAR-2, VAR-5, VAR-13.
 */
export const readVariableData = (data: VariableData, field = 'variableData'): VariableDataReading =>
  read(data, field, ANY_LETTERS)

/** The same for text in the shop's own font: letters it lacks are errors. VAR-14. */
export const readInShopFont = (data: VariableData, field = 'variableData'): VariableDataReading =>
  read(data, field, SHOP_FONT)

/** The quantity variable data sets from its length, in the shop's own font; null when it can't be read or is too long. VAR-5. */
export const quantityFromVariableData = (data: VariableData): number | null => readInShopFont(data).length

/** Everything wrong with variable data in the shop's own font. VAR-2, VAR-13, VAR-14. */
export const variableDataProblems = (data: VariableData, field?: string): readonly Problem[] =>
  readInShopFont(data, field).problems

/** How texts are read that are set in some font. */
interface Reader {
  /** Errors in their letters. */
  readonly letters: (texts: readonly string[], field: string) => readonly Problem[]
  readonly values: (text: string) => VariableDataReading
}

const readerOf = (letters: Reader['letters']): Reader => ({
  letters,
  values: remembered((text) => readValues(text, letters)),
})
const ANY_LETTERS = readerOf(() => [])
const SHOP_FONT = readerOf(printableProblems)

function read(data: VariableData, field: string, { letters, values }: Reader): VariableDataReading {
  if (data.kind === 'range') return readRange(data, field, letters)
  const { problems, length } = values(data.text ?? '')
  return { problems: problems.map((each) => ({ ...each, field })), length }
}

function readRange(
  data: { from: string; to: string },
  field: string,
  letters: Reader['letters'],
): VariableDataReading {
  const reading = readNumberRange(data.from ?? '', data.to ?? '', field)
  if ('problem' in reading) return { problems: [reading.problem], length: null }
  const { length } = reading.range
  if (length > MAXIMUM_RECORDS) return tooMany(length, field)
  const problems = letters([data.from, data.to], field)
  return { problems, length: problems.length === 0 ? length : null }
}

function readValues(text: string, letters: Reader['letters']): VariableDataReading {
  const field = 'variableData'
  if (text.length > LONGEST_LIST) {
    const values = { maximum: LONGEST_LIST, count: text.length }
    return { problems: [problem('variable-data.too-long', field, values)], length: null }
  }
  const { records, unclosed } = readList(text)
  if (records.length > MAXIMUM_RECORDS) return tooMany(records.length, field)
  if (unclosed) return { problems: [problem('variable-data.unclosed-quote', field)], length: null }
  if (records.length === 0) return { problems: [problem('variable-data.empty-list', field)], length: null }
  const problems = letters(records, field)
  return problems.length === 0
    ? { problems: duplicateProblems(records, field), length: records.length }
    : { problems, length: null }
}

function tooMany(length: number, field: string): VariableDataReading {
  const count = length > FAR ? `more than ${FAR.toLocaleString(FALLBACK_LOCALE)}` : length
  const values = { maximum: MAXIMUM_RECORDS, count }
  return { problems: [problem('variable-data.too-many', field, values)], length: null }
}
