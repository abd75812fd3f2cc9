import { DONE, textOf } from './cart-result.ts'
import { failed } from './failed.ts'
import type { Intent } from './intent.ts'

/** Removes a line and returns what is needed to restore it. Removing it twice isn't an error. */
export const removeLine: Intent = async (fields, { shop, viewer }) => {
  const itemId = textOf(fields, 'itemId')
  const before = await shop.cart.show(viewer)
  const line = [...before.items, ...before.savedForLater].find(({ id }) => id === itemId)
  if (!line) return DONE
  const outcome = await shop.cart.remove(viewer, itemId)
  if (!outcome.ok) return failed(outcome, itemId)
  const { name, productClass, configuredId, quantity } = line
  return { ...DONE, removed: { name, productClass, configuredId, quantity: String(quantity) } }
}
