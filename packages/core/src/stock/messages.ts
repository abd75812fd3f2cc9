import type { Messages } from '../problem/problem.ts'

export const stockMessages = {
  'stock.backorder': {
    text: 'This product is on backorder and only {n} are left in stock.',
    level: 'warning',
    source: '§5 Stock, shared flow',
  },
  'stock.out': { text: 'This product is out of stock.', level: 'error', source: '§5 Stock, shared flow' },
  'stock.short': {
    text: 'This product only has {n} left in stock.',
    level: 'error',
    source: '§5 Stock, shared flow',
  },
  'stock.out-custom': {
    text: 'The product is out of stock.',
    level: 'error',
    source: '§5 Stock, custom and clipart flow',
  },
  'stock.short-custom': {
    text: 'Only {n} products are left in stock.',
    level: 'error',
    source: '§5 Stock, custom and clipart flow',
  },
} as const satisfies Messages
