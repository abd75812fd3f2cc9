import type { Messages } from '../problem/problem.ts'

export const priceMessages = {
  'packaging.unpriced': {
    text: 'This package can not be priced at the moment.',
    level: 'error',
    source: '§7 packaging price-quote',
  },
} as const satisfies Messages
