import { decimal } from '../geometry/index.ts'
import type { Box } from '../geometry/index.ts'

/** A code as one path, in modules (the narrowest bar, the smallest square). */
export interface CodeSymbol {
  /** Modules, quiet zone included. */
  readonly width: number
  readonly height: number
  /** Closed path data to fill: bars or squares, and outlined digits below. Within the quiet zone. */
  readonly path: string
}

/** A symbol centered in a box, in proportion: one vector path, on white or transparent. */
export function codeMarkup(
  symbol: CodeSymbol,
  box: Box,
  color = '#000',
  background: string | null = '#fff',
): string {
  const scale = Math.min(box.width / symbol.width, box.height / symbol.height)
  const x = box.x + (box.width - symbol.width * scale) / 2
  const y = box.y + (box.height - symbol.height * scale) / 2
  const fill = background
    ? `<rect width="${decimal(symbol.width)}" height="${decimal(symbol.height)}" fill="${background}"/>`
    : ''
  return (
    `<g transform="translate(${decimal(x, 5)} ${decimal(y, 5)}) scale(${decimal(scale, 7)})">${fill}` +
    `<path d="${symbol.path}" fill="${color}"/></g>`
  )
}
