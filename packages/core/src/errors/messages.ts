import type { Messages } from '../problem/problem.ts'

export const errorMessages = {
  'cart.no-id': {
    text: 'Unable to add the product to the cart, please refresh and try again.',
    level: 'error',
    source: '§7, §8',
  },
  'cart.not-added': { text: 'Unable to add the product to the cart', level: 'error', source: '§8' },
} as const satisfies Messages
