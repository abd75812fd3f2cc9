import { decimal, flatten, turned, type Point } from '../geometry/index.ts'
import { middleOf, type Placement } from './placement.ts'

/** A cut line in a file: path data of absolute `M`, `L`, `C` and `Z` in fractions of its page. FILE-20. */
export interface FileLine {
  readonly kind: 'thru' | 'kiss' | 'perforation' | 'crease'
  readonly path: string
}

/** The closed cut lines of a file: through all layers or, where there are none, through the upper one. */
export function ownCut(lines: readonly FileLine[] | null | undefined): string | null {
  const closed = (lines ?? []).filter(({ path }) => path.endsWith('Z'))
  for (const kind of ['thru', 'kiss'] as const) {
    const paths = closed.filter((line) => line.kind === kind).map(({ path }) => path)
    if (paths.length > 0) return paths.join('')
  }
  return null
}

/** The cut line of a placed file: path data in inches. */
export function ownCutOn(path: string, placement: Placement): string {
  const middle = middleOf(placement)
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => {
    const at = { x: placement.x + Number(x) * placement.width, y: placement.y + Number(y) * placement.height }
    const on = turned(at, placement.rotation, middle)
    return `${decimal(on.x, 4)} ${decimal(on.y, 4)}`
  })
}

/** Flattening tolerance, as a share of the page. */
const FINE = 0.0002

/** The convex outline of a cut line, in fractions of the page. */
export function ownOutline(path: string): readonly Point[] {
  const points = flatten(path, FINE)
    .flat()
    .toSorted((a, b) => a.x - b.x || a.y - b.y)
  const half = (ordered: readonly Point[]) => {
    const side: Point[] = []
    for (const point of ordered) {
      while (side.length > 1 && !turnsLeft(side.at(-2)!, side.at(-1)!, point)) side.pop()
      side.push(point)
    }
    return side.slice(0, -1)
  }
  return [...half(points), ...half(points.toReversed())]
}

const turnsLeft = (a: Point, b: Point, c: Point): boolean =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0
