import type { Box } from '../geometry/index.ts'

/** Opacity of each pixel of an artwork, row by row: 0 transparent, 255 opaque. */
export interface AlphaMask {
  readonly width: number
  readonly height: number
  readonly alpha: Uint8Array
}

/** Alpha from which a pixel belongs to the artwork. */
export const SOLID = 128

/** Longer side in pixels at which every cut line is traced: on a sticker of 4 inches it is accurate to 0.003. */
export const TRACED_PIXELS = 1400

/** The mask of RGBA pixels from a canvas or decoder. */
export function maskOfPixels(rgba: ArrayLike<number>, width: number, height: number): AlphaMask {
  const alpha = new Uint8Array(width * height)
  for (let i = 0; i < alpha.length; i++) alpha[i] = rgba[i * 4 + 3] ?? 0
  return { width, height, alpha }
}

/** The smallest box of whole pixels that contains every opaque pixel; null where there is none. */
export function solidBox({ width, height, alpha }: AlphaMask, threshold = SOLID): Box | null {
  let left = width
  let right = -1
  let top = -1
  let bottom = -1
  for (let y = 0; y < height; y++) {
    const row = y * width
    let first = 0
    while (first < width && (alpha[row + first] ?? 0) < threshold) first++
    if (first === width) continue
    let last = width - 1
    while ((alpha[row + last] ?? 0) < threshold) last--
    if (first < left) left = first
    if (last > right) right = last
    if (top < 0) top = y
    bottom = y
  }
  return top < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/**
 * A mask scaled down to at most `longest`; each pixel is as opaque as the most opaque one it replaces, so that thin parts
 * survive.
 */
export function shrunkMask(mask: AlphaMask, longest: number): AlphaMask {
  const step = Math.ceil(Math.max(mask.width, mask.height) / longest)
  if (step <= 1) return mask
  const width = Math.ceil(mask.width / step)
  const height = Math.ceil(mask.height / step)
  const alpha = new Uint8Array(width * height)
  for (let y = 0; y < mask.height; y++) {
    const target = Math.floor(y / step) * width
    for (let x = 0; x < mask.width; x++) {
      const value = mask.alpha[y * mask.width + x] ?? 0
      const at = target + Math.floor(x / step)
      if (value > (alpha[at] ?? 0)) alpha[at] = value
    }
  }
  return { width, height, alpha }
}
