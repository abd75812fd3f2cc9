import type { Messages } from '../problem/problem.ts'

export const quantityMessages = {
  'quantity.required': { text: 'Quantity is required.', level: 'error', source: '§5 Quantity' },
  'quantity.not-whole': { text: 'Quantity must be a whole number.', level: 'error', source: '§5 Quantity' },
  'quantity.below-minimum': {
    text: 'The minimum quantity for this product is {min}',
    level: 'error',
    source: '§5 Quantity, shared flow',
  },
  'quantity.below-minimum-custom': {
    text: 'The minimum quantity for this product is {min}.',
    level: 'error',
    source: '§5 Quantity, custom products',
  },
  'quantity.below-material-minimum': {
    text: 'The minimum quantity for this material is {min}.',
    level: 'error',
    source: '§5 Size, quantity limits on the material',
  },
  'quantity.above-material-maximum': {
    text: 'The maximum quantity for this material is {max}.',
    level: 'error',
    source: '§5 Size, quantity limits on the material',
  },
  'quantity.too-large': {
    text: 'The maximum quantity is {max}.',
    level: 'error',
    source: 'docs/decisions',
  },
  'quantity.defined': {
    text: 'The quantity of this product is set to {n}.',
    level: 'error',
    source: '§3 Configured product, defined_quantity',
  },
  'quantity.defined-records': {
    text: 'This product takes exactly {n} records, not {count}.',
    level: 'error',
    source: '§3 Configured product, defined_quantity',
  },
  'quantity.not-listed': {
    text: 'Please choose one of these quantities: {list}.',
    level: 'error',
    source: '§3 Base product, limited_quantity',
  },
  'quantity.not-allowed': {
    text: 'Please enter multiples of {first}.',
    level: 'error',
    source: '§5 Quantity',
  },
} as const satisfies Messages
