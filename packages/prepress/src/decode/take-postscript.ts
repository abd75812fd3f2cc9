import sharp from 'sharp'
import { LIMITS } from '../intake/limits.ts'
import type { Decoded } from './decoded.ts'
import { inchesText, withLongestSide } from './natural-size.ts'
import { writeRaster } from './raster.ts'

const POINTS_PER_INCH = 72
const BOX = /%%(?:HiRes)?BoundingBox:\s*(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)/g

/** A PostScript file as it is, which nothing here can draw: its size where it tells one, and a crossed frame for a picture. */
export async function takePostscript(bytes: Uint8Array, rasterPath: string): Promise<Decoded> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const ends = `${file.toString('latin1', 0, 16384)}\n${file.toString('latin1', Math.max(0, file.length - 16384))}`
  const [, left, bottom, right, top] = [...ends.matchAll(BOX)].at(-1)?.map(Number) ?? []
  const [wide, high] = [right! - left!, top! - bottom!]
  const isTold = wide > 0 && high > 0
  const { width, height } = withLongestSide(isTold ? wide / high : 1, LIMITS.rasterPixels / 4)
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}h-${width}zL${width} ${height}M0 ${height}L${width} 0" fill="#f4f4f2" stroke="#9a9a98" stroke-width="4"/></svg>`
  const raster = await writeRaster(sharp(Buffer.from(frame), { density: 72 }), rasterPath)
  return {
    mime: 'application/postscript',
    isVector: true,
    pages: 1,
    pixelWidth: raster.width,
    pixelHeight: raster.height,
    inchWidth: isTold ? inchesText(wide / POINTS_PER_INCH) : null,
    inchHeight: isTold ? inchesText(high / POINTS_PER_INCH) : null,
    raster,
    failedToRaster: true,
    notices: [{ code: 'file.not-drawn' }],
  }
}
