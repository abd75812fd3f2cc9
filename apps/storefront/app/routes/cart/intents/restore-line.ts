import { DONE, textOf } from './cart-result.ts'
import { failed } from './failed.ts'
import type { Intent } from './intent.ts'

/** Restores a removed line; its configured product still exists. */
export const restoreLine: Intent = async (fields, { shop, viewer }) => {
  const productId = textOf(fields, 'configuredId')
  const outcome = await shop.cart.add(viewer, {
    productClass: textOf(fields, 'productClass'),
    productId,
    quantity: textOf(fields, 'quantity'),
  })
  return outcome.ok ? DONE : failed(outcome, productId)
}
