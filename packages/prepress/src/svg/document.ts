import { SVG, XLINK } from './allowed.ts'
import { lengthOf, viewBoxOf } from './length.ts'
import { serialized, type CleanSvg } from './sanitize.ts'

/** The size of a drawing: its shape, and its inches where it states real ones. */
export interface SvgSize {
  readonly viewBox: readonly [number, number, number, number]
  /** Width over height. */
  readonly ratio: number
  readonly inches: { readonly width: number; readonly height: number } | null
}

/** Null where neither a view box nor both lengths tell how large the drawing is. */
export function sizeOfSvg({ root }: CleanSvg): SvgSize | null {
  const width = lengthOf(root.get('width'))
  const height = lengthOf(root.get('height'))
  const viewBox =
    viewBoxOf(root.get('viewBox')) ??
    (width && height && ([0, 0, width.inches * 96, height.inches * 96] as const))
  if (!viewBox) return null
  const ofBox = viewBox[2] / viewBox[3]
  const ratio = width && height ? width.inches / height.inches : ofBox
  const real = width?.real ? width : height?.real ? { inches: height.inches * ratio } : null
  return { viewBox, ratio, inches: real && { width: real.inches, height: real.inches / ratio } }
}

/** The whole document again, drawn at the given size (in pixels, or as it states itself). */
export function writeSvg(clean: CleanSvg, size: SvgSize, pixels?: { width: number; height: number }): string {
  const root = new Map(clean.root)
  root.set('viewBox', size.viewBox.join(' '))
  // On an outermost element they mean nothing; inside another drawing they would move it.
  for (const name of ['x', 'y']) root.delete(name)
  if (pixels) {
    root.set('width', String(pixels.width))
    root.set('height', String(pixels.height))
  }
  return `<svg xmlns="${SVG}" xmlns:xlink="${XLINK}"${serialized(root)}>${clean.content}</svg>\n`
}
