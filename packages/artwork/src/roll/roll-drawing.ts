import { unwindOf, type UnwindPosition } from '@kisscut/core/option'
import type { Point } from '../geometry/index.ts'

/** Size of the drawing. */
export const ROLL_DRAWING = { width: 56, height: 78 } as const

/** A path of the drawing. `ink` and `arrow` are stroked, the others filled. */
export interface RollPart {
  readonly kind: 'roll' | 'end' | 'core' | 'web' | 'label' | 'top-edge' | 'ink' | 'arrow'
  readonly path: string
}

/** The roll, seen from the front and slightly from the right. */
const ROLL = 'M10 3a6 13 0 0 0 0 26H44a6 13 0 0 0 0-26Z'
const END = 'M44 3a6 13 0 0 0 0 26a6 13 0 0 0 0-26Z'
const CORE = 'M44 10.5a2.5 5.5 0 0 0 0 11a2.5 5.5 0 0 0 0-11Z'
/** The label before the lettered one, around the front of the roll. */
const AROUND_ROLL = 'M12 6C9.6 8 8 12 8 16V29H34V16C34 12 35.6 8 38 6Z'

/** The point where the web leaves the roll: at its front with the print outside, otherwise behind it. */
const LEAVES = { outside: { left: 4, top: 16 }, inside: { left: 16, top: 16 } } as const
const WEB = { width: 34, end: 62 } as const

/** Half the side of a label, which is square so that it can be rotated; and the width of its top edge. */
const [HALF, EDGE] = [13, 4] as const

/** Clockwise quarter turns that bring an edge of a label to the free end of the web, which hangs down. */
const QUARTERS = { bottom: 0, right: 1, top: 2, left: 3 } as const

/**
 * Labels coming off their roll: on which side the print is, and which edge of a label comes first. A label has a letter A and a
 * thick top edge. In drawing order. OPT-20.
 */
export function rollDrawing(position: UnwindPosition): readonly RollPart[] {
  const { first, wound } = unwindOf(position)
  const { left, top } = LEAVES[wound]
  const middle = { x: left + WEB.width / 2, y: WEB.end - HALF - 3 }
  const placed = (points: readonly Point[]) =>
    pathOf(points.map((each) => turned(each, QUARTERS[first], middle)))
  const roll: RollPart[] = [
    { kind: 'roll', path: ROLL },
    { kind: 'end', path: END },
    { kind: 'core', path: CORE },
  ]
  const web: RollPart[] = [
    { kind: 'web', path: `M${left} ${top}h${WEB.width}V${WEB.end}h${-WEB.width}Z` },
    ...(wound === 'outside' ? [{ kind: 'label', path: AROUND_ROLL } as const] : []),
    { kind: 'label', path: `${placed(corners(-HALF, HALF))}Z` },
    { kind: 'top-edge', path: `${placed(corners(-HALF, EDGE - HALF))}Z` },
    { kind: 'ink', path: placed([at(-6, 10), at(0, -5), at(6, 10)]) + placed([at(-3.6, 4), at(3.6, 4)]) },
  ]
  const arrow = `M${middle.x} 65V75M${middle.x - 4} 71l4 4l4-4`
  return [...(wound === 'outside' ? [...roll, ...web] : [...web, ...roll]), { kind: 'arrow', path: arrow }]
}

const at = (x: number, y: number): Point => ({ x, y })

/** The corners of a label between two heights, from its center. */
const corners = (top: number, bottom: number): readonly Point[] => [
  at(-HALF, top),
  at(HALF, top),
  at(HALF, bottom),
  at(-HALF, bottom),
]

function turned({ x, y }: Point, quarters: number, middle: Point): Point {
  if (quarters > 0) return turned({ x: -y, y: x }, quarters - 1, middle)
  return { x: middle.x + x, y: middle.y + y }
}

const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x} ${y}`).join('')
