import type { Viewer } from '../accounts/viewer.ts'
import { notFound, type Outcome } from '../outcome.ts'
import type { Cart } from './cart.ts'
import { showCart } from './show-cart.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { itemNotFound } from '../messages/records.ts'

/** Saves a line for later, or moves it back to the cart; it is repriced when shown. CART-7. */
export const saveForLater =
  (deps: Deps<'storage.carts'> & DepsOf<typeof showCart>) =>
  async (viewer: Viewer, itemId: string, isSaved: boolean): Promise<Outcome<Cart>> => {
    if (!(await deps.storage.carts.saveForLater(viewer.owner, itemId, isSaved))) return notFound(itemNotFound)
    return { ok: true, value: await showCart(deps)(viewer) }
  }
