import type { Messages } from '../problem/problem.ts'

/** Messages of these rules, by code. */
export const sizeMessages = {
  'size.required': { text: '{side} is required.', level: 'error', source: 'SIZE-1' },
  'size.not-positive': { text: '{side} must be greater than 0.', level: 'error', source: 'SIZE-4' },
  'size.too-large': { text: '{side} can not exceed {maximum}"', level: 'error', source: 'SIZE-19' },
  'size.below-minimum': {
    text: 'The size is smaller than the minimum of {w}x{h} allowed for this material.',
    level: 'error',
    source: 'SIZE-5',
  },
  'size.exceeds-maximum': {
    text: 'The dimensions exceed the max size of {w}" by {h}"',
    level: 'error',
    source: 'SIZE-6',
  },
  'size.one-side-exceeds': {
    text: 'Only one dimension can exceed {n}"',
    level: 'error',
    source: 'SIZE-6',
  },
  'size.breaks-ratio': {
    text: 'Width and height must keep the ratio {ratio}.',
    level: 'error',
    source: 'SIZE-17',
  },
  'size.not-offered': {
    text: 'Please choose one of the sizes offered for this product.',
    level: 'error',
    source: 'SIZE-13',
  },
  'size.two-chosen': {
    text: 'You chose {w}" by {h}" and typed another size. Which one do you want?',
    level: 'error',
    source: 'FLOW-14',
  },
} as const satisfies Messages
