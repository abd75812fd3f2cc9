import { stepBetween, stateOn } from '@kisscut/core/quote-request'
import { type ChangesOf, template } from '@kisscut/records'
import type { quoteRequest } from '@kisscut/records'
import { addressKey } from '../accounts/address-key.ts'
import { emailErrors } from '../accounts/check-fields.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import * as messages from '../messages/quote-requests.ts'
import { done, invalid, type Outcome } from '../outcome.ts'
import type { Records } from '../ports/records.ts'
import { isDay } from './check-request.ts'
import type { QuoteRequestRow } from './terms.ts'

type Changes = ChangesOf<typeof quoteRequest>
type Errors = Readonly<Record<string, readonly string[]>>
type Field = keyof QuoteRequestRow & keyof Changes

/** Steps of the shopper, and those of staff. */
const OF_SHOPPER = [
  ...(['name', 'email', 'wanted_product', 'quantity', 'width', 'height'] as const),
  ...(['wanted_material', 'needed_by', 'message', 'user_file'] as const),
] satisfies Field[]
const OF_OFFER = [
  ...(['template', 'material', 'offered_quantity', 'offered_width', 'offered_height'] as const),
  ...(['unit_price', 'currency', 'response', 'valid_until'] as const),
] satisfies Field[]
const NEEDED = [
  ...(['template', 'material', 'offered_quantity', 'offered_width', 'offered_height'] as const),
  ...(['unit_price', 'valid_until'] as const),
] satisfies Field[]

interface Rules {
  readonly records: Records
  readonly catalog: CatalogSnapshot
  readonly today: string
}

/**
 * Checks staff's changes to a quote request: a complete offer, a reason for declining, or a withdrawal. No other step is allowed,
 * and no change to the shopper's own words or to an earlier offer. QUOTE-2, QUOTE-8.
 */
export async function offerToSave(
  rules: Rules,
  values: Changes,
  before: QuoteRequestRow | null,
): Promise<Outcome<Changes>> {
  if (before === null) return newRequest(values)
  const differs = (name: Field) => name in values && values[name] !== before[name]
  const was = stateOn(before.state, before.valid_until, rules.today)
  const to = values.state ?? before.state
  const errors: Record<string, readonly string[]> = {}
  for (const name of OF_SHOPPER) if (differs(name)) errors[name] = [messages.requestStays]
  if (was !== 'requested')
    for (const name of OF_OFFER)
      if (differs(name) && !(name === 'response' && to === 'withdrawn')) errors[name] = [messages.offerStays]
  const step = to === was ? null : stepBetween(was, to)
  if (to !== was && to !== before.state) {
    if (step === null) errors['state'] = [messages.noSuchStep(was, to)]
    else if (step === 'accept' || (step === 'decline' && was === 'answered'))
      errors['state'] = [messages.shoppersStep]
    else if (step === 'expire' || (step === 'withdraw' && was === 'requested'))
      errors['state'] = [messages.noSuchStep(was, to)]
  }
  // The shopper can read the row, so an offer is stored only when it is sent.
  if (was === 'requested' && to === was && OF_OFFER.some(differs)) errors['state'] = [messages.withStep]
  const after = { ...before, ...values } as QuoteRequestRow
  if (step === 'decline' && after.response.trim() === '') errors['response'] = [messages.reasonNeeded]
  const wrong = step === 'answer' ? await offerErrors(rules, after) : {}
  const all = { ...wrong, ...errors }
  return Object.keys(all).length > 0 ? invalid(all) : done(values)
}

/** A request that staff enter for a shopper. */
function newRequest(values: Changes): Outcome<Changes> {
  const typed = String(values.email ?? '')
  const email = emailErrors(typed)
  const errors: Errors = {
    ...(email.length > 0 && { email }),
    ...((values.state ?? 'requested') === 'requested'
      ? {}
      : { state: [messages.noSuchStep('new', values.state ?? '')] }),
  }
  return Object.keys(errors).length > 0 ? invalid(errors) : done({ ...values, email: addressKey(typed) })
}

async function offerErrors({ records, catalog, today }: Rules, row: QuoteRequestRow): Promise<Errors> {
  const errors: Record<string, readonly string[]> = {}
  for (const name of NEEDED)
    if (row[name] === null || row[name] === '') errors[name] = [messages.neededToOffer]
  if (row.unit_price !== null && Number(row.unit_price) <= 0) errors['unit_price'] = [messages.notAboveZero]
  if (row.valid_until !== '' && !(isDay(row.valid_until) && row.valid_until >= today))
    errors['valid_until'] = [messages.dayInvalid]
  const { currency, currencies, settings } = catalog
  if (![currency, settings.currency, ...currencies.keys()].includes(row.currency))
    errors['currency'] = [messages.notSoldIn(row.currency)]
  const product = row.template === null ? null : await records.get(template, row.template)
  if (product !== null && !(product.public && product.tool_type === 'upload'))
    errors['template'] = [messages.uploadsOnly]
  else if (product !== null && row.material !== null && !product.materials.includes(row.material))
    errors['material'] = [messages.notItsMaterial]
  return errors
}
