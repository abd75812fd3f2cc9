import { LIMITS } from '../intake/limits.ts'
import { IntakeRejection } from '../intake/report.ts'
import { sanitizeSvg, sizeOfSvg, SvgRejected, SVG, writeSvg } from '../svg/index.ts'
import type { Ink } from './palette.ts'
import type { TraceablePicture } from './prepare-picture.ts'
import type { Shape } from './trace.ts'
import type { Vectorized } from './vectorize-order.ts'

/** Writes the shapes as an SVG of the picture's size, through the same allow-list as uploaded SVGs. */
export function sanitized(
  shapes: readonly Shape[],
  inks: readonly Ink[],
  { width, height, inches }: TraceablePicture,
): Vectorized {
  const hex = inks.map(({ rgb }) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`)
  const size = inches ? ` width="${inches.width}in" height="${inches.height}in"` : ''
  const paths = shapes.map(({ label, path }) => `<path fill="${hex[label] ?? '#000000'}" d="${path}"/>`)
  const text = `<svg xmlns="${SVG}" viewBox="0 0 ${width} ${height}"${size}>${paths.join('')}</svg>`
  const used = new Set(shapes.map(({ label }) => label))
  return { svg: clean(text), colors: hex.filter((_, label) => used.has(label)), paths: shapes.length }
}

function clean(text: string): string {
  try {
    const limits = { elements: LIMITS.svgElements, expandedElements: LIMITS.svgExpandedElements, depth: 4 }
    const drawing = sanitizeSvg(text, limits)
    const size = sizeOfSvg(drawing)
    if (size) return writeSvg(drawing, size)
  } catch (thrown) {
    if (!(thrown instanceof SvgRejected)) throw thrown
  }
  throw new IntakeRejection('file.svg-too-complex')
}
