import type { Messages } from '../problem/problem.ts'

/** Messages of these rules, by code. */
export const materialMessages = {
  'material.gone': {
    text: 'The material {name} is no longer available for this product and has been reverted to the default.',
    level: 'error',
    source: 'MAT-1',
  },
  'material.none': {
    text: 'No material is available for this product.',
    level: 'error',
    source: 'FLOW-10',
  },
  'material.backordered': {
    text: 'The material {name} is on backorder and will ship later than usual.',
    level: 'warning',
    source: 'MAT-9',
  },
  'color.required': { text: 'Please select a color.', level: 'error', source: 'MAT-2' },
  'color.unknown': {
    text: 'This color is not available for the selected material.',
    level: 'error',
    source: 'MAT-7',
  },
  'color.does-not-fit': {
    text: 'The color {name} is not available for the selected size.',
    level: 'error',
    source: 'MAT-3',
  },
  'color.not-on-material': {
    text: 'The color {name} can not be made in {material}.',
    level: 'error',
    source: 'MAT-7',
  },
  'lamination.not-available': {
    text: 'Lamination is not available for the selected material.',
    level: 'error',
    source: 'MAT-6',
  },
} as const satisfies Messages
