import type { Messages } from '../problem/problem.ts'

/** Messages of these rules, by code. */
export const quantityMessages = {
  'quantity.required': { text: 'Quantity is required.', level: 'error', source: 'QTY-1' },
  'quantity.not-whole': { text: 'Quantity must be a whole number.', level: 'error', source: 'QTY-1' },
  'quantity.two-readings': {
    text: '{typed} could be {n} or {thousands}. Please enter the quantity without a point.',
    level: 'error',
    source: 'QTY-11',
  },
  'quantity.below-minimum': {
    text: 'The minimum quantity for this product is {min}',
    level: 'error',
    source: 'QTY-2',
  },
  'quantity.below-minimum-custom': {
    text: 'The minimum quantity for this product is {min}.',
    level: 'error',
    source: 'QTY-2',
  },
  'quantity.below-material-minimum': {
    text: 'The minimum quantity for this material is {min}.',
    level: 'error',
    source: 'QTY-6',
  },
  'quantity.above-material-maximum': {
    text: 'The maximum quantity for this material is {max}.',
    level: 'error',
    source: 'QTY-6',
  },
  'quantity.too-large': {
    text: 'The maximum quantity is {max}. For more, contact us for a quote.',
    level: 'error',
    source: 'QTY-10',
  },
  'quantity.defined': {
    text: 'The quantity of this product is set to {n}.',
    level: 'error',
    source: 'QTY-8',
  },
  'quantity.defined-records': {
    text: 'This product takes exactly {n} records, not {count}.',
    level: 'error',
    source: 'QTY-8',
  },
  'quantity.not-listed': {
    text: 'Please choose one of these quantities: {list}.',
    level: 'error',
    source: 'QTY-7',
  },
  'quantity.not-allowed': {
    text: 'Please enter multiples of {first}.',
    level: 'error',
    source: 'QTY-5',
  },
} as const satisfies Messages
