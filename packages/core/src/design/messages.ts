import type { Messages } from '../problem/problem.ts'

/** Messages of these rules, by code. */
export const designMessages = {
  'design.border-size': {
    text: 'The border size must be a number from 0 to {maximum}.',
    level: 'error',
    source: 'DESIGN-8',
  },
  'design.border-margin': {
    text: 'The border margin must be a number from 0 to {maximum}.',
    level: 'error',
    source: 'DESIGN-8',
  },
  'design.not-reversible': {
    text: 'The material {name} can not be reverse cut.',
    level: 'error',
    source: 'OPT-13',
  },
} as const satisfies Messages
