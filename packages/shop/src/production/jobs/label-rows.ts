import { readBarcode } from '@kisscut/core/codes'
import { errorsByField, type Problem } from '@kisscut/core/problem'
import {
  equalLengthProblems,
  MAXIMUM_RECORDS,
  readList,
  readNumberRange,
  readInShopFont,
  recordsOfRange,
} from '@kisscut/core/variable-data'
import type { CustomRow } from '../../configure/custom-rows.ts'
import type { JobRequest } from './requests.ts'
import { PermanentJobError } from './permanent-error.ts'
import * as messages from '../../messages/jobs.ts'

type LabelsRequest = Extract<JobRequest, { kind: 'labels' }>
type Field = LabelsRequest['fields'][number]
type Errors = Readonly<Record<string, readonly string[]>>

/** Most problems reported per kind, and most values of a range tested as barcodes. */
const REPORTED = 10
const TRIED = 1000

const firstOf = function* (values: Iterable<string>, limit: number): Generator<string> {
  let count = 0
  for (const value of values) {
    if ((count += 1) > limit) return
    yield value
  }
}

/** Values that a field's barcode cannot encode. */
const codeProblems = (field: Field, values: Iterable<string>, at: (index: number) => string): Problem[] => {
  if (field.kind !== 'bar') return []
  const found: Problem[] = []
  let index = 0
  for (const value of values) {
    const reading = readBarcode(field.barcode, value, at(index))
    if ('problem' in reading) found.push(reading.problem)
    if (found.length >= REPORTED) break
    index += 1
  }
  return found
}

const rowErrors = (fields: readonly Field[], records: NonNullable<LabelsRequest['records']>): Errors => {
  if (records.length > MAXIMUM_RECORDS) return { records: [messages.tooManyRows(MAXIMUM_RECORDS)] }
  const errors: Record<string, readonly string[]> = {}
  for (const [index, { length }] of records.entries())
    if (length !== fields.length && Object.keys(errors).length < REPORTED)
      errors[`records.${index}`] = [messages.otherLength(length, fields.length)]
  if (Object.keys(errors).length > 0) return errors
  return errorsByField(
    fields.flatMap((field, place) => {
      const values = records.map((row) => row[place] ?? '')
      return codeProblems(field, values, (index) => `records.${index}.${place}`)
    }),
  )
}

const rangeErrors = (fields: readonly Field[]): Errors => {
  const problems: Problem[] = []
  const lengths: { name: string; length: number }[] = []
  for (const [place, field] of fields.entries()) {
    if (!field.range) continue
    const at = `fields.${place}.range`
    const read = readInShopFont({ kind: 'range', ...field.range }, at)
    problems.push(...read.problems)
    const reading = readNumberRange(field.range.from, field.range.to, at)
    if (read.length === null || 'problem' in reading) continue
    lengths.push({ name: messages.field(place + 1), length: read.length })
    problems.push(...equalLengthProblems(lengths.slice(0, 1).concat(lengths.slice(-1)), at))
    const values = firstOf(recordsOfRange(reading.range), TRIED)
    problems.push(...codeProblems(field, values, () => at).slice(0, 1))
  }
  return errorsByField(problems)
}

/** Problems of a job's rows and ranges by field: `records.3`, `fields.1.range`. */
export const labelErrors = ({ fields, records }: LabelsRequest): Errors => {
  if (!records) return rangeErrors(fields)
  const both = fields.findIndex(({ range }) => range !== undefined)
  if (both !== -1) return { [`fields.${both}.range`]: [messages.rowsOrRanges] }
  return rowErrors(fields, records)
}

interface Values {
  readonly values: Iterable<string>
  readonly count: number
}

const valuesOfRange = (from: string, to: string, about: string): Values => {
  const reading = readNumberRange(from, to)
  if ('problem' in reading) throw new PermanentJobError(`${about}: not a valid number range.`)
  return { values: recordsOfRange(reading.range), count: reading.range.length }
}

/** The records of the product's own number range or list. */
const valuesOfProduct = ({ id, variable_data: data }: Pick<CustomRow, 'id' | 'variable_data'>): Values => {
  if (data === null) throw new PermanentJobError(`Product ${id} has no variable data.`)
  if (data.kind === 'range') return valuesOfRange(data.from, data.to, `Product ${id}`)
  const { records } = readList(data.text)
  return { values: records, count: records.length }
}

/** The columns' values row by row, up to the end of the shortest column. */
export function* zipped(columns: readonly Iterable<string>[]): Generator<readonly string[]> {
  const readers = columns.map((values) => values[Symbol.iterator]())
  for (;;) {
    const row = readers.map((reader) => reader.next())
    if (row.some(({ done }) => done)) return
    yield row.map(({ value }) => String(value))
  }
}

/**
 * One row per label, one value per field: the job's own rows, else each field's range or the product's values. Throws {@link
 * PermanentJobError} if there are none, or if their numbers differ (VAR-10).
 */
export const labelRowsOf = (
  { fields, records }: LabelsRequest,
  row: Pick<CustomRow, 'id' | 'variable_data'>,
): { readonly rows: Iterable<readonly string[]>; readonly count: number } => {
  if (records) return { rows: records, count: records.length }
  const columns = fields.map(({ range }, place) =>
    range ? valuesOfRange(range.from, range.to, messages.field(place + 1)) : valuesOfProduct(row),
  )
  const counts = [...new Set(columns.map(({ count }) => count))]
  const [count = 0] = counts
  if (counts.length > 1)
    throw new PermanentJobError(`The fields of these labels have ${counts.join(' and ')} values.`)
  return { rows: zipped(columns.map(({ values }) => values)), count }
}
