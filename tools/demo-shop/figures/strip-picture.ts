import { svgOfFigure, type Figure } from './draw.ts'

const SIDE = 640
const STRIP = { x: 24, y: 150, width: 592, height: 340, radius: 30 } as const
/** Margin around the figures, and gap between two. */
const [AROUND, BETWEEN] = [30, 14]

/** A product's picture: some of its figures on a strip. */
export function stripPicture(figures: readonly Figure[], background: string): string {
  const wide = figures.reduce((sum, { width }) => sum + width, 0)
  const tall = Math.max(...figures.map(({ height }) => height))
  const room = STRIP.width - 2 * AROUND - BETWEEN * (figures.length - 1)
  const scale = Math.min(room / wide, (STRIP.height - 2 * AROUND) / tall)
  let x = STRIP.x + (STRIP.width - wide * scale - BETWEEN * (figures.length - 1)) / 2
  const low = STRIP.y + (STRIP.height + tall * scale) / 2
  const placed = figures.map((figure) => {
    const [width, height] = [figure.width * scale, figure.height * scale]
    const drawing = svgOfFigure(figure)
      .trim()
      .replace(/ width="[^"]*" height="[^"]*"/, '')
      .replace(
        '<svg ',
        `<svg x="${x.toFixed(1)}" y="${(low - height).toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" `,
      )
    x += width + BETWEEN
    return drawing
  })
  const { x: left, y: top, width, height, radius } = STRIP
  const sheet = (dy: number, fill: string) =>
    `<rect x="${left}" y="${top + dy}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="${background}"/>${sheet(8, '#1b191722')}${sheet(0, '#ffffff')}${placed.join('')}</svg>\n`
}
