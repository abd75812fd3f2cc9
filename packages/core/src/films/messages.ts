import type { Messages } from '../problem/problem.ts'

/** Messages of these rules, by code. */
export const filmMessages = {
  'films.only-one': {
    text: 'This product is cut from one color.',
    level: 'error',
    source: 'LET-11',
  },
  'films.too-many': {
    text: 'This product is cut from at most {n} colors.',
    level: 'error',
    source: 'LET-11',
  },
} as const satisfies Messages
