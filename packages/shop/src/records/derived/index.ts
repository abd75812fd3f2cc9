import {
  configuredPackage,
  listedPrice,
  qrcode,
  specialOffer,
  templateDesign,
  type AnyRecord,
} from '@kisscut/records'
import { done, type Outcome } from '../../outcome.ts'
import type { Records } from '../../ports/records.ts'
import { derivedCode } from './code.ts'
import { derivedListedPrice } from './listed-price.ts'
import { derivedPackage } from './package.ts'
import { derivedSample } from './sample-design.ts'
import { checkedOffer } from './special-offer.ts'

type Row = Readonly<Record<string, unknown>>
type Derive = (records: Records, row: never) => Outcome<unknown> | Promise<Outcome<unknown>>

/** Records some of whose stored fields the shop derives from the others. */
const DERIVED: Readonly<Record<string, Derive>> = {
  [qrcode.name]: (_records, row) => derivedCode(row),
  [configuredPackage.name]: (records, row) => derivedPackage(records, row),
  [listedPrice.name]: (records, row) => derivedListedPrice(records, row),
  [specialOffer.name]: (records, row) => checkedOffer(records, row),
  [templateDesign.name]: (records, row) => derivedSample(records, row),
}

/** The values to save of a row, including derived fields. */
export async function withDerived(
  records: Records,
  record: AnyRecord,
  values: Row,
  before: Row | null,
): Promise<Outcome<Row>> {
  const derive = DERIVED[record.name]
  if (derive === undefined) return done(values)
  const names = Object.keys(record.schema.shape)
  const fields = before === null ? record.schema.parse(values) : { ...before, ...values }
  const row = Object.fromEntries(names.map((name) => [name, (fields as Row)[name]]))
  return (await derive(records, row as never)) as Outcome<Row>
}
