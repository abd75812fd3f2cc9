import { TEXTURE_DPI } from './looks.ts'
import { boxOf } from './view-box.ts'

/** Pixels of a texture to each unit that a drawing may state its sides in. */
const PIXELS_PER: Readonly<Record<string, number>> = {
  in: TEXTURE_DPI,
  mm: TEXTURE_DPI / 25.4,
  cm: TEXTURE_DPI / 2.54,
  pt: TEXTURE_DPI / 72,
  pc: TEXTURE_DPI / 6,
}

const SIDE = /^\s*\+?(\d*\.?\d+)\s*(px|in|mm|cm|pt|pc)?\s*$/i

function sideOf(stated: string | null | undefined): number | null {
  const [, length, unit = 'px'] = SIDE.exec(stated ?? '') ?? []
  return Number(length) > 0 ? Number(length) * (PIXELS_PER[unit.toLowerCase()] ?? 1) : null
}

/**
 * How many pixels an SVG is as a texture: as large as it states in inches or millimeters, one pixel for each of its own, and else one for
 * each unit of its view box; null: it states no size. Browsers don't agree on what has a view box alone, and print must. CLIP-15.
 */
export function pixelsOfDrawing(
  stated: (attribute: 'width' | 'height' | 'viewBox') => string | null | undefined,
): { readonly width: number; readonly height: number } | null {
  const [width, height] = [sideOf(stated('width')), sideOf(stated('height'))]
  if (width !== null && height !== null) return { width, height }
  const box = boxOf(stated('viewBox') ?? '')
  if (!(box.width > 0 && box.height > 0)) return null
  const scale = width === null ? (height ?? box.height) / box.height : width / box.width
  return { width: box.width * scale, height: box.height * scale }
}
