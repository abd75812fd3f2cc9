import type { Messages } from '../problem/problem.ts'

export const priceMessages = {
  'price.other-subject': {
    text: 'The price of this material and size is not known yet.',
    level: 'error',
    source: 'PRICE-20',
  },
} as const satisfies Messages
