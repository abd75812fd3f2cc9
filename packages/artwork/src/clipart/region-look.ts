import type { BlendMode, Paint } from '@kisscut/core/color'
import { STROKE_UNIT, type Stroke } from '@kisscut/core/design'
import type { RegionPaint } from '../design/index.ts'
import type { RegionLook } from './looks.ts'

/** A region's paint; omits a stroke without width. DESIGN-6. */
export const regionPaintOf = ({ colorId, customColor }: Paint, stroke: Stroke): RegionPaint => ({
  ...{ colorId, customColor },
  ...(stroke.width > 0 && { stroke }),
})

/** Properties of a region that determine its possible paints. REC-21. */
export interface PaintedRegion {
  /** The part blended over it; empty for none. CLIP-14. */
  readonly blendSelector: string
  /** It is cut from film or material, without print: it has no stroke and no blended part. CLIP-13. */
  readonly isCut: boolean
}

export interface Palette {
  /** The CSS color of a paint; null for none or an unknown color. */
  readonly css: (paint: Paint) => string | null
  readonly blendModeOf: (colorId: string) => BlendMode
}

/** The look of a painted region, except its texture; null keeps it as drawn. CLIP-13, CLIP-14. */
export function lookOfRegion(
  paint: RegionPaint,
  { blendSelector, isCut }: PaintedRegion,
  { css, blendModeOf }: Palette,
): Omit<RegionLook, 'texture'> | null {
  const color = css(paint)
  const line = isCut || !paint.stroke ? null : css(paint.stroke)
  if (color === null && line === null) return null
  const mode = isCut || blendSelector === '' || paint.colorId === null ? 'normal' : blendModeOf(paint.colorId)
  return {
    color,
    ...(line !== null && { stroke: { color: line, width: paint.stroke!.width * STROKE_UNIT } }),
    ...(mode !== 'normal' && { blend: { selector: blendSelector, mode } }),
  }
}
