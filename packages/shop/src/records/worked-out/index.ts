import { configuredPackage, qrcode, type AnyRecord } from '@kisscut/records'
import { done, type Outcome } from '../../outcome.ts'
import type { Records } from '../../ports/records.ts'
import { workedOutCode } from './code.ts'
import { workedOutPackage } from './package.ts'

type Row = Readonly<Record<string, unknown>>
type WorkOut = (records: Records, row: never) => Outcome<unknown> | Promise<Outcome<unknown>>

/** Records some of whose fields the shop works out of the others. */
const WORKED_OUT: Readonly<Record<string, WorkOut>> = {
  [qrcode.name]: (_records, row) => workedOutCode(row),
  [configuredPackage.name]: (records, row) => workedOutPackage(records, row),
}

/** What is to be saved of a row, with what the shop says of it. */
export async function withWorkedOut(
  records: Records,
  record: AnyRecord,
  values: Row,
  before: Row | null,
): Promise<Outcome<Row>> {
  const workOut = WORKED_OUT[record.name]
  if (workOut === undefined) return done(values)
  const names = Object.keys(record.schema.shape)
  const fields = before === null ? record.schema.parse(values) : { ...before, ...values }
  const row = Object.fromEntries(names.map((name) => [name, (fields as Row)[name]]))
  return (await workOut(records, row as never)) as Outcome<Row>
}
