import { shapeBox, type DieLineSpec } from '../die-line/index.ts'
import type { Box, Size } from '../geometry/index.ts'
import type { Placement } from './placement.ts'

/**
 * Artwork with its trim, in fractions of its page, over the whole die line, centered, with its bleed outside. `natural` in any
 * unit. FILE-19.
 */
export function onTrim(natural: Size, trim: Box, spec: DieLineSpec): Placement {
  const room = shapeBox(spec)
  const by = Math.max(room.width / (natural.width * trim.width), room.height / (natural.height * trim.height))
  return about(natural, trim, spec, by)
}

/** {@link onTrim} at the artwork's own size: `natural` in inches. */
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
