import type { Messages } from '../problem/problem.ts'

/** Messages of these rules, by code. */
export const errorMessages = {
  'cart.no-id': {
    text: 'Unable to add the product to the cart, please refresh and try again.',
    level: 'error',
    source: 'ERR-4',
  },
  'cart.not-added': { text: 'Unable to add the product to the cart', level: 'error', source: 'ERR-3' },
} as const satisfies Messages
