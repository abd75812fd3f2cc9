import type { Messages } from '../problem/problem.ts'

export const marketplaceMessages = {
  'marketplace.too-small': {
    text: 'The size is smaller than the minimum allowed square inches of {n} for this product',
    level: 'error',
    source: '§5 Size',
  },
  'marketplace.invalid-size': {
    text: 'Invalid size input',
    level: 'error',
    source: '§5 Size',
  },
} as const satisfies Messages
