import { type Problem, problem } from '../problem/index.ts'
import { readCsv } from './csv.ts'
import { remembered } from './remembered.ts'

/** An inline list that has been read: one record per value. */
export interface ValueList {
  readonly records: readonly string[]
  /** How many blank entries were left out. */
  readonly blanksRemoved: number
  /** An opened quotation mark never closes; the rest of the text became one value. */
  readonly unclosed: boolean
}

/**
 * Reads an inline comma list (`Anna, "Smith, Ben", Cora`) with RFC 4180 quoting; a line break parts values as a comma
 * does. Blank entries are left out, an empty value in quotation marks stays. Time is linear in the text's length.
 * VAR-11.
 */
export const readList = remembered((text: string): ValueList => {
  const { rows, unclosedRow } = readCsv(text)
  const fields = rows.flat()
  const records = fields.filter((field) => field.quoted || field.text !== '').map((field) => field.text)
  return { records, blanksRemoved: fields.length - records.length, unclosed: unclosedRow !== null }
})

/** Plain fields start and end with something, and hold nothing that parts values. */
const PLAIN = /^(?![\s\uFEFF])[^",\r\n]*(?<!\s)$/

/** The list that reads as these records, blank ones among them. VAR-11, VAR-15. */
export const listText = (records: readonly string[]): string =>
  records
    .map((value) => (value !== '' && PLAIN.test(value) ? value : `"${value.replaceAll('"', '""')}"`))
    .join(',')

/** The first value that occurs twice, as a warning. VAR-12. */
export function duplicateProblems(records: readonly string[], field = 'variableData'): Problem[] {
  const seen = new Set<string>()
  for (const value of records) {
    if (seen.has(value)) return [problem('variable-data.duplicates', field, { value })]
    seen.add(value)
  }
  return []
}
