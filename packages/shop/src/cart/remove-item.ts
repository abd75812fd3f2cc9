import { notFound, type Outcome } from '../outcome.ts'
import { showCart } from './show-cart.ts'
import type { Cart } from './cart.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { itemNotFound } from '../messages/records.ts'

/** Removes a line from the cart; the configured product stays and can be added again. */
export const removeItem =
  (deps: Deps<'storage.carts'> & DepsOf<typeof showCart>) =>
  async (viewer: Viewer, itemId: string): Promise<Outcome<Cart>> => {
    if (!(await deps.storage.carts.removeLine(viewer.owner, itemId))) return notFound(itemNotFound)
    return { ok: true, value: await showCart(deps)(viewer) }
  }
