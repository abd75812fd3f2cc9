import type { AnyRecord, RowOf } from '@kisscut/records'
import { done, type Outcome } from '../outcome.ts'
import type { Records } from '../ports/records.ts'
import { hooksOf } from './hooks.ts'

type Values = Readonly<Record<string, unknown>>

/** The values to save of a row, with the fields that the shop derives from the others. */
export async function withDerived<R extends AnyRecord>(
  records: Records,
  record: R,
  values: Values,
  before: RowOf<R> | null,
): Promise<Outcome<Values>> {
  const { derive } = hooksOf(record)
  if (derive === undefined) return done(values)
  const names = Object.keys(record.schema.shape)
  const fields: Values = before === null ? record.schema.parse(values) : { ...before, ...values }
  const row = Object.fromEntries(names.map((name) => [name, fields[name]]))
  return (await derive(records, row as RowOf<R>)) as Outcome<Values>
}
