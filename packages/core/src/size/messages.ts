import type { Messages } from '../problem/problem.ts'

export const sizeMessages = {
  'size.required': { text: '{side} is required.', level: 'error', source: '§5 Quantity' },
  'size.not-positive': { text: '{side} must be greater than 0.', level: 'error', source: '§5 Size' },
  'size.too-large': { text: '{side} can not exceed {maximum}"', level: 'error', source: 'decisions' },
  'size.below-minimum': {
    text: 'The size is smaller than the minimum of {w}x{h} allowed for this material.',
    level: 'error',
    source: '§5 Size',
  },
  'size.exceeds-maximum': {
    text: 'The dimensions exceed the max size of {w}" by {h}"',
    level: 'error',
    source: '§5 Size',
  },
  'size.one-side-exceeds': {
    text: 'Only one dimension can exceed {n}"',
    level: 'error',
    source: '§5 Size',
  },
  'size.breaks-ratio': {
    text: 'Width and height must keep the ratio {ratio}.',
    level: 'error',
    source: '§5 Size, locked ratio',
  },
  'size.not-offered': {
    text: 'Please choose one of the sizes offered for this product.',
    level: 'error',
    source: '§3 Template',
  },
} as const satisfies Messages
