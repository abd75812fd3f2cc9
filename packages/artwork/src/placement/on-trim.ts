import { shapeBox, type DieLineSpec } from '../die-line/index.ts'
import type { Box, Size } from '../geometry/index.ts'
import type { Placement } from './placement.ts'

/**
 * Artwork with its trim, in fractions of its page, over all of the die line, centered: its bleed lies beyond. `natural` in any unit.
 * FILE-19.
 */
export function onTrim(natural: Size, trim: Box, spec: DieLineSpec): Placement {
  const room = shapeBox(spec)
  const by = Math.max(room.width / (natural.width * trim.width), room.height / (natural.height * trim.height))
  return about(natural, trim, spec, by)
}

/** The same in the size it was made in: `natural` in inches. */
export const inTrueSize = (natural: Size, trim: Box, spec: DieLineSpec): Placement =>
  about(natural, trim, spec, 1)

function about(natural: Size, trim: Box, spec: DieLineSpec, by: number): Placement {
  const room = shapeBox(spec)
  const [width, height] = [natural.width * by, natural.height * by]
  return {
    x: room.x + room.width / 2 - (trim.x + trim.width / 2) * width,
    y: room.y + room.height / 2 - (trim.y + trim.height / 2) * height,
    width,
    height,
    rotation: 0,
  }
}
