import type { Intent } from './intents.ts'
import { DONE, textOf } from './cart-result.ts'
import { refused } from './failed.ts'

/** Takes a line out, and remembers how to put it back. A line that has gone already is no trouble. */
export const removeLine: Intent = async (fields, { shop, viewer }) => {
  const itemId = textOf(fields, 'itemId')
  const before = await shop.cart.show(viewer)
  const line = before.items.find(({ id }) => id === itemId)
  if (!line) return DONE
  const outcome = await shop.cart.remove(viewer, itemId)
  if (!outcome.ok) return refused(outcome, itemId)
  const { name, productClass, configuredId, quantity } = line
  return { ...DONE, removed: { name, productClass, configuredId, quantity: String(quantity) } }
}
