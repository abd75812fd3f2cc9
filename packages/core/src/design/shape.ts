import type { DecimalString } from '../product/types.ts'
import { DEFAULT_CLIP_RADIUS } from './limits.ts'

/** Shape clip types. DESIGN-11. */
export const CLIP_TYPES = [
  'none',
  'custom_path',
  'rectangle',
  'ellipse',
  'rounded_corner',
  'circle',
  'contour',
] as const
/** One of {@link CLIP_TYPES}. */
export type ClipType = (typeof CLIP_TYPES)[number]

/** The part of a template shape that constrains the product's size and ratio. Lengths are inches. DESIGN-14. */
export interface ShapeBounds {
  readonly clipType: ClipType
  readonly clipRadius: number | null
  readonly fixedSize: boolean
  readonly fixedWidth: DecimalString | null
  readonly fixedHeight: DecimalString | null
  /** The shape keeps the size it has, whatever the product's size becomes. */
  readonly lockedShapeSize: boolean
  /** A number or `w:h`; null: free. */
  readonly standardSizeRatio: string | null
}

/** Width and height, inches. */
export interface Sides {
  readonly width: DecimalString
  readonly height: DecimalString
}

/** The radius of a shape's corners: its own, else 10; square shapes have none. DESIGN-9. */
export function clipRadius(shape: Pick<ShapeBounds, 'clipType' | 'clipRadius'>): number {
  return shape.clipType === 'rounded_corner' ? (shape.clipRadius ?? DEFAULT_CLIP_RADIUS) : 0
}

/**
 * The radius rounded corners are cut by, inches like the sides: percent of the shorter side, 10 where none is given, never more
 * than half of it. DESIGN-9.
 */
export function cornerRadius({
  width,
  height,
  clipRadius,
}: {
  readonly width: number
  readonly height: number
  readonly clipRadius?: number | null
}): number {
  const percent = Math.max(0, Math.min(50, clipRadius ?? DEFAULT_CLIP_RADIUS))
  return (percent / 100) * Math.min(width, height)
}

/** The size a shape forces on the product, inches; null when the shopper may set it. DESIGN-14. */
export function fixedSizeOf(shape: ShapeBounds): Sides | null {
  if (!shape.fixedSize || shape.fixedWidth === null || shape.fixedHeight === null) return null
  return { width: shape.fixedWidth, height: shape.fixedHeight }
}

/**
 * The ratio of sides under a shape: the shape's own, 1 for a circle, else the product's. A number or `w:h`, as `size/` parses it; null:
 * free. DESIGN-14, SIZE-3.
 */
export function ratioUnder(shape: ShapeBounds | null, productRatio: string | null): string | null {
  if (shape?.standardSizeRatio) return shape.standardSizeRatio
  return shape?.clipType === 'circle' ? '1' : productRatio
}

/** The size a shape is drawn at when the product's size changes: its own when locked or fixed. DESIGN-14. */
export function shapeSizeAfter(shape: ShapeBounds, before: Sides, product: Sides): Sides {
  return fixedSizeOf(shape) ?? (shape.lockedShapeSize ? before : product)
}
