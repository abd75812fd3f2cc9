import type { Messages } from '../problem/problem.ts'

/** Messages of these rules, by code. */
export const optionMessages = {
  'option.size': {
    text: 'This option is not available for the selected size.',
    level: 'error',
    source: 'OPT-1',
  },
  'option.material': {
    text: 'This option is not available for the selected material.',
    level: 'error',
    source: 'OPT-2',
  },
  'option.required': { text: 'Please choose an option for {name}.', level: 'error', source: 'OPT-5' },
  'option.unknown': { text: 'This option is no longer available.', level: 'error', source: 'OPT-3' },
  'option.border': {
    text: 'A border is not available for this product.',
    level: 'error',
    source: 'OPT-11',
  },
  'option.one-choice': {
    text: 'Please choose only one of {name}.',
    level: 'error',
    source: 'OPT-4',
  },
  'option.pieces': {
    text: '{name} need at least {min} pieces.',
    level: 'error',
    source: 'OPT-18',
  },
  'option.uneven': {
    text: '{name}: {quantity} pieces are {larger} × {most} and {smaller} × {least}.',
    level: 'warning',
    source: 'OPT-18',
  },
} as const satisfies Messages
