import { NOBODY_OWNER, type Viewer } from '../accounts/viewer.ts'
import type { PreviewDeps } from '../design/draw-preview.ts'
import type { Outcome } from '../outcome.ts'
import { addToCart, type AddedToCart, type AddToCart } from './add-to-cart.ts'
import type { Cart } from './cart.ts'
import { changeQuantity } from './change-quantity.ts'
import type { CartDeps } from './deps.ts'
import { chooseProduct, type ProductChoice } from './changed-product.ts'
import { duplicateLine, type Duplicated } from './duplicate-line.ts'
import { isInCart } from './is-in-cart.ts'
import { removeItem } from './remove-item.ts'
import { saveForLater } from './save-for-later.ts'
import type { PressDeps } from './press-problem.ts'
import { showCart } from './show-cart.ts'
import { sweepItems } from './sweep-items.ts'

export interface Carts {
  /** Adds a configured product at the shop's current price; once per idempotency key (API-9). */
  add(viewer: Viewer, input: AddToCart): Promise<Outcome<AddedToCart>>
  show(viewer: Viewer): Promise<Cart>
  /** Number of lines, without those saved for later, for the header; doesn't read or price any line. */
  count(viewer: Viewer): Promise<number>
  /** Whether a configured product is in the cart or saved for later. */
  holds(viewer: Viewer, configuredId: string): Promise<boolean>
  changeQuantity(viewer: Viewer, itemId: string, quantity: string): Promise<Outcome<Cart>>
  /** Duplicates a line with its own copy of the product; once per idempotency key. CART-9. */
  duplicate(viewer: Viewer, itemId: string, idempotencyKey?: string | null): Promise<Outcome<Duplicated>>
  /** Saves a line for later, or moves it back to the cart. CART-7. */
  saveForLater(viewer: Viewer, itemId: string, isSaved: boolean): Promise<Outcome<Cart>>
  /**
   * Settles a line whose product has changed: the line takes the new product, or keeps the sold one. `state` is the state the
   * page showed, so that a newer one isn't declined unseen. CART-12.
   */
  choose(viewer: Viewer, itemId: string, choice: ProductChoice, state?: string | null): Promise<Outcome<Cart>>
  remove(viewer: Viewer, itemId: string): Promise<Outcome<Cart>>
  /** Removes sold items unused for a day; returns their number. */
  sweep(): Promise<number>
}

export const createCarts = (deps: CartDeps & PreviewDeps & PressDeps): Carts => ({
  add: (viewer, input) => addToCart(deps)(viewer, input),
  show: showCart(deps),
  count: async ({ owner }) => (owner === NOBODY_OWNER ? 0 : deps.storage.carts.countOfOwner(owner)),
  holds: (viewer, configuredId) => isInCart(deps.storage, viewer, configuredId),
  changeQuantity: changeQuantity(deps),
  duplicate: duplicateLine(deps),
  saveForLater: saveForLater(deps),
  choose: chooseProduct(deps),
  remove: removeItem(deps),
  sweep: sweepItems(deps),
})
