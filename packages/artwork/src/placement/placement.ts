import { normalizeRotation } from '@kisscut/core/design'
import { boxAround, turned } from '../geometry/index.ts'
import type { Box, Point, Size } from '../geometry/index.ts'

/**
 * The placement of artwork: inches from the product's top left corner; `rotation` in degrees 0–360, clockwise about the artwork's
 * center. x, y, width and height are those of the box before rotation.
 */
export interface Placement extends Box {
  readonly rotation: number
}

/** A placement as stored: decimal strings (the shop's contract). */
export interface PlacementRecord {
  readonly x: string
  readonly y: string
  readonly width: string
  readonly height: string
  readonly rotation: string
}

/** Smallest side of placed artwork, in inches. */
export const SMALLEST = 0.05

/** Largest shorter side of placed artwork, in longer sides of the product. */
const LARGEST = 10

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

export function moveBy(placement: Placement, dx: number, dy: number): Placement {
  return { ...placement, x: placement.x + dx, y: placement.y + dy }
}

/**
 * A scale factor limited so that a placement stays printable and no larger than useful; one already beyond the limit may stay.
 */
export function limitedFactor({ width, height }: Size, factor: number, product?: Size): number {
  const shorter = Math.min(width, height)
  const most = product ? Math.max(1, (LARGEST * Math.max(product.width, product.height)) / shorter) : Infinity
  return Math.min(most, Math.max(factor, Math.min(1, SMALLEST / shorter)))
}

/** Scales a placement in proportion about its center, or about another point (`about`). */
export function scaleBy(
  placement: Placement,
  factor: number,
  about: Point = middleOf(placement),
  product?: Size,
): Placement {
  const by = limitedFactor(placement, factor, product)
  const middle = middleOf(placement)
  const width = placement.width * by
  const height = placement.height * by
  const at = { x: about.x + (middle.x - about.x) * by, y: about.y + (middle.y - about.y) * by }
  return { ...placement, x: at.x - width / 2, y: at.y - height / 2, width, height }
}

/** Sets the width on a product, in proportion, about the center. */
export const widenTo = (placement: Placement, width: number, product: Size): Placement =>
  scaleBy(placement, width / placement.width, undefined, product)

/** Sets the height on a product, in proportion, about the center. */
export const heightenTo = (placement: Placement, height: number, product: Size): Placement =>
  scaleBy(placement, height / placement.height, undefined, product)

export function rotateTo(placement: Placement, degrees: number): Placement {
  return { ...placement, rotation: normalizeRotation(degrees) }
}

export const rotateBy = (placement: Placement, degrees: number): Placement =>
  rotateTo(placement, placement.rotation + degrees)

/** Centers the artwork on the product. */
export function center(placement: Placement, product: Size): Placement {
  return {
    ...placement,
    x: (product.width - placement.width) / 2,
    y: (product.height - placement.height) / 2,
  }
}

/** The four rotated corners: top left, top right, bottom right, bottom left of the artwork. */
export function cornersOf(placement: Placement): readonly [Point, Point, Point, Point] {
  const { x, y, width, height, rotation } = placement
  const middle = middleOf(placement)
  return [
    turned({ x, y }, rotation, middle),
    turned({ x: x + width, y }, rotation, middle),
    turned({ x: x + width, y: y + height }, rotation, middle),
    turned({ x, y: y + height }, rotation, middle),
  ]
}

/** The artwork's outline, in fractions of its page, mapped onto the product; by default its four corners. */
export function outlineOn(placement: Placement, outline?: readonly Point[]): readonly Point[] {
  if (!outline || outline.length === 0) return cornersOf(placement)
  const { x, y, width, height, rotation } = placement
  const middle = middleOf(placement)
  return outline.map((at) => turned({ x: x + at.x * width, y: y + at.y * height }, rotation, middle))
}

/** Rounding tolerance of a record's numbers in inches. */
const ROUNDED = 0.001

/** Whether artwork is larger than the limit for its product. `outline`: its own, in fractions of its page. */
export function isFarTooLarge(placement: Placement, product: Size, outline?: readonly Point[]): boolean {
  const { width, height } = boxAround(outlineOn({ ...placement, rotation: 0 }, outline))
  return Math.min(width, height) > LARGEST * Math.max(product.width, product.height) + ROUNDED
}

/** The upright bounding box of the rotated artwork. */
export const boundsOf = (placement: Placement): Box => boxAround(cornersOf(placement))

/** A placement as stored: inches with four decimals, degrees with two. */
export function recordOf({ x, y, width, height, rotation }: Placement): PlacementRecord {
  return {
    x: x.toFixed(4),
    y: y.toFixed(4),
    width: width.toFixed(4),
    height: height.toFixed(4),
    rotation: normalizeRotation(Number(rotation.toFixed(2))).toFixed(2),
  }
}

/** A placement from its record; null where a number is invalid or the artwork would have no area. */
export function placementOf(record: PlacementRecord): Placement | null {
  const [x, y, width, height, rotation] = [
    record.x,
    record.y,
    record.width,
    record.height,
    record.rotation,
  ].map(Number) as [number, number, number, number, number]
  if (![x, y, width, height, rotation].every(Number.isFinite) || width <= 0 || height <= 0) return null
  return { x, y, width, height, rotation: normalizeRotation(rotation) }
}
