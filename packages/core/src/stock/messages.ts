import type { Messages } from '../problem/problem.ts'

/** Messages of these rules, by code. */
export const stockMessages = {
  'stock.backorder': {
    text: 'This product is on backorder and only {n} are left in stock.',
    level: 'warning',
    source: 'STOCK-1',
  },
  'stock.out': { text: 'This product is out of stock.', level: 'error', source: 'STOCK-2' },
  'stock.short': {
    text: 'This product only has {n} left in stock.',
    level: 'error',
    source: 'STOCK-2',
  },
  'stock.out-custom': {
    text: 'The product is out of stock.',
    level: 'error',
    source: 'STOCK-4',
  },
  'stock.short-custom': {
    text: 'Only {n} products are left in stock.',
    level: 'error',
    source: 'STOCK-4',
  },
} as const satisfies Messages
