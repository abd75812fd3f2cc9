import { notFound } from '../outcome.ts'
import type { Cart, Outcome, Viewer } from '../types.ts'
import type { CartDeps } from './deps.ts'
import { showCart } from './show-cart.ts'

/** Takes a line out of the cart; the configured product stays, so that it can be added again. */
export const removeItem =
  (deps: CartDeps) =>
  async (viewer: Viewer, itemId: string): Promise<Outcome<Cart>> => {
    if (!(await deps.storage.carts.removeLine(viewer.owner, itemId))) return notFound('This item')
    return { ok: true, value: await showCart(deps)(viewer) }
  }
