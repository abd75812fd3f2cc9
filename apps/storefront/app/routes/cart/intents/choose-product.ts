import { DONE, textOf } from './cart-result.ts'
import { failed } from './failed.ts'
import type { Intent } from './intent.ts'

const chosen =
  (choice: 'new' | 'kept'): Intent =>
  async (fields, { shop, viewer }) => {
    const itemId = textOf(fields, 'itemId')
    const outcome = await shop.cart.choose(viewer, itemId, choice, textOf(fields, 'state'))
    if (!outcome.ok) {
      const { errors, ...result } = failed(outcome, itemId)
      // Above the cart, since the line has no fields of the product.
      return { ...result, errors: { general: Object.values(errors).flat() } }
    }
    const { items, savedForLater } = outcome.value
    const name = [...items, ...savedForLater].find(({ id }) => id === itemId)?.name ?? ''
    return { ...DONE, changed: { how: choice === 'new' ? 'renewed' : 'kept', name } }
  }

/** Puts the product in the line as it is now. CART-12. */
export const useNewProduct = chosen('new')

/** Keeps the product as the line holds it. */
export const keepProduct = chosen('kept')
