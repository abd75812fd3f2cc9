import { DONE, textOf } from './cart-result.ts'
import { failed } from './failed.ts'
import type { Intent } from './intent.ts'

/** Changes a line's quantity by the rules of its product page. */
export const changeQuantity: Intent = async (fields, { shop, viewer }) => {
  const [itemId, quantity] = [textOf(fields, 'itemId'), textOf(fields, 'quantity')]
  const outcome = await shop.cart.changeQuantity(viewer, itemId, quantity.trim())
  return outcome.ok ? DONE : failed(outcome, itemId, quantity)
}
