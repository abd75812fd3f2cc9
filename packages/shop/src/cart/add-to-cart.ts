import { wireErrors } from '@kisscut/core/configuration'
import { messageOf, hasErrors } from '@kisscut/core/problem'
import { PRODUCT_CLASSES } from '@kisscut/core/product'
import { quoteProduct } from '@kisscut/core/price'
import { entitlementOf } from '../accounts/roles.ts'
import { loadCustom } from '../configure/configured-product.ts'
import type { LoadedCustom } from '../configure/loaded-custom.ts'
import { setQuantity } from '../configure/write-custom.ts'
import { drawPreview, type PreviewDeps } from '../design/draw-preview.ts'
import { artworkErrors } from '../design/artwork-errors.ts'
import { conflict, done, invalid, type Failure, type Outcome } from '../outcome.ts'
import type { Store } from '../ports/storage.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { lineFromCustom } from './line-from-custom.ts'
import { LINES_AT_MOST, type CartDeps } from './deps.ts'

/** API-8. */
export interface AddToCart {
  readonly productClass: string
  /** Id of the configured product; empty: rejected with the text of ERR-4. */
  readonly productId: string | null | undefined
  /** Absent: the quantity the product was configured with. */
  readonly quantity?: string
  /** The page's `q` parameter, carried over to the cart. */
  readonly search?: string
  /** The same key adds once, however often and at once it comes (API-9). */
  readonly idempotencyKey?: string | null
}

/** API-9. */
export interface AddedToCart {
  readonly cartId: string
  readonly itemId: string
  /** Lines of the cart. */
  readonly count: number
  /** Path of the cart, with `q` where there was one. */
  readonly redirect: string
}

const SEARCH_AT_MOST = 500

/** Puts a configured product in the cart at the price the shop computes now. A product stands in the cart once: adding it again renews its line. */
export const addToCart =
  (deps: CartDeps & PreviewDeps) =>
  async (viewer: Viewer, input: AddToCart): Promise<Outcome<AddedToCart>> => {
    if (!input.productId) return invalid({ product_id: [messageOf({ code: 'cart.no-id' })] })
    if (!(PRODUCT_CLASSES as readonly string[]).includes(input.productClass))
      return invalid({ product_class: ['Unknown product class.'] })
    if (input.productClass !== 'custom')
      return invalid({ product_class: ['Products of this class are not sold yet.'] })
    const catalog = await deps.catalog.current()
    const loaded = await loadCustom(deps.storage.records, catalog, viewer, input.productId)
    if (!loaded.ok) return loaded
    const wanted = withQuantity(loaded.value, input.quantity, viewer)
    const failure = problemOf(wanted)
    if (failure !== null) return failure
    if (wanted.file !== null) await drawPreview(deps, wanted)
    const search = (input.search ?? '').slice(0, SEARCH_AT_MOST)
    const redirect = deps.links.urlFor('cart', {}) + (search === '' ? '' : `?q=${encodeURIComponent(search)}`)
    const work = (store: Store) => addLine(store, wanted, loaded.value.row.quantity, catalog.version, search)
    const added = await addPerKey(deps, wanted.row.owner, input, work)
    return added.ok ? done({ ...added.value, redirect }) : added
  }

const withQuantity = (loaded: LoadedCustom, quantity: string | undefined, viewer: Viewer): LoadedCustom => {
  if (quantity === undefined) return loaded
  const configuration = { ...loaded.configuration, quantity }
  const quote = quoteProduct(loaded.known.product, configuration, {
    entitlement: entitlementOf(viewer, loaded.known.product),
  })
  const wanted = quote.quantity ?? loaded.row.quantity
  return {
    ...loaded,
    quote,
    configuration: { ...configuration, quantity: String(wanted) },
    row: { ...loaded.row, quantity: wanted },
  }
}

const problemOf = (loaded: LoadedCustom): Failure | null => {
  const { quote, known, row, design, file } = loaded
  if (!known.isPublished) return invalid({ product_id: [messageOf({ code: 'cart.product-gone' })] })
  if (hasErrors(quote.problems)) return invalid(wireErrors(quote.problems))
  const state = { design, file, dpi: row.dpi, choice: row.low_resolution_choice }
  const errors = file === null ? {} : artworkErrors(state)
  return Object.keys(errors).length === 0 ? null : invalid(errors)
}

type Added = Outcome<Omit<AddedToCart, 'redirect'>>

/** A failure inside the transaction rolls it back, and the key with it. */
class Rollback extends Error {
  constructor(readonly failure: Failure) {
    super('rolled back')
  }
}

const addPerKey = async (
  { storage }: CartDeps,
  owner: string,
  input: AddToCart,
  work: (store: Store) => Promise<Omit<AddedToCart, 'redirect'>>,
): Promise<Added> => {
  const key = input.idempotencyKey
  try {
    if (!key) return done(await storage.transaction(work))
    const { productClass, productId, quantity = null } = input
    const request = JSON.stringify(['add-to-cart', productClass, productId, quantity])
    const outcome = await storage.idempotency.perKey({ owner, key, request }, work)
    return outcome.conflict
      ? conflict('This idempotency key was used for another request.')
      : done(outcome.result)
  } catch (error) {
    if (error instanceof Rollback) return error.failure
    throw error
  }
}

const addLine = async (
  store: Store,
  loaded: LoadedCustom,
  savedQuantity: number,
  version: number,
  search: string,
): Promise<Omit<AddedToCart, 'redirect'>> => {
  const { row, known } = loaded
  const line = lineFromCustom(loaded, version, search)
  const put = await store.carts.putLine(row.owner, known.product.currency, line, LINES_AT_MOST)
  if (!put.ok) throw new Rollback(conflict(NOT_PUT[put.reason]))
  if (savedQuantity !== line.quantity) await setQuantity(store.records, row.id, row.owner, line.quantity)
  return { cartId: put.cartId, itemId: put.lineId, count: put.count }
}

const NOT_PUT = {
  full: `The cart is full: it holds ${LINES_AT_MOST} products.`,
  other_currency: 'The cart holds products in another currency. Please order those first.',
} as const
