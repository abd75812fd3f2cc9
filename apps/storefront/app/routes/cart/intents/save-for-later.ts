import { DONE, textOf } from './cart-result.ts'
import { failed } from './failed.ts'
import type { Intent } from './intent.ts'

const savedAs =
  (isSaved: boolean): Intent =>
  async (fields, { shop, viewer }) => {
    const itemId = textOf(fields, 'itemId')
    const outcome = await shop.cart.saveForLater(viewer, itemId, isSaved)
    if (!outcome.ok) return failed(outcome, itemId)
    const { items, savedForLater } = outcome.value
    const name = (isSaved ? savedForLater : items).find(({ id }) => id === itemId)?.name ?? ''
    return { ...DONE, changed: { how: isSaved ? 'saved' : 'moved', name } }
  }

/** Saves a line for later. CART-7. */
export const saveForLater = savedAs(true)

/** Moves a line that was saved for later back to the cart. */
export const moveToCart = savedAs(false)
