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

export const SHAPES = SHAPE_ROWS.map((shape, order): Shape => ({ ...shape, order }))
