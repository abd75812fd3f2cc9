import { BLEED, borderOf, shapeBox } from '../die-line/index.ts'
import type { DieLineSpec } from '../die-line/index.ts'
import { normalizeRotation } from '@kisscut/core/design'
import { boxAround } from '../geometry/index.ts'
import type { Box, Point, Size } from '../geometry/index.ts'
import { middleOf, outlineOn, rotateTo } from './placement.ts'
import type { Placement } from './placement.ts'

/**
 * The whole artwork inside of the die line with a white border all round, in the middle; `natural` in any unit. `outline`,
 * where known, is the artwork's own in fractions of its page: what is empty around it takes no room.
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

/** The artwork over the whole die line and its bleed, in the middle, whichever way it is turned; what is too much hangs over. */
export function fill(natural: Size, spec: DieLineSpec, rotation = 0): Placement {
  const room = shapeBox(spec)
  const needed = turnedSize({ width: room.width + 2 * BLEED, height: room.height + 2 * BLEED }, -rotation)
  const by = Math.max(needed.width / natural.width, needed.height / natural.height)
  return inTheMiddle(natural, by, room, rotation)
}

/** Of the upright box around a turned rectangle. */
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
