import type { Messages } from '../problem/problem.ts'

export const clipartMessages = {
  'clipart.too-small': {
    text: 'Dimensions are too small. Please increase the size.',
    level: 'error',
    source: '§5 Size',
  },
  'clipart.too-high': {
    text: 'The height can not exceed {n} inches',
    level: 'error',
    source: '§5 Size',
  },
  'clipart.too-wide': {
    text: 'The width can not exceed {n} inches',
    level: 'error',
    source: '§5 Size',
  },
} as const satisfies Messages
