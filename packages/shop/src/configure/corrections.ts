import { provisionalPriceOf } from '@kisscut/core/price'
import type { Currency, DecimalString, Quote } from '@kisscut/core/product'
import { custom, type AnyRecord } from '@kisscut/records'
import { accountOfOwner } from '../accounts/sessions.ts'
import { LONGEST_TEXT } from '../accounts/field-limits.ts'
import type { Viewer } from '../accounts/viewer.ts'
import * as messages from '../messages/corrections.ts'
import { invalid, type Failure } from '../outcome.ts'
import type { AccountStore } from '../ports/accounts.ts'
import type { AuditNote } from '../ports/audit.ts'
import type { CustomRow } from './custom-rows.ts'
import type { Checked } from './check-configuration.ts'

/** Whether a save changes another owner's product, as staff do in corrections (ROLE-7, ROLE-10). */
export const isCorrection = <Row extends { readonly owner: string }>(
  { owner }: Pick<Viewer, 'owner'>,
  before: Row | null,
): before is Row => before !== null && before.owner !== owner

/** The viewer with the customer's prices, so that staff see and save a product at its customer's price. */
export async function payingFor(accounts: AccountStore, viewer: Viewer, owner: string): Promise<Viewer> {
  if (owner === viewer.owner) return viewer
  const id = accountOfOwner(owner)
  const account = id === null ? null : await accounts.account({ id })
  return { ...viewer, trade: account?.tradeApproved ?? false }
}

/** Only its customer approves a product. */
export const NOT_YOURS_TO_APPROVE: Failure = {
  ok: false,
  reason: 'forbidden',
  message: messages.customerApproves,
}

/** Errors of a correction's reason, which a new price requires; null if there are none. */
function reasonFailure(paid: Quote, quote: Quote, reason: string): Failure | null {
  if (reason.length > LONGEST_TEXT) return invalid({ reason: [messages.reasonTooLong(LONGEST_TEXT)] })
  const [before, after] = [provisionalPriceOf(paid), provisionalPriceOf(quote)]
  const isSamePrice = before?.total === after?.total && paid.currency === quote.currency
  return isSamePrice || reason.trim() !== '' ? null : invalid({ reason: [messages.reasonMissing] })
}

/** The checked state with its approvals revoked, so that the customer approves proof and product again (PROD-2). */
export const toApproveAgain = ({ columns, configuration, ...rest }: Checked): Checked => ({
  ...rest,
  configuration: { ...configuration, proofApproval: 'changes' },
  columns: { ...columns, proof_approval: 'changes', finalized: false },
})

/** A product's subject in the audit log and in its history. */
const subjectOf = ({ name }: AnyRecord, id: string): string => `${name} ${id}`
export const subjectOfCustom = (id: string): string => subjectOf(custom, id)

/** Price of a corrected product, for the audit log. */
interface Noted {
  readonly price: { readonly total: DecimalString | null; readonly currency: Currency }
}

/** A state of a corrected custom in the audit log. */
export type NotedCustom = Omit<CustomRow, 'owner'> & Noted

type Corrected = { readonly id: string; readonly owner: string }

interface State<Row> {
  readonly row: Row
  readonly quote: Quote
}

/** A correction for the audit log, without the product's owner, who may be a guest's session. */
const noteOf = <Row extends Corrected>(
  viewer: Viewer,
  record: AnyRecord,
  before: State<Row>,
  after: State<Row>,
  reason: string,
): AuditNote => ({
  ...{ who: viewer.owner, did: 'changed', what: subjectOf(record, before.row.id), reason: reason.trim() },
  before: noted(before),
  after: noted(after),
})

const noted = <Row extends Corrected>({
  row: { owner: _owner, ...row },
  quote,
}: State<Row>): Omit<Row, 'owner'> & Noted => ({
  ...row,
  price: { total: provisionalPriceOf(quote)?.total ?? null, currency: quote.currency },
})

/** The price paid before; a failure if it can't be computed. */
type Paid = { readonly ok: true; readonly value: { readonly quote: Quote } } | Failure

/**
 * The audit note of a save that corrects another owner's product; null for the viewer's own. A failure if the price changes
 * without a reason. ROLE-7, ROLE-8.
 */
export async function correctionNote<Row extends Corrected>(
  viewer: Viewer,
  record: AnyRecord,
  before: Row | null,
  {
    paid,
    quote,
    reason = '',
  }: { paid(id: string): Promise<Paid>; quote: Quote; reason?: string | undefined },
): Promise<{ readonly ok: true; readonly note?: (after: Row) => AuditNote } | Failure> {
  if (!isCorrection(viewer, before)) return { ok: true }
  const was = await paid(before.id)
  if (!was.ok) return was
  const { quote: paidQuote } = was.value
  const failure = reasonFailure(paidQuote, quote, reason)
  if (failure !== null) return failure
  const note = (row: Row) => noteOf(viewer, record, { row: before, quote: paidQuote }, { row, quote }, reason)
  return { ok: true, note }
}
