import type { Messages } from '../problem/problem.ts'

export const materialMessages = {
  'material.gone': {
    text: 'The material {name} is no longer available for this product and has been reverted to the default.',
    level: 'error',
    source: '§5 Quantity',
  },
  'material.none': {
    text: 'No material is available for this product.',
    level: 'error',
    source: '§1',
  },
  'material.backordered': {
    text: 'The material {name} is on backorder and will ship later than usual.',
    level: 'warning',
    source: '§3 Template material',
  },
  'color.required': { text: 'Please select a color.', level: 'error', source: '§5 Size' },
  'color.unknown': {
    text: 'This color is not available for the selected material.',
    level: 'error',
    source: '§5 Size',
  },
  'color.does-not-fit': {
    text: 'The color {name} is not available for the selected size.',
    level: 'error',
    source: '§5 Size',
  },
  'color.not-on-material': {
    text: 'The color {name} can not be made in {material}.',
    level: 'error',
    source: '§3 Template material, color_maps',
  },
  'lamination.not-available': {
    text: 'Lamination is not available for the selected material.',
    level: 'error',
    source: '§3 Template material',
  },
} as const satisfies Messages
