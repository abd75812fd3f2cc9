import type { Intent } from './intents.ts'
import { DONE, textOf } from './cart-result.ts'
import { refused } from './failed.ts'

/** Another quantity for a line, by the rules of its product page. */
export const changeQuantity: Intent = async (fields, { shop, viewer }) => {
  const [itemId, quantity] = [textOf(fields, 'itemId'), textOf(fields, 'quantity')]
  const outcome = await shop.cart.changeQuantity(viewer, itemId, quantity.trim())
  return outcome.ok ? DONE : refused(outcome, itemId, quantity)
}
