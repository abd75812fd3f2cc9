import type { DemoArtwork } from './artwork.ts'
import { circle, clipped, fill, group, rect } from './drawing.ts'

const COLORS = ['#f2efe6', '#e2412e', '#1f3fa8', '#f5b82e', '#141414', '#f3a6b8', '#1f8a70'] as const
type Tile = (a: string, b: string, c: string) => string

const QUARTER: Tile = (a, b) => rect(0, 0, 100, 100, a) + fill('M0 0A100 100 0 0 1 100 100H0Z', b)
const ARCHES: Tile = (a, b, c) =>
  rect(0, 0, 100, 100, a) +
  fill('M0 100A50 50 0 0 1 100 100Z', b) +
  fill('M22 100A28 28 0 0 1 78 100Z', c) +
  fill('M0 50A50 50 0 0 1 100 50Z', c) +
  fill('M22 50A28 28 0 0 1 78 50Z', b)
const DOT: Tile = (a, b, c) => rect(0, 0, 100, 100, a) + circle(50, 50, 40, b) + circle(50, 50, 18, c)
const LEAF: Tile = (a, b, c) =>
  rect(0, 0, 100, 100, a) + fill('M0 0A100 100 0 0 1 100 100A100 100 0 0 1 0 0Z', b) + circle(78, 22, 12, c)
const BARS: Tile = (a, b) =>
  rect(0, 0, 100, 100, a) + [0, 1, 2].map((i) => rect(10 + i * 30, 0, 18, 100, b)).join('')
const BITE: Tile = (a, b, c) =>
  rect(0, 0, 100, 100, a) + fill('M0 0H100L0 100Z', b) + fill('M100 100V40A60 60 0 0 0 40 100Z', c)
const PETALS: Tile = (a, b, c) =>
  rect(0, 0, 100, 100, a) +
  fill(
    'M50 50A50 50 0 0 1 0 0A50 50 0 0 1 50 50A50 50 0 0 1 100 0A50 50 0 0 1 50 50A50 50 0 0 1 100 100A50 50 0 0 1 50 50A50 50 0 0 1 0 100A50 50 0 0 1 50 50Z',
    b,
  ) +
  circle(50, 50, 11, c)

/** Tile, quarter turns and three color indexes of each place. */
const PLAN: readonly (readonly [Tile, number, number, number, number])[] = [
  [QUARTER, 0, 0, 1, 0],
  [DOT, 0, 3, 4, 0],
  [LEAF, 0, 2, 5, 3],
  [ARCHES, 0, 0, 2, 5],
  [PETALS, 0, 4, 3, 1],
  [BITE, 0, 0, 2, 1],
  [QUARTER, 2, 5, 6, 0],
  [BARS, 0, 0, 4, 0],
  [ARCHES, 2, 6, 0, 3],
  [QUARTER, 1, 1, 0, 0],
  [PETALS, 0, 0, 1, 2],
  [DOT, 0, 2, 3, 1],
  [BARS, 1, 5, 1, 0],
  [LEAF, 1, 3, 6, 0],
  [BITE, 3, 4, 0, 3],
  [QUARTER, 3, 0, 2, 0],
]

/** Sixteen tiles in the style of a 1920s workshop: pattern to the edge. */
export const tiles: DemoArtwork = {
  name: 'tiles',
  alt: 'Sixteen geometric tiles of arcs, leaves, dots and bars in red, blue, yellow, green and pink',
  width: 400,
  height: 400,
  dieLine: 'rounded_corner',
  look: 'matte',
  draw: () =>
    clipped(
      'tl-all',
      'M0 0H400V400H0Z',
      ...PLAN.map(([tile, turns, ...colors], i) => {
        const [a, b, c] = colors.map((number) => COLORS[number] ?? '#000') as [string, string, string]
        return group(
          `translate(${(i % 4) * 100} ${Math.floor(i / 4) * 100}) rotate(${turns * 90} 50 50)`,
          tile(a, b, c),
        )
      }),
    ),
}
