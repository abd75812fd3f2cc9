import type { Currency, DecimalString, Quote } from '@kisscut/core/product'
import { accountOfOwner } from '../accounts/sessions.ts'
import { LONGEST_TEXT } from '../accounts/field-limits.ts'
import type { Viewer } from '../accounts/viewer.ts'
import * as messages from '../messages/corrections.ts'
import { invalid, type Failure } from '../outcome.ts'
import type { AccountStore } from '../ports/accounts.ts'
import type { AuditNote } from '../ports/audit.ts'
import type { CustomRow } from './custom-rows.ts'
import type { Checked } from './check-configuration.ts'

/** Whether a save changes what somebody else configured: staff correct it (ROLE-7, ROLE-10). */
export const isCorrection = (
  { owner }: Pick<Viewer, 'owner'>,
  before: CustomRow | null,
): before is CustomRow => before !== null && before.owner !== owner

/** The viewer, with the prices of whoever pays: staff see and save a product at the price of its customer. */
export async function payingFor(accounts: AccountStore, viewer: Viewer, owner: string): Promise<Viewer> {
  if (owner === viewer.owner) return viewer
  const id = accountOfOwner(owner)
  const account = id === null ? null : await accounts.account({ id })
  return { ...viewer, trade: account?.tradeApproved ?? false }
}

/** A product is approved by its customer alone. */
export const NOT_YOURS_TO_APPROVE: Failure = {
  ok: false,
  reason: 'forbidden',
  message: messages.customerApproves,
}

/** What is wrong with the reason of a correction, which another price needs; null: nothing. */
export function reasonFailure(paid: Quote, quote: Quote, reason: string): Failure | null {
  if (reason.length > LONGEST_TEXT) return invalid({ reason: [messages.reasonTooLong(LONGEST_TEXT)] })
  const isSamePrice = paid.total === quote.total && paid.currency === quote.currency
  return isSamePrice || reason.trim() !== '' ? null : invalid({ reason: [messages.reasonMissing] })
}

/** What was checked, to be approved again by its customer: neither a proof nor the product is, as it is now (PROD-2). */
export const toApproveAgain = ({ columns, configuration, ...rest }: Checked): Checked => ({
  ...rest,
  configuration: { ...configuration, proofApproval: 'changes' },
  columns: { ...columns, proof_approval: 'changes', finalized: false },
})

/** Of a product in the audit log, and in its history. */
export const subjectOfCustom = (id: string): string => `custom ${id}`

/** A state of a corrected product as the audit log has it: its row, and what it cost then. */
export interface NotedCustom extends Omit<CustomRow, 'owner'> {
  readonly price: { readonly total: DecimalString | null; readonly currency: Currency }
}

/** A correction as the audit log has it; whose product it is may be a session, which is nobody's business later. */
export const noteOf = (
  viewer: Viewer,
  before: { readonly row: CustomRow; readonly quote: Quote },
  after: { readonly row: CustomRow; readonly quote: Quote },
  reason: string,
): AuditNote => ({
  ...{ who: viewer.owner, did: 'changed', what: subjectOfCustom(before.row.id), reason: reason.trim() },
  before: noted(before),
  after: noted(after),
})

const noted = ({
  row: { owner: _owner, ...row },
  quote: { total, currency },
}: {
  readonly row: CustomRow
  readonly quote: Quote
}): NotedCustom => ({ ...row, price: { total, currency } })
