import { cutText } from '@kisscut/core/text'
import { messageOf } from '@kisscut/core/problem'
import type { Currency } from '@kisscut/core/product'
import { quoteProduct } from '@kisscut/core/price'
import { entitlementOf } from '../accounts/roles.ts'
import { isProductClass, supplierOf } from '../configure/suppliers.ts'
import type { SoldProduct } from '../configure/sold-product.ts'
import { isOfOtherCurrency } from '../catalog/page-currency.ts'
import { conflict, done, invalid, warned, type Failure, type Outcome } from '../outcome.ts'
import type { Store } from '../ports/storage.ts'
import { frozen, withPicture } from '../sold-items/freeze.ts'
import type { Viewer } from '../accounts/viewer.ts'
import * as messages from '../messages/cart.ts'
import { pricesAreIn } from '../messages/currencies.ts'
import { oncePerKey } from '../idempotency.ts'
import { orderProblem, OTHER_CURRENCY, putInCart } from './put-in-cart.ts'
import { cartIn } from './reprice.ts'
import { pressProblem } from './press-problem.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { sheetProblem } from './sheet-problem.ts'

/** A request to add a configured product to the cart. API-8. */
export interface AddToCart {
  readonly productClass: string
  /** Id of the configured product; empty: rejected with the text of ERR-4. */
  readonly productId: string | null | undefined
  /** Absent: the quantity the product was configured with. */
  readonly quantity?: string
  /** The currency the page shows; if the viewer has switched since, nothing is added. CUR-7. */
  readonly currency?: Currency | null
  /** The page's `q` parameter, passed on to the cart's address. */
  readonly search?: string
  /** Repeated or concurrent calls with the same key add the product once (API-9). */
  readonly idempotencyKey?: string | null
}

/** The result of adding to the cart. API-9. */
export interface AddedToCart {
  readonly cartId: string
  readonly itemId: string
  /** Number of lines in the cart. */
  readonly count: number
  /** Path of the cart, with `q` if it was given. */
  readonly redirect: string
}

const LONGEST_SEARCH = 500

/** Staff may see a customer's product, but its line would be in the customer's cart. */
const NOT_YOURS: Failure = { ok: false, reason: 'forbidden', message: messages.notYours }

/**
 * Puts a configured product in the cart at its current price, or saves it for later. A product has one line at most: adding it
 * again replaces the line.
 */
export const addToCart =
  (
    deps: Deps<'catalog.current' | 'links' | 'storage.records'> &
      DepsOf<
        typeof cartIn | typeof oncePerKey | typeof pressProblem | typeof sheetProblem | typeof withPicture
      >,
  ) =>
  async (viewer: Viewer, input: AddToCart, isSavedForLater = false): Promise<Outcome<AddedToCart>> => {
    if (!input.productId) return invalid({ product_id: [messageOf({ code: 'cart.no-id' })] })
    if (!isProductClass(input.productClass)) return invalid({ product_class: [messages.unknownClass] })
    const catalog = await deps.catalog.current(viewer)
    if (isOfOtherCurrency(input.currency, catalog)) return conflict(pricesAreIn(catalog.currency))
    const loaded = await supplierOf(input.productClass).load(
      deps.storage.records,
      catalog,
      viewer,
      input.productId,
    )
    if (!loaded.ok) return loaded
    if (loaded.value.row.owner !== viewer.owner) return NOT_YOURS
    const wanted = withQuantity(loaded.value, input.quantity, viewer)
    const failure =
      orderProblem(viewer, wanted) ??
      (await sheetProblem(deps, wanted, viewer)) ??
      (await pressProblem(deps, wanted, viewer))
    if (failure !== null) return failure
    const item = await frozen(deps.storage, await withPicture(deps, wanted), catalog, viewer)
    const search = cutText(input.search ?? '', LONGEST_SEARCH)
    const redirect = deps.links.urlFor('cart', {}) + (search === '' ? '' : `?q=${encodeURIComponent(search)}`)
    const work = async (store: Store) => {
      const put = await putInCart(store, item, loaded.value.row, search)
      if (isSavedForLater) await store.carts.saveForLater(loaded.value.row.owner, put.itemId, true)
      return put
    }
    const { productClass, productId, quantity = null, idempotencyKey: key } = input
    const request = ['add-to-cart', productClass, productId, quantity]
    const put = () => oncePerKey(deps, wanted.row.owner, { key, request }, work)
    let added = await put()
    if (added === OTHER_CURRENCY) {
      await cartIn(deps, catalog, viewer)
      added = await put()
    }
    return added.ok ? warned(done({ ...added.value, redirect }), wanted.quote.problems) : added
  }

const withQuantity = (loaded: SoldProduct, quantity: string | undefined, viewer: Viewer): SoldProduct => {
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
