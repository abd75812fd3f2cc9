import { boxAround, turned } from '../geometry/index.ts'
import type { Box, Point, Size } from '../geometry/index.ts'
import { cornersOf, limitedFactor, middleOf, rotateTo } from '../placement/placement.ts'
import type { Placement } from '../placement/placement.ts'
import type { Element } from './element.ts'

/** A transform that keeps shapes: scale and rotation about a point, then a move. Inches; degrees clockwise. */
export interface Similarity {
  readonly about: Point
  readonly scale: number
  readonly rotate: number
  readonly dx: number
  readonly dy: number
}

/** The identity. */
export const IDENTITY: Similarity = { about: { x: 0, y: 0 }, scale: 1, rotate: 0, dx: 0, dy: 0 }

export const translation = (dx: number, dy: number): Similarity => ({ ...IDENTITY, dx, dy })
export const rotation = (degrees: number, about: Point): Similarity => ({
  ...IDENTITY,
  about,
  rotate: degrees,
})
export const scaling = (factor: number, about: Point): Similarity => ({ ...IDENTITY, about, scale: factor })

/** The rotation of several placements: that of the first. */
export const rotationOf = (placements: readonly Placement[]): number => placements[0]?.rotation ?? 0

/**
 * Rotates several placements until the first has this rotation, about the center of their bounding box with the first upright, so
 * that rotating back restores every place.
 */
export function rotationTo(placements: readonly Placement[], degrees: number): Similarity {
  const before = rotationOf(placements)
  const upright = placements.map((placement) => mapPlacement(placement, rotation(-before, ORIGIN)))
  const about = turned(middleOf(boundsOfAll(upright)), before, ORIGIN)
  return rotation(degrees - before, about)
}
const ORIGIN: Point = { x: 0, y: 0 }

/** Maps a point. */
export function mapPoint(point: Point, { about, scale, rotate, dx, dy }: Similarity): Point {
  const at = { x: about.x + (point.x - about.x) * scale, y: about.y + (point.y - about.y) * scale }
  const { x, y } = turned(at, rotate, about)
  return { x: x + dx, y: y + dy }
}

/** Maps a placement: its center is mapped, rotations add up. */
export function mapPlacement<P extends Placement>(placement: P, similarity: Similarity): P {
  const { scale, rotate } = similarity
  const middle = mapPoint(middleOf(placement), similarity)
  const [width, height] = [placement.width * scale, placement.height * scale]
  const mapped = { ...placement, x: middle.x - width / 2, y: middle.y - height / 2, width, height }
  return rotate === 0 ? mapped : { ...mapped, ...rotateTo(mapped, placement.rotation + rotate) }
}

/** Maps an element; a text's font size is scaled with its box. */
export function mapElement<E extends Element>(element: E, similarity: Similarity): E {
  const mapped = mapPlacement(element, similarity)
  return mapped.kind === 'text' ? { ...mapped, size: mapped.size * similarity.scale } : mapped
}

/** A factor that makes no placement on a product too small or too large; those already beyond a limit may stay. */
export const limitedScale = (placements: readonly Placement[], factor: number, product: Size): number =>
  placements.reduce((by, placement) => limitedFactor(placement, by, product), factor)

/** The upright bounding box of rotated placements; an empty box at the origin without any. */
export const boundsOfAll = (placements: readonly Placement[]): Box =>
  boxAround(placements.flatMap((placement) => cornersOf(placement)))

/** The transform as an SVG `matrix(…)`. */
export function matrixOf(similarity: Similarity): string {
  const { scale, rotate } = similarity
  const radians = (rotate * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians) * scale, Math.sin(radians) * scale]
  const origin = mapPoint({ x: 0, y: 0 }, similarity)
  return `matrix(${[cos, sin, -sin, cos, origin.x, origin.y].map((value) => Number(value.toFixed(9))).join(' ')})`
}
