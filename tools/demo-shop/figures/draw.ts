import type { Point } from '../cliparts/draw.ts'

/** A separately painted part of a figure; several shapes may belong to it. */
export interface FigureRegion {
  readonly id: string
  readonly name: string
  /** Its default color. */
  readonly color: string
}

/** Shapes from back to front, each with its region. */
export type Shapes = readonly (readonly [region: string, path: string])[]

/** A figure on a strip: as wide as its content, its feet on the lower edge. */
export interface Figure {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly keywords: string
  readonly regions: readonly FigureRegion[]
  readonly shapes: Shapes
  /** In drawing units, 50 per relative inch. */
  readonly width: number
  readonly height: number
  /** Gap between two parts: they stay apart when all have one color. */
  readonly seam: number
}

/** Largest deviation of a hand-drawn line. */
const SHAKE = 1.6

/** Random deviations of a hand-drawn line, deterministic. */
function hand(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state / 2 ** 32 - 0.5) * 2 * SHAKE
  }
}

const written = (value: number): string => String(Math.round(value * 10) / 10)
const at = ({ x, y }: Point): string => `${written(x)} ${written(y)}`
const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})
const seedOf = (points: readonly Point[]): number =>
  points.reduce((sum, { x, y }, i) => sum + Math.round(x * 7 + y * 13) * (i + 1), points.length)

/** A hand-drawn polygon with round corners. */
export function rounded(points: readonly Point[], radius: number): string {
  const shake = hand(seedOf(points))
  const corners = points.map((point, i) => {
    const [before, after] = [points.at(i - 1)!, points[(i + 1) % points.length]!]
    const near = (to: Point) =>
      between(point, to, Math.min(0.5, radius / Math.hypot(to.x - point.x, to.y - point.y)))
    return { point, from: near(before), to: near(after) }
  })
  const path = corners.map(({ point, from, to }, i) => {
    const last = corners.at(i - 1)!.to
    const along = (share: number): Point => {
      const { x, y } = between(last, from, share)
      return { x: x + shake(), y: y + shake() }
    }
    return `C${[along(0.35), along(0.65), from].map(at).join(' ')}C${[between(from, point, 0.6), between(to, point, 0.6), to].map(at).join(' ')}`
  })
  return `M${at(corners.at(-1)!.to)}${path.join('')}Z`
}

/** A smooth shape through points. */
export function smooth(points: readonly Point[]): string {
  const count = points.length
  const path = points.map((from, i) => {
    const [before, to, after] = [points.at(i - 1)!, points[(i + 1) % count]!, points[(i + 2) % count]!]
    const handle = (on: Point, a: Point, b: Point, sign: number): Point => ({
      x: on.x + ((b.x - a.x) / 6) * sign,
      y: on.y + ((b.y - a.y) / 6) * sign,
    })
    return `C${[handle(from, before, to, 1), handle(to, from, after, -1), to].map(at).join(' ')}`
  })
  return `M${at(points[0]!)}${path.join('')}Z`
}

/** A hand-drawn ellipse, rotated by degrees. */
export function oval(middle: Point, rx: number, ry = rx, degrees = 0): string {
  const shake = hand(Math.round(middle.x * 3 + middle.y * 5 + rx * 11 + ry))
  const calm = Math.min(1, Math.min(rx, ry) / 30)
  const turn = (degrees * Math.PI) / 180
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5
    const [x, y] = [Math.cos(angle) * (rx + shake() * calm), Math.sin(angle) * (ry + shake() * calm)]
    return {
      x: middle.x + x * Math.cos(turn) - y * Math.sin(turn),
      y: middle.y + x * Math.sin(turn) + y * Math.cos(turn),
    }
  })
  return smooth(points)
}

/** An arm, a leg, a tail: round at both ends. */
export function limb(from: Point, to: Point, width: number, end = width): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [nx, ny] = [(from.y - to.y) / length, (to.x - from.x) / length]
  const beside = ({ x, y }: Point, by: number): Point => ({ x: x + nx * by, y: y + ny * by })
  const beyond = between(from, to, 1 + end / 2 / length)
  const ahead = between(from, to, -width / 2 / length)
  return smooth([
    ...[beside(from, width / 2), beside(between(from, to, 0.5), (width + end) / 4), beside(to, end / 2)],
    beyond,
    ...[beside(to, -end / 2), beside(between(from, to, 0.5), -(width + end) / 4), beside(from, -width / 2)],
    ahead,
  ])
}

/** A smile, or any line that is thickest in its middle. */
export const smile = ({ x, y }: Point, half: number, deep: number, thick = 5): string =>
  `M${at({ x: x - half, y })}C${[
    { x: x - half / 2, y: y + deep },
    { x: x + half / 2, y: y + deep },
    { x: x + half, y },
  ]
    .map(at)
    .join(' ')}C${[
    { x: x + half / 2, y: y + deep + thick },
    { x: x - half / 2, y: y + deep + thick },
    { x: x - half, y },
  ]
    .map(at)
    .join(' ')}Z`

/** Points of the right half, from the top. */
export const half = (...points: readonly (readonly [x: number, y: number])[]): readonly Point[] =>
  points.map(([x, y]) => ({ x, y }))

/** The points with their mirror image: down the right side and up the left. */
export const mirrored = (right: readonly Point[]): readonly Point[] => [
  ...right,
  ...right.toReversed().map(({ x, y }) => ({ x: -x, y })),
]

export const moved = (points: readonly Point[], dx: number, dy: number): readonly Point[] =>
  points.map(({ x, y }) => ({ x: x + dx, y: y + dy }))

/** A region with a name and a color. */
export const region = (id: string, name: string, color: string): FigureRegion => ({ id, name, color })

/** The SVG file of a figure: a white seam around each part, with its default colors. */
export const svgOfFigure = ({ width, height, regions, shapes, seam }: Figure): string => {
  const colors = new Map(regions.map(({ id, color }) => [id, color]))
  const parts = shapes.map(([id, path]) => `<path class="${id}" fill="${colors.get(id)}" d="${path}"/>`)
  const box = `${written(-width / 2)} ${written(-height)} ${written(width)} ${written(height)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${written(width)}" height="${written(height)}" stroke="#ffffff" stroke-width="${seam}" stroke-linejoin="round">${parts.join('')}</svg>\n`
}
