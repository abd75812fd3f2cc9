import type { Messages } from '../problem/problem.ts'

export const packagingMessages = {
  'packaging.no-longer-fits': {
    text: 'The product no longer fits the available package sizes',
    level: 'error',
    source: '§5 Packaging',
  },
} as const satisfies Messages
