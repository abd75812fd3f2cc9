import type { Cart, CartItem, Viewer } from '@kisscut/shop'
import { problemText } from '../../../parts/configurator/problems/problem-text.ts'
import type { ShownProblem } from '../../../parts/form/field-problems.tsx'

/** A cart line for the page. The server writes its messages, so that the browser doesn't need the rules. */
export interface ShownItem extends Omit<CartItem, 'problems'> {
  readonly problems: readonly (ShownProblem & { readonly field: string })[]
}

export interface ShownCart extends Omit<Cart, 'items' | 'savedForLater'> {
  readonly items: readonly ShownItem[]
  readonly savedForLater: readonly ShownItem[]
}

type Style = Pick<Viewer, 'unit' | 'locale'>

export const shownCart = (cart: Cart, style: Style): ShownCart => ({
  ...cart,
  items: cart.items.map((item) => shownItem(item, style)),
  savedForLater: cart.savedForLater.map((item) => shownItem(item, style)),
})

const shownItem = (item: CartItem, style: Style): ShownItem => ({
  ...item,
  problems: item.problems.map((problem) => ({
    field: problem.field,
    text: problemText(problem, style),
    level: problem.level,
  })),
})
