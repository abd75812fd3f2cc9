import { TEXTURE_DPI } from './looks.ts'
import { boxOf } from './view-box.ts'

/** Pixels per unit of a drawing's stated sides. */
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
 * Size of an SVG in pixels as a texture: by its stated inches or millimeters, its stated pixels, or one pixel per unit of its
 * view box; null without any size. Browsers disagree on a view box alone, and print must not. CLIP-15.
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
