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
      // Shown above the cart, because the line has no fields of the product.
      return { ...result, errors: { general: Object.values(errors).flat() } }
    }
    const { items, savedForLater } = outcome.value
    const name = [...items, ...savedForLater].find(({ id }) => id === itemId)?.name ?? ''
    return { ...DONE, changed: { how: choice === 'new' ? 'renewed' : 'kept', name } }
  }

/** Replaces the line's product with its current version. CART-12. */
export const useNewProduct = chosen('new')

/** Keeps the line's version of the product. */
export const keepProduct = chosen('kept')
