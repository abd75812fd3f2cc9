import { DONE, textOf } from './cart-result.ts'
import { failed } from './failed.ts'
import type { Intent } from './intent.ts'

/** Adds another line of the same product, once per rendered page. CART-9. */
export const duplicateLine: Intent = async (fields, { shop, viewer }) => {
  const itemId = textOf(fields, 'itemId')
  const outcome = await shop.cart.duplicate(viewer, itemId, `${textOf(fields, 'key')} ${itemId}`)
  if (!outcome.ok) return failed(outcome, itemId)
  const { cart, itemId: added } = outcome.value
  const name = cart.items.find(({ id }) => id === added)?.name ?? ''
  return { ...DONE, changed: { how: 'duplicated', name } }
}
