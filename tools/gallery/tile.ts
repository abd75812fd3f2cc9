import type { Box } from '@kisscut/artwork/geometry'
import { decimal } from '@kisscut/artwork/geometry'

/** Colors of the shop's own pictures: background, ink, die line and tear line. */
export const INK = '#1b1917'
export const BACKGROUND = '#f6f3ee'
export const QUIET = '#5c554e'
export const CUT = '#d6006c'
export const TEAR = '#b35300'

const HEIGHT = 240
const WIDTH = 320
const ROOM = 14

/** Drawings side by side on the gallery's background; each an SVG without a size of its own. */
export function tile(...drawings: readonly string[]): string {
  const width = WIDTH * Math.min(2, Math.max(1, drawings.length / 2 + 0.5))
  const each = (width - ROOM * (drawings.length + 1)) / drawings.length
  const placed = drawings.map((drawing, at) =>
    drawing.replace(
      '<svg ',
      `<svg x="${decimal(ROOM + at * (each + ROOM))}" y="${ROOM}" width="${decimal(each)}" height="${HEIGHT - 2 * ROOM}" `,
    ),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}">` +
    `<rect width="${width}" height="${HEIGHT}" fill="${BACKGROUND}"/>${placed.join('')}</svg>\n`
  )
}

/** Markup with its box, for a {@link tile}. */
export const drawing = (markup: string, { x, y, width, height }: Box, margin = 0): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[
    x - margin,
    y - margin,
    width + 2 * margin,
    height + 2 * margin,
  ]
    .map((value) => decimal(value))
    .join(' ')}">${markup}</svg>`

/** A cut line in the gallery's style. */
export const cutStroke = (path: string, color: string, width: number, dash?: number): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash} ${decimal(dash * 0.7)}"` : ''}/>`
