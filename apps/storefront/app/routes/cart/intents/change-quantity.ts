import { DONE, textOf } from './cart-result.ts'
import { failed } from './failed.ts'
import type { Intent } from './intent.ts'

/** Changes a line's quantity, by its product's rules, to the typed one or the larger one that costs less. */
export const changeQuantity: Intent = async (fields, { shop, viewer }) => {
  const itemId = textOf(fields, 'itemId')
  const quantity = textOf(fields, 'nudged') || textOf(fields, 'quantity')
  const outcome = await shop.cart.changeQuantity(viewer, itemId, quantity.trim())
  return outcome.ok ? DONE : failed(outcome, itemId, quantity)
}
