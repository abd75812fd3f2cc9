import { BLEED, DEFAULT_BORDER, shapeBox } from '../die-line/index.ts'
import type { DieLineSpec } from '../die-line/index.ts'
import type { Box, Size } from '../geometry/index.ts'
import { rotateTo } from './placement.ts'
import type { Placement } from './placement.ts'

/** The whole artwork inside of the die line with a white border all round, in the middle; `natural` in any unit. */
export function fitInside(
  natural: Size,
  spec: DieLineSpec,
  border = DEFAULT_BORDER,
  rotation = 0,
): Placement {
  const room = shapeBox(spec)
  const margin = Math.min(border, Math.min(spec.width, spec.height) / 4)
  const needed = turnedSize(natural, rotation)
  const by = Math.min((room.width - 2 * margin) / needed.width, (room.height - 2 * margin) / needed.height)
  return inTheMiddle(natural, by, room, rotation)
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
