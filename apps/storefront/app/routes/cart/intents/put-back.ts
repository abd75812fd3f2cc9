import type { Intent } from './intents.ts'
import { DONE, textOf } from './cart-result.ts'
import { refused } from './failed.ts'

/** Puts a line back that was taken out by mistake: the configured product was kept. */
export const putBack: Intent = async (fields, { shop, viewer }) => {
  const productId = textOf(fields, 'configuredId')
  const outcome = await shop.cart.add(viewer, {
    productClass: textOf(fields, 'productClass'),
    productId,
    quantity: textOf(fields, 'quantity'),
  })
  return outcome.ok ? DONE : refused(outcome, productId)
}
