import { drawingOf } from '../decode/ingest-svg.ts'
import { SVG, writeSvg } from '../svg/index.ts'
import type { CropBox, Cropped } from './crop-order.ts'

/** Length of the longer side of a cropped drawing, in user units: its inner coordinates stay as they are. */
const UNITS = 1000

/**
 * Part of a drawing, as the same drawing in a smaller view box: all vectors stay, and inches where they are
 * stated.
 */
export async function cropSvg(text: string, box: CropBox): Promise<Cropped> {
  const { clean, size } = await drawingOf(text)
  const width = UNITS * Math.min(1, size.ratio)
  const height = UNITS / Math.max(1, size.ratio)
  const window = [box.x * width, box.y * height, box.width * width, box.height * height]
  const inches = (total: number, share: number) => `${Number((total * share).toFixed(6))}in`
  const real =
    size.inches === null
      ? ''
      : ` width="${inches(size.inches.width, box.width)}" height="${inches(size.inches.height, box.height)}"`
  const inner = writeSvg(clean, size, { width, height })
  const svg = `<svg xmlns="${SVG}" viewBox="${window.map((side) => Number(side.toFixed(6))).join(' ')}"${real}>${inner}</svg>`
  return { bytes: Buffer.from(svg), mime: 'image/svg+xml' }
}
