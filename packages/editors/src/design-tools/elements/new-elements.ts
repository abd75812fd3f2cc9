import { elementOf, type Element, type Placed, type ShapeItem } from '@kisscut/artwork/design'
import { safeAreaOn, shapeBox, type DieLineSpec } from '@kisscut/artwork/die-line'
import { grown, type Box, type Size } from '@kisscut/artwork/geometry'
import { middleOf } from '@kisscut/artwork/placement'
import type { Paint } from '@kisscut/core/color'
import { NO_STROKE } from '@kisscut/core/design'

/** Share of the safe area for a new element, along its longer side. */
const SHARE = { text: 0.7, picture: 0.65, shape: 0.45, code: 0.35 } as const
/** The initial em of a new text in inches. */
export const FIRST_SIZE = 0.5

/** Properties of new elements. */
export interface NewElement {
  readonly id: string
  readonly side: string
  readonly spec: DieLineSpec
}

/** The bounding box of the cut, less its margin. */
function safeBox(spec: DieLineSpec): Box {
  const box = shapeBox(spec)
  const margin = Math.min(safeAreaOn(spec), Math.min(box.width, box.height) / 4)
  return grown(box, -margin)
}

/** A box with the given ratio and share of the safe area, centered. EDIT-2. */
export function inTheMiddle(natural: Size, spec: DieLineSpec, share: number, least: Size = NO_SIZE): Box {
  const room = safeBox(spec)
  const by = Math.max(
    Math.min((room.width * share) / natural.width, (room.height * share) / natural.height),
    least.width / natural.width,
  )
  const [width, height] = [natural.width * by, natural.height * by]
  const { x, y } = middleOf(room)
  return { x: x - width / 2, y: y - height / 2, width, height }
}
const NO_SIZE: Size = { width: 0, height: 0 }

/** Scale factor that makes a drawn text take its share of the safe area. */
export function textScale(drawn: Size, spec: DieLineSpec): number {
  const room = safeBox(spec)
  return Math.min((room.width * SHARE.text) / drawn.width, (room.height * SHARE.code) / drawn.height)
}

/** Shapes a shopper may add. A circle and an oval differ by their box. */
export const SHAPES = [
  'rectangle',
  'rounded_corner',
  'circle',
  'ellipse',
] as const satisfies readonly ShapeItem['shape'][]
export type NewShape = (typeof SHAPES)[number]

export function newShape({ id, side, spec }: NewElement, shape: NewShape, fill: Paint): Element {
  const natural = shape === 'circle' ? { width: 1, height: 1 } : { width: 3, height: 2 }
  return elementOf('shape', {
    id,
    side,
    ...inTheMiddle(natural, spec, SHARE.shape),
    shape,
    roundness: shape === 'rounded_corner' ? 20 : 0,
    maintainProportion: shape === 'circle',
    fill,
    stroke: NO_STROKE,
  })
}

/** A code in the ratio of its symbol, never too small to scan. EDIT-3. */
export const newCode = (
  { id, side, spec }: NewElement,
  code: Pick<Extract<Element, { kind: 'code' }>, 'code' | 'data'>,
  smallest: Size,
): Element => elementOf('code', { id, side, ...inTheMiddle(smallest, spec, SHARE.code, smallest), ...code })

/** The box of a code with changed content: enlarged about its center where needed. EDIT-3. */
export function resizedCode({ x, y, width, height }: Placed, smallest: Size): Box {
  const wide = Math.max(width, smallest.width)
  const high = (wide * smallest.height) / smallest.width
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high }
}

export const newPicture = <K extends 'clipart' | 'upload' | 'marketplace'>(
  { id, side, spec }: NewElement,
  kind: K,
  natural: Size,
  fields: Partial<Extract<Element, { kind: K }>>,
): Extract<Element, { kind: K }> =>
  elementOf(kind, { ...fields, ...inTheMiddle(natural, spec, SHARE.picture), id, side } as Partial<
    Extract<Element, { kind: K }>
  > & { id: string; side: string })
