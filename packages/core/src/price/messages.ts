import type { Messages } from '../problem/problem.ts'

/** Messages of these rules, by code. */
export const priceMessages = {
  'price.below-zero': {
    text: 'The discounts are larger than the price.',
    level: 'error',
    source: 'PRICE-23',
  },
  'price.other-subject': {
    text: 'The price of this material and size is not known yet.',
    level: 'error',
    source: 'PRICE-20',
  },
  'price.unknown': {
    text: 'The price is not known yet.',
    level: 'error',
    source: 'PRICE-21',
  },
} as const satisfies Messages
