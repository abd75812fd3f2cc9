import type { Messages } from '../problem/problem.ts'

/** Messages of these rules, by code. */
export const packagingMessages = {
  'packaging.no-longer-fits': {
    text: 'The product no longer fits the available package sizes',
    level: 'error',
    source: 'PACK-4',
  },
} as const satisfies Messages
