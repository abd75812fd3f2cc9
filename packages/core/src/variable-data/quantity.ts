import { type Problem, problem } from '../problem/index.ts'
import type { Configuration } from '../product/types.ts'
import { FALLBACK_LOCALE } from '../units/locale.ts'
import { FAR } from './distance.ts'
import { LONGEST_LIST, MAXIMUM_RECORDS } from './limits.ts'
import { duplicateProblems, readList } from './list.ts'
import { printableProblems } from './printable.ts'
import { readNumberRange } from './range.ts'
import { remembered } from './remembered.ts'

export type VariableData = NonNullable<Configuration['variableData']>

/** What variable data comes to. */
export interface VariableDataReading {
  readonly problems: readonly Problem[]
  /** Number of records, which is the quantity ordered; null while an error stands. */
  readonly length: number | null
}

/**
 * Reads a number range or a comma list: its problems, and the quantity its length sets. More than 100,000 records are
 * rejected. VAR-2, VAR-5, VAR-13, VAR-14.
 */
export function readVariableData(data: VariableData, field = 'variableData'): VariableDataReading {
  return data.kind === 'range' ? readRange(data, field) : readValues(data.text ?? '', field)
}

/** The quantity variable data sets from its length; null when it can't be read or is too long. VAR-5. */
export const quantityFromVariableData = (data: VariableData): number | null => readVariableData(data).length

/** Everything wrong with variable data. VAR-2, VAR-13, VAR-14. */
export const variableDataProblems = (data: VariableData, field?: string): readonly Problem[] =>
  readVariableData(data, field).problems

function readRange(data: { from: string; to: string }, field: string): VariableDataReading {
  const reading = readNumberRange(data.from ?? '', data.to ?? '', field)
  if ('problem' in reading) return { problems: [reading.problem], length: null }
  const { length } = reading.range
  if (length > MAXIMUM_RECORDS) return tooMany(length, field)
  return printed([data.from, data.to], field) ?? { problems: [], length }
}

function readValues(text: string, field: string): VariableDataReading {
  const { problems, length } = readValuesOnce(text)
  return { problems: problems.map((each) => ({ ...each, field })), length }
}

const readValuesOnce = remembered((text: string): VariableDataReading => {
  const field = 'variableData'
  if (text.length > LONGEST_LIST) {
    const values = { maximum: LONGEST_LIST, count: text.length }
    return { problems: [problem('variable-data.too-long', field, values)], length: null }
  }
  const { records, unclosed } = readList(text)
  if (records.length > MAXIMUM_RECORDS) return tooMany(records.length, field)
  if (unclosed) return { problems: [problem('variable-data.unclosed-quote', field)], length: null }
  if (records.length === 0) return { problems: [problem('variable-data.empty-list', field)], length: null }
  return printed(records, field) ?? { problems: duplicateProblems(records, field), length: records.length }
})

/** Null where every character can be printed. VAR-14. */
function printed(texts: readonly string[], field: string): VariableDataReading | null {
  const problems = printableProblems(texts, field)
  return problems.length === 0 ? null : { problems, length: null }
}

function tooMany(length: number, field: string): VariableDataReading {
  const count = length > FAR ? `more than ${FAR.toLocaleString(FALLBACK_LOCALE)}` : length
  const values = { maximum: MAXIMUM_RECORDS, count }
  return { problems: [problem('variable-data.too-many', field, values)], length: null }
}
