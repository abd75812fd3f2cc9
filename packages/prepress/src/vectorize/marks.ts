import { CLEAR } from './certain-labels.ts'

type Mark = readonly [number, number, number]

const distance = (one: Mark, other: Mark): number =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2

/**
 * Colors as far apart as possible, the furthest first: the tracer merges areas of similar colors, and with
 * three collinear colors it would merge a thin ring with its neighbor.
 */
const MARKS: readonly Mark[] = furthestApart(
  Array.from({ length: 64 }, (_, place): Mark => [
    (place & 3) * 85,
    ((place >> 2) & 3) * 85,
    (place >> 4) * 85,
  ]),
)

/** The tracing color of a label. */
export const markOf = (label: number): Mark => MARKS[label === CLEAR ? 0 : label + 1] ?? [0, 0, 0]

/** The label of a tracing color `RRGGBB`. The tracer averages, so it may be slightly off. */
export function labelOf(fill: string): number {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => parseInt(fill.slice(at, at + 2), 16))
  const away = MARKS.map((mark) => distance(mark, [r, g, b]))
  const place = away.indexOf(Math.min(...away))
  return place === 0 ? CLEAR : place - 1
}

function furthestApart(marks: readonly Mark[]): readonly Mark[] {
  const away = marks.map(() => Infinity)
  return marks.map(() => {
    const furthest = away.indexOf(Math.max(...away))
    const chosen = marks[furthest] ?? [0, 0, 0]
    marks.forEach((mark, at) => {
      away[at] = at === furthest ? -1 : Math.min(away[at] ?? 0, distance(mark, chosen))
    })
    return chosen
  })
}
