import type { Messages } from '../problem/problem.ts'

/** Messages of these rules, by code. */
export const dragDropBuyMessages = {
  'cliparts.none': {
    text: 'Put at least one figure on it.',
    level: 'error',
    source: 'DDB-5',
  },
  'cliparts.too-many': {
    text: 'At most {n} figures fit on this product.',
    level: 'error',
    source: 'DDB-3',
  },
  'cliparts.not-offered': {
    text: 'One of the figures is no longer available for this product. Please take it off.',
    level: 'error',
    source: 'DDB-3',
  },
} as const satisfies Messages
