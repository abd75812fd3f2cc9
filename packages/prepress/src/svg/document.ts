import { SVG, XLINK } from './allowed.ts'
import { lengthOf, viewBoxOf } from './length.ts'
import { serialized, type CleanSvg } from './sanitize.ts'

/** The size of a drawing: its aspect ratio, and inches where it states real units. */
export interface SvgSize {
  readonly viewBox: readonly [number, number, number, number]
  /** Width over height. */
  readonly ratio: number
  readonly inches: { readonly width: number; readonly height: number } | null
}

/** The size of a sanitized SVG; null where neither a view box nor both lengths are given. */
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

/** Properties of a root element that renderers apply without its view box: too small, or not at all. */
const GROUP_PROPERTIES = ['clip-path', 'mask', 'filter']

/**
 * Writes the whole document, drawn at the given size (in pixels, or as it states itself). The root's clip path, mask and filter
 * move to a group around the content, where every renderer measures them in the drawing's own units.
 */
export function writeSvg(clean: CleanSvg, size: SvgSize, pixels?: { width: number; height: number }): string {
  const root = new Map(clean.root)
  const group = extractGroupProperties(root)
  root.set('viewBox', size.viewBox.join(' '))
  // They have no meaning on an outermost element, but would move a nested one.
  for (const name of ['x', 'y']) root.delete(name)
  if (pixels) {
    root.set('width', String(pixels.width))
    root.set('height', String(pixels.height))
    // Whole pixels only approximate the drawing's ratio; centered in them, its edges would be translucent.
    if (hasShapeOfItsBox(size)) root.set('preserveAspectRatio', 'none')
  }
  const content = group.size === 0 ? clean.content : `<g${serialized(group)}>${clean.content}</g>`
  return `<svg xmlns="${SVG}" xmlns:xlink="${XLINK}"${serialized(root)}>${content}</svg>\n`
}

const hasShapeOfItsBox = ({ ratio, viewBox }: SvgSize): boolean =>
  Math.abs((ratio * viewBox[3]) / viewBox[2] - 1) < 1e-6

/** Removes the {@link GROUP_PROPERTIES} from the root's attributes and style, and returns them as a group's attributes. */
function extractGroupProperties(root: Map<string, string>): ReadonlyMap<string, string> {
  const group = new Map<string, string>()
  for (const name of GROUP_PROPERTIES) {
    const value = root.get(name)
    if (value !== undefined) group.set(name, value)
    root.delete(name)
  }
  const allowed: string[] = []
  for (const declaration of (root.get('style') ?? '').split(';')) {
    const at = declaration.indexOf(':')
    const name = declaration.slice(0, at).trim()
    if (GROUP_PROPERTIES.includes(name)) group.set(name, declaration.slice(at + 1).trim())
    else if (declaration.trim() !== '') allowed.push(declaration)
  }
  if (allowed.length > 0) root.set('style', allowed.join(';'))
  else root.delete('style')
  return group
}
