import type { Messages } from '../problem/problem.ts'

/** Messages of these rules, by code. */
export const clipartMessages = {
  'clipart.too-small': {
    text: 'Dimensions are too small. Please increase the size.',
    level: 'error',
    source: 'SIZE-7',
  },
  'clipart.too-high': {
    text: 'The height can not exceed {n} inches',
    level: 'error',
    source: 'SIZE-8',
  },
  'clipart.too-wide': {
    text: 'The width can not exceed {n} inches',
    level: 'error',
    source: 'SIZE-8',
  },
} as const satisfies Messages
