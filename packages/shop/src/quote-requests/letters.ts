import { formatMoney, formatUnitPrice } from '@kisscut/core/money'
import { showSize } from '@kisscut/core/units'
import type { Viewer } from '../accounts/viewer.ts'
import { addressesOfShop } from '../contact/addresses-of-shop.ts'
import * as messages from '../messages/quote-requests.ts'
import type { Transaction } from '../ports/storage.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import type { OfferedPrice, QuoteRequestRow } from './terms.ts'

const DAY = 24 * 60 * 60
/** Date format of letters. */
const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

/** Seconds that a receipt's link works, and an offer's after its last day. QUOTE-4. */
const RECEIPT_SECONDS = 180 * DAY
const AFTER_OFFER_SECONDS = 60 * DAY

/** A private link to a request; only its token's fingerprint is stored. QUOTE-4. */
async function privateLink(
  { links, publicUrl }: Deps<'links' | 'publicUrl'>,
  { accounts }: Transaction,
  id: string,
  lifeSeconds: number,
): Promise<string> {
  const token = await accounts.addToken({
    ...{ kind: 'quote', accountId: null, lifeSeconds },
    data: { quote_request: id },
  })
  return `${publicUrl}${links.urlFor('quote', {})}?token=${token}`
}

/** A size for a reader whose unit is unknown: `90 × 130 in (2,286 × 3,302 mm)`. SIZE-12. */
const inBothUnits = (width: string, height: string, locale: string) =>
  `${showSize(width, height, 'in', locale)} (${showSize(width, height, 'mm', locale)})`

const inAdmin = ({ publicUrl }: Deps<'publicUrl'>, id: string) => `${publicUrl}/admin/quote_request/${id}`

/** Tells the shopper that the request was received. */
export async function postReceipt(
  deps: Deps<'post'> & DepsOf<typeof privateLink>,
  store: Transaction,
  row: QuoteRequestRow,
): Promise<void> {
  const link = await privateLink(deps, store, row.id, RECEIPT_SECONDS)
  await deps.post(store, (shop) => ({ to: row.email, ...messages.received(shop, link) }))
}

/** Tells the shop about a request; a reply goes to the shopper. */
export async function postToShop(
  deps: Deps<'post'> & DepsOf<typeof inAdmin>,
  store: Transaction,
  row: QuoteRequestRow,
  { fileName, unit, locale }: Pick<Viewer, 'unit' | 'locale'> & { readonly fileName: string | null },
): Promise<void> {
  const { width, height } = row
  const lines = [
    messages.lineWhat(row.wanted_product),
    messages.lineQuantity(String(row.quantity)),
    ...(width === null || height === null ? [] : [messages.lineSize(showSize(width, height, unit, locale))]),
    ...(row.wanted_material === '' ? [] : [messages.lineMaterial(row.wanted_material)]),
    ...(row.needed_by === '' ? [] : [messages.lineNeeded(row.needed_by)]),
    ...(fileName === null ? [] : [messages.lineFile(fileName)]),
    ...(row.message === '' ? [] : ['', row.message]),
  ]
  const mail = messages.toShop({ name: row.name, email: row.email, lines }, inAdmin(deps, row.id))
  for (const to of await addressesOfShop({ storage: store }))
    await deps.post(store, () => ({ to, ...mail, replyTo: row.email }))
}

/** Sends the shopper staff's offer, with its private link. QUOTE-4. */
export async function postOffer(
  deps: Deps<'now' | 'post'> & DepsOf<typeof privateLink>,
  store: Transaction,
  row: QuoteRequestRow,
  { productName, materialName, total }: OfferedPrice,
): Promise<void> {
  const { locale } = await store.catalog.settings()
  const until = Date.parse(`${row.valid_until}T00:00:00Z`)
  const lifeSeconds = Math.max(0, (until - deps.now().getTime()) / 1000) + AFTER_OFFER_SECONDS
  const link = await privateLink(deps, store, row.id, Math.ceil(lifeSeconds))
  const lines = [
    messages.lineWhat(productName),
    messages.lineMaterial(materialName),
    messages.lineSize(inBothUnits(row.offered_width!, row.offered_height!, locale)),
    messages.lineQuantity(String(row.offered_quantity)),
    messages.lineUnit(formatUnitPrice(row.unit_price!, row.currency, locale)),
    messages.lineTotal(formatMoney(total, row.currency, locale)),
  ]
  const { wanted_product: product, response } = row
  const about = { product, lines, until: DATE.format(until), response }
  await deps.post(store, (shop) => ({ to: row.email, ...messages.offered(shop, about, link) }))
}

/** Tells the shopper that staff declined the request or withdrew the offer. */
export async function postClosedByShop(
  deps: Deps<'links' | 'post' | 'publicUrl'>,
  store: Transaction,
  row: QuoteRequestRow,
): Promise<void> {
  const { email: to, wanted_product: product, response, state } = row
  const link = `${deps.publicUrl}${deps.links.urlFor('quoteForm', {})}`
  await deps.post(store, (shop) => ({
    to,
    ...(state === 'declined'
      ? messages.declinedByShop(shop, product, response, link)
      : messages.withdrawnByShop(shop, product, response)),
  }))
}

/** Tells the shop that the shopper has accepted, declined or withdrawn. */
export async function postClosedByShopper(
  deps: Deps<'post'> & DepsOf<typeof inAdmin>,
  store: Transaction,
  { id, name, email }: QuoteRequestRow,
  state: 'accepted' | 'declined' | 'withdrawn',
): Promise<void> {
  const mail = messages.closed(name, state, inAdmin(deps, id))
  for (const to of await addressesOfShop({ storage: store }))
    await deps.post(store, () => ({ to, ...mail, replyTo: email }))
}
