import type { NewRowOf, templateShape } from '@kisscut/records'

type Shape = NewRowOf<typeof templateShape> & { id: string }

const SHAPE_ROWS: readonly Shape[] = [
  { id: 'outline', name: 'Cut to outline', clip_type: 'contour', default: true },
  { id: 'circle', name: 'Circle', clip_type: 'circle', standard_size_ratio: '1' },
  { id: 'square', name: 'Square', clip_type: 'rectangle', standard_size_ratio: '1' },
  { id: 'rectangle', name: 'Rectangle', clip_type: 'rectangle' },
  { id: 'rounded', name: 'Rounded corners', clip_type: 'rounded_corner' },
  { id: 'oval', name: 'Oval', clip_type: 'ellipse' },
]

/** Shapes of designed products, with the print below their elements. */
const DESIGNED_ROWS: readonly Shape[] = [
  {
    ...{ id: 'logo-label', name: 'Circle', clip_type: 'circle', standard_size_ratio: '1' },
    ...{ background_shape_fill: 'color-deep-sea', border: true, border_color: 'color-butter' },
    ...{ border_size: '10', border_margin: '45' },
  },
  {
    ...{ id: 'beer-label-front', name: 'Rounded corners', clip_type: 'rounded_corner' },
    ...{ side: 'beer-labels-front', background_shape_fill: 'color-cream', border: true },
    ...{ border_color: 'color-deep-sea', border_size: '16', border_margin: '42' },
  },
  {
    ...{ id: 'beer-label-back', name: 'Rounded corners', clip_type: 'rounded_corner' },
    ...{ side: 'beer-labels-back', background_shape_fill: 'color-deep-sea' },
  },
  {
    ...{ id: 'door-magnet', name: 'Rounded corners', clip_type: 'rounded_corner' },
    ...{ background_shape_fill: 'color-butter' },
  },
  {
    ...{ id: 'magnetic-car-sign', name: 'Rounded corners', clip_type: 'rounded_corner' },
    ...{ background_shape_fill: 'color-cream', border: true, border_color: 'color-ember' },
    ...{ border_size: '22', border_margin: '40' },
  },
  {
    ...{ id: 'honey-label', name: 'Rounded corners', clip_type: 'rounded_corner' },
    ...{ background_shape_fill: 'color-cream', border: true, border_color: 'color-sunrise' },
    ...{ border_size: '14', border_margin: '48' },
  },
  {
    ...{ id: 'name-label', name: 'Rounded corners', clip_type: 'rounded_corner', clip_radius: '20' },
    ...{ background_shape_fill: 'color-plum' },
  },
  {
    ...{ id: 'pantry-label', name: 'Rounded corners', clip_type: 'rounded_corner', border: true },
    ...{ border_color: 'color-ink', border_size: '12', border_margin: '50' },
  },
]

export const SHAPES = [...SHAPE_ROWS, ...DESIGNED_ROWS].map((shape, order): Shape => ({ ...shape, order }))
