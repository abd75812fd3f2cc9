import { borderOf, rulesOn, safeArea, shapeBox } from '../die-line/index.ts'
import type { DieLineSpec } from '../die-line/index.ts'
import { normalizeRotation } from '@kisscut/core/design'
import { boxAround, flatten, grown } from '../geometry/index.ts'
import type { Box, Point, Size } from '../geometry/index.ts'
import { isInside } from './inside.ts'
import { middleOf, outlineOn, rotateTo, scaleBy } from './placement.ts'
import type { Placement } from './placement.ts'

/**
 * The whole artwork inside the die line with a white border, centered; `natural` in any unit. `outline`, if known, is the
 * artwork's own in fractions of its page: empty space around it takes no room.
 */
export function fitInside(
  natural: Size,
  spec: DieLineSpec,
  border = borderOf(spec),
  rotation = 0,
  outline?: readonly Point[],
): Placement {
  const room = shapeBox(spec)
  const margin = Math.min(border, Math.min(spec.width, spec.height) / 4)
  const page = { x: 0, y: 0, ...natural, rotation: normalizeRotation(rotation) }
  const ink = boxAround(outlineOn(page, outline))
  const by = Math.min((room.width - 2 * margin) / ink.width, (room.height - 2 * margin) / ink.height)
  const [width, height] = [natural.width * by, natural.height * by]
  const [from, to] = [middleOf(ink), middleOf(room)]
  const middle = middleOf(page)
  return {
    ...page,
    x: to.x + (middle.x - from.x) * by - width / 2,
    y: to.y + (middle.y - from.y) * by - height / 2,
    width,
    height,
  }
}

/** Halvings that find the largest size, to a thousandth. */
const STEPS = 10
/** Inches by which artwork may pass its limit line. */
const HAIR = 0.001

/** {@link fitInside} without cutting off any part of the artwork's outline: smaller where corners would pass a round line. */
export function fitWithin(
  natural: Size,
  spec: DieLineSpec,
  rotation = 0,
  outline?: readonly Point[],
): Placement {
  const fitted = fitInside(natural, spec, undefined, rotation, outline)
  const rings = flatten(safeArea(spec, borderOf(spec)), HAIR / 4)
  if (spec.shape === 'contour' || rings.length === 0) return fitted
  const middle = middleOf(shapeBox(spec))
  const isWithin = (placement: Placement) =>
    outlineOn(placement, outline).every((point) => isInside(point, rings, HAIR))
  if (isWithin(fitted)) return fitted
  let [fits, exceeds] = [0, 1]
  for (let step = 0; step < STEPS; step++) {
    const by = (fits + exceeds) / 2
    if (isWithin(scaleBy(fitted, by, middle))) fits = by
    else exceeds = by
  }
  return fits === 0 ? fitted : scaleBy(fitted, fits, middle)
}

/**
 * The placement of Fit and of new artwork: inside a rectangle with its border. Inside a round line, and with an ordered border,
 * no part of it reaches into the blank area.
 */
export const fit = (natural: Size, spec: DieLineSpec, rotation = 0, outline?: readonly Point[]): Placement =>
  isRound(spec) || spec.margin !== undefined
    ? fitWithin(natural, spec, rotation, outline)
    : fitInside(natural, spec, undefined, rotation, outline)

const isRound = ({ shape }: DieLineSpec): boolean => shape === 'circle' || shape === 'ellipse'

/** The artwork covering the die line and its bleed, centered, at any rotation; the excess extends beyond. */
export function fill(natural: Size, spec: DieLineSpec, rotation = 0): Placement {
  const room = shapeBox(spec)
  const { width, height } = grown(room, rulesOn(spec).bleed)
  const needed = turnedSize({ width, height }, -rotation)
  const by = Math.max(needed.width / natural.width, needed.height / natural.height)
  return inTheMiddle(natural, by, room, rotation)
}

/** Size of the upright bounding box of a rotated rectangle. */
function turnedSize({ width, height }: Size, degrees: number): Size {
  const radians = (degrees * Math.PI) / 180
  const cos = Math.abs(Math.cos(radians))
  const sin = Math.abs(Math.sin(radians))
  return { width: width * cos + height * sin, height: width * sin + height * cos }
}

function inTheMiddle(natural: Size, by: number, room: Box, rotation: number): Placement {
  const [width, height] = [natural.width * by, natural.height * by]
  const x = room.x + (room.width - width) / 2
  const y = room.y + (room.height - height) / 2
  return rotateTo({ x, y, width, height, rotation: 0 }, rotation)
}
