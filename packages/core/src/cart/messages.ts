import type { Messages } from '../problem/problem.ts'

/** Messages of these rules, by code. */
export const cartMessages = {
  'cart.price-changed': {
    text: 'The price has changed from {before} to {after} since you added this product.',
    level: 'warning',
    source: 'CART-3',
  },
  'cart.product-changed': {
    text: 'You have changed this product since you added it. Do you want the new one, or the one in the cart?',
    level: 'error',
    source: 'CART-11',
  },
  'cart.product-gone': {
    text: 'This product is no longer available. Please remove it from the cart.',
    level: 'error',
    source: 'CART-4',
  },
  'cart.artwork-missing': {
    text: 'This product has no artwork yet. Please upload it before you order.',
    level: 'warning',
    source: 'CART-4',
  },
} as const satisfies Messages
