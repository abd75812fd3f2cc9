import type { Messages } from '../problem/problem.ts'

export const optionMessages = {
  'option.size': {
    text: 'This option is not available for the selected size.',
    level: 'error',
    source: '§5 Options',
  },
  'option.material': {
    text: 'This option is not available for the selected material.',
    level: 'error',
    source: '§5 Options',
  },
  'option.required': { text: 'Please choose {name}.', level: 'error', source: '§3 Template option set' },
  'option.unknown': { text: 'This option is no longer available.', level: 'error', source: '§3 Custom' },
  'option.border': {
    text: 'A border is not available for this product.',
    level: 'error',
    source: '§3 Template, option_border',
  },
  'option.one-choice': {
    text: 'Please choose only one of {name}.',
    level: 'error',
    source: '§4 Option display',
  },
} as const satisfies Messages
