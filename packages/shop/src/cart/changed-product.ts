import type { Viewer } from '../accounts/viewer.ts'
import * as messages from '../messages/cart.ts'
import { itemNotFound } from '../messages/records.ts'
import { changed, done, notFound, type Outcome } from '../outcome.ts'
import { addToCart } from './add-to-cart.ts'
import type { Cart } from './cart.ts'
import { presentHash } from './declined.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { showCart } from './show-cart.ts'

/** The new product, or the one in the cart. */
export const PRODUCT_CHOICES = ['new', 'kept'] as const
export type ProductChoice = (typeof PRODUCT_CHOICES)[number]

/**
 * Settles a line whose product has changed since it was put in the cart. `new`: the line gets a sold item of the present state,
 * by the rules of adding it. `kept`: the line keeps its sold item and no longer reports this state; `changed` if `state` is given
 * but the product has changed again. CART-12.
 */
export const chooseProduct =
  (deps: Deps<'storage.carts' | 'storage.records'> & DepsOf<typeof addToCart | typeof showCart>) =>
  async (
    viewer: Viewer,
    itemId: string,
    choice: ProductChoice,
    state?: string | null,
  ): Promise<Outcome<Cart>> => {
    const { carts, records } = deps.storage
    const { owner } = viewer
    const line = (await carts.ofOwner(owner))?.lines.find(({ id }) => id === itemId)
    if (line === undefined) return notFound(itemNotFound)
    const { productClass, configuredId, search, savedForLater, soldItem } = line
    if (choice === 'new') {
      const input = { productClass, productId: configuredId, search }
      const added = await addToCart(deps)(viewer, input, savedForLater)
      if (!added.ok) return added
      return done(await showCart(deps)(viewer))
    }
    const present = await presentHash(records, line)
    if (present === null) return notFound(itemNotFound)
    if (state && state !== present) return changed(messages.changedAgain)
    const retained = await carts.changeLine(owner, itemId, { declined: present }, { soldItem })
    return retained === null ? changed(messages.changedAgain) : done(await showCart(deps)(viewer))
  }
