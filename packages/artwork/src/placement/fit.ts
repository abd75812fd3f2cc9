import type { Size } from '../geometry/index.ts'
import { BLEED, DEFAULT_BORDER, shapeBox } from '../die-line/index.ts'
import type { DieLineSpec } from '../die-line/index.ts'
import { boundsOf, rotateTo } from './placement.ts'
import type { Placement } from './placement.ts'

/** The whole artwork inside of the die line with a white border all round, in the middle; `natural` in any unit. */
export function fitInside(
  natural: Size,
  spec: DieLineSpec,
  border = DEFAULT_BORDER,
  rotation = 0,
): Placement {
  return fitted(natural, spec, rotation, -Math.min(border, Math.min(spec.width, spec.height) / 4), Math.min)
}

/** The artwork over the whole die line and its bleed, in the middle; what is too much hangs over. */
export function fill(natural: Size, spec: DieLineSpec, rotation = 0): Placement {
  return fitted(natural, spec, rotation, BLEED, Math.max)
}

function fitted(
  natural: Size,
  spec: DieLineSpec,
  rotation: number,
  margin: number,
  choose: (a: number, b: number) => number,
): Placement {
  const room = shapeBox(spec)
  const turnedSize = boundsOf(rotateTo({ x: 0, y: 0, ...sizeOf(natural), rotation: 0 }, rotation))
  const by = choose(
    (room.width + 2 * margin) / turnedSize.width,
    (room.height + 2 * margin) / turnedSize.height,
  )
  const width = natural.width * by
  const height = natural.height * by
  return rotateTo(
    {
      x: room.x + (room.width - width) / 2,
      y: room.y + (room.height - height) / 2,
      width,
      height,
      rotation: 0,
    },
    rotation,
  )
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height })
