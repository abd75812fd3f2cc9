/** A point; y grows downward. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A separately painted part of a clipart; its path may have holes (even-odd). */
export interface Region {
  readonly id: string
  readonly name: string
  readonly path: string
  /** Its own color; absent: ink. */
  readonly color?: string
}

/** The shop's own drawing, 400 by 400. */
export interface Clipart {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly keywords: string
  readonly regions: readonly Region[]
  /** Paths over its regions. CLIP-14. */
  readonly shades?: readonly string[]
}

/** Selector of the shading of a drawing. */
export const SHADE = '.shade'

export const SIDE = 400
const MIDDLE = SIDE / 2
const INK = '#1b1917'

const at = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`

/** A point at a distance from the center and degrees clockwise from the top. */
export const polar = (radius: number, degrees: number, middle: Point = { x: MIDDLE, y: MIDDLE }): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) }
}

/** Repeats a drawing around the center. */
export const around = (count: number, draw: (degrees: number, i: number) => string, from = 0): string =>
  Array.from({ length: count }, (_, i) => draw(from + (i * 360) / count, i)).join('')

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`

/** Cubic curves, each given by two control points and an end. */
export const curve = (start: Point, ...points: readonly Point[]): string => {
  const curves = []
  for (let i = 0; i < points.length; i += 3)
    curves.push(
      `C${points
        .slice(i, i + 3)
        .map(at)
        .join(' ')}`,
    )
  return `M${at(start)}${curves.join('')}Z`
}

export const circle = ({ x, y }: Point, radius: number): string => {
  const r = Math.round(radius)
  return `M${at({ x: x - r, y })}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

export const disc = (radius: number): string => circle({ x: MIDDLE, y: MIDDLE }, radius)

export const ring = (outer: number, inner: number): string => disc(outer) + disc(inner)

/** A bar between two points with a width at each end. */
export const bar = (from: Point, to: Point, width: number, end = width): string => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const normal = { x: (from.y - to.y) / length, y: (to.x - from.x) / length }
  const beside = ({ x, y }: Point, by: number): Point => ({ x: x + normal.x * by, y: y + normal.y * by })
  return polygon([
    beside(from, width / 2),
    beside(to, end / 2),
    beside(to, -end / 2),
    beside(from, -width / 2),
  ])
}

/**
 * A leaf or petal from a root in a direction; `bulge` is the position of its widest point, from 0 at its root to 1 at its tip.
 */
export const leaf = (root: Point, degrees: number, length: number, width: number, bulge = 0.5): string => {
  const tip = polar(length, degrees, root)
  const along = (share: number, aside: number) =>
    polar(aside, degrees + 90, polar(length * share, degrees, root))
  const [low, high] = [bulge * 0.6, 0.45 + bulge * 0.55]
  const half = width * 0.67
  return curve(root, along(low, half), along(high, half), tip, along(high, -half), along(low, -half), root)
}

/** A petal with a round end. */
export const petal = (root: Point, degrees: number, length: number, width: number): string => {
  const along = (share: number, aside: number) =>
    polar(aside, degrees + 90, polar(length * share, degrees, root))
  const [tip, half] = [along(1, 0), width * 0.62]
  return curve(root, along(0.4, half), along(1, half), tip, along(1, -half), along(0.4, -half), root)
}

/** A star with the given number of points. */
export const star = (points: number, outer: number, inner: number, from = 0, middle?: Point): string =>
  polygon(
    Array.from({ length: points * 2 }, (_, i) =>
      polar(i % 2 === 0 ? outer : inner, from + (i * 180) / points, middle),
    ),
  )

/** Warm, and light enough to look like shade even without a blend mode. */
const SHADING = '#5d4a3a'
const SHADING_OPACITY = 0.5

/** The SVG file of a drawing: each region is a path with an id, each shade a path with a class. */
export const svgOfClipart = ({ regions, shades = [] }: Clipart): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}" fill="${INK}" fill-rule="evenodd">${regions
    .map(({ id, path, color }) => `<path id="${id}" d="${path}"${color ? ` fill="${color}"` : ''}/>`)
    .join('')}${shades
    .map((path) => `<path class="shade" d="${path}" fill="${SHADING}" fill-opacity="${SHADING_OPACITY}"/>`)
    .join('')}</svg>\n`
