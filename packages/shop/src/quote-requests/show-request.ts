import { stateAfter, type QuoteState } from '@kisscut/core/quote-request'
import type { Currency, DecimalString } from '@kisscut/core/product'
import { custom, quoteRequest, userFile } from '@kisscut/records'
import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import * as messages from '../messages/quote-requests.ts'
import { done, notFound, type Outcome } from '../outcome.ts'
import { asOfToday, findRequest, type QuoteRef } from './find-request.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { offeredPrice, type OfferedPrice, type QuoteRequestRow } from './terms.ts'

interface Sides {
  readonly width: DecimalString
  readonly height: DecimalString
}

/** Staff's offer. */
export interface QuotedOffer extends OfferedPrice {
  readonly quantity: number
  readonly size: Sides
  readonly unitPrice: DecimalString
  readonly currency: Currency
  /** `YYYY-MM-DD` */
  readonly validUntil: string
}

/** A quote request as its shopper sees it. */
export interface ShownQuoteRequest {
  readonly id: string
  readonly state: QuoteState
  readonly created: Date
  readonly product: string
  readonly quantity: number
  readonly size: Sides | null
  readonly material: string
  readonly neededBy: string
  readonly message: string
  readonly fileName: string | null
  /** Staff's response; empty if there is none. */
  readonly response: string
  readonly offer: QuotedOffer | null
  /** Actions available at present. */
  readonly mayAccept: boolean
  readonly mayDecline: boolean
  readonly mayWithdraw: boolean
  /** Why it can't be accepted; null if it can. */
  readonly obstacle: string | null
  /** Whether it was accepted in this browser or account, so that it can be put in the cart again. */
  readonly isTheirs: boolean
}

export const NO_SUCH_REQUEST = notFound(messages.notFoundText)

/** A request by its private link, or the viewer's own. QUOTE-4. */
export const showRequest =
  (deps: Deps<'catalog.recent'> & DepsOf<typeof findRequest | typeof shown>) =>
  async (viewer: Viewer, ref: QuoteRef): Promise<Outcome<ShownQuoteRequest>> => {
    const catalog = await deps.catalog.recent(viewer)
    const row = await findRequest(deps, catalog, viewer, ref)
    return row === null ? NO_SUCH_REQUEST : done(await shown(deps, catalog, viewer, row))
  }

/** Most requests in a list. */
const LISTED = 100

/** A quote request in a list. */
export type ListedQuoteRequest = Pick<ShownQuoteRequest, 'id' | 'state' | 'created' | 'product' | 'quantity'>

/** The viewer's requests, newest first. QUOTE-7. */
export const listRequests =
  (deps: Deps<'catalog.recent' | 'storage.records'> & DepsOf<typeof asOfToday>) =>
  async (viewer: Viewer): Promise<readonly ListedQuoteRequest[]> => {
    const catalog = await deps.catalog.recent(viewer)
    const query = { owner: viewer.owner, newestFirst: true, pageSize: LISTED }
    const { rows } = await deps.storage.records.page(quoteRequest, query)
    const asOfNow = rows.map((row) => asOfToday(deps, catalog, row))
    return (await Promise.all(asOfNow)).map(listed)
  }

const listed = ({ id, state, created, wanted_product, quantity }: QuoteRequestRow): ListedQuoteRequest => ({
  ...{ id, state, created, product: wanted_product, quantity },
})

async function shown(
  { storage: { records } }: Deps<'storage.records'>,
  catalog: CatalogSnapshot,
  viewer: Viewer,
  row: QuoteRequestRow,
): Promise<ShownQuoteRequest> {
  const [price, file, made] = await Promise.all([
    row.state === 'requested' ? null : offeredPrice(row, catalog),
    row.user_file === null ? null : records.get(userFile, row.user_file),
    row.custom === null ? null : records.get(custom, row.custom),
  ])
  const { width, height, offered_width, offered_height, offered_quantity, unit_price } = row
  const offer =
    price === null || offered_width === null || offered_height === null
      ? null
      : {
          ...price,
          quantity: offered_quantity ?? 0,
          size: { width: offered_width, height: offered_height },
          unitPrice: unit_price ?? '0',
          currency: row.currency,
          validUntil: row.valid_until,
        }
  const mayAccept = stateAfter(row.state, 'accept') !== null
  return {
    ...listed(row),
    size: width === null || height === null ? null : { width, height },
    ...{ material: row.wanted_material, neededBy: row.needed_by, message: row.message },
    fileName: file?.name ?? null,
    response: row.response,
    offer,
    mayAccept,
    mayDecline: mayAccept,
    mayWithdraw: row.state === 'requested',
    obstacle: mayAccept ? obstacleTo(row, catalog, offer) : null,
    isTheirs: made !== null && made.owner === viewer.owner,
  }
}

/** Why an offer can't be accepted; null if it can. */
export const obstacleTo = (
  row: Pick<QuoteRequestRow, 'currency'>,
  catalog: Pick<CatalogSnapshot, 'currency'>,
  offer: OfferedPrice | null,
): string | null => {
  if (offer === null) return messages.productGone
  return row.currency === catalog.currency ? null : messages.otherCurrency(row.currency, catalog.currency)
}
