import type { Messages } from '../problem/problem.ts'

/** Messages of these rules, by code. */
export const unitMessages = {
  'length.not-a-number': { text: 'Invalid numeric value.', level: 'error', source: 'SIZE-1' },
} as const satisfies Messages
