import type { Messages } from '../problem/problem.ts'

/** Messages of these rules, by code. */
export const marketplaceMessages = {
  'marketplace.too-small': {
    text: 'The size is smaller than the minimum allowed square inches of {n} for this product',
    level: 'error',
    source: 'SIZE-9',
  },
  'marketplace.invalid-size': {
    text: 'Invalid size input',
    level: 'error',
    source: 'SIZE-10',
  },
} as const satisfies Messages
