import { messageOf } from '@kisscut/core/problem'
import type { Cart, CartItem } from '@kisscut/shop'
import type { ShownProblem } from '../../../parts/form/field-problems.tsx'

/** A line as the page shows it: the server words its problems, so that the browser needs none of the rules. */
export interface ShownItem extends Omit<CartItem, 'problems'> {
  readonly problems: readonly (ShownProblem & { readonly field: string })[]
}

export interface ShownCart extends Omit<Cart, 'items' | 'savedForLater'> {
  readonly items: readonly ShownItem[]
  readonly savedForLater: readonly ShownItem[]
}

export const shownCart = (cart: Cart): ShownCart => ({
  ...cart,
  items: cart.items.map(shownItem),
  savedForLater: cart.savedForLater.map(shownItem),
})

const shownItem = (item: CartItem): ShownItem => ({
  ...item,
  problems: item.problems.map((problem) => ({
    field: problem.field,
    text: messageOf(problem),
    level: problem.level,
  })),
})
