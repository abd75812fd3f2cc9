import { notFound, type Outcome } from '../outcome.ts'
import type { CartDeps } from './deps.ts'
import { showCart } from './show-cart.ts'
import type { Cart } from './cart.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { itemNotFound } from '../messages/records.ts'

/** Takes a line out of the cart; the configured product stays, so that it can be added again. */
export const removeItem =
  (deps: CartDeps) =>
  async (viewer: Viewer, itemId: string): Promise<Outcome<Cart>> => {
    if (!(await deps.storage.carts.removeLine(viewer.owner, itemId))) return notFound(itemNotFound)
    return { ok: true, value: await showCart(deps)(viewer) }
  }
