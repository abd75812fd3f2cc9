import sharp from 'sharp'
import { KINDS, type Mime } from '../intake/kinds.ts'
import { LIMITS } from '../intake/limits.ts'
import type { Decoded } from './decoded.ts'
import { withLongestSide } from './natural-size.ts'
import { writeRaster } from './raster.ts'

/** Facts about a file that cannot be drawn. */
interface UndrawnFile {
  readonly mime: Extract<Mime, 'application/postscript' | 'image/heic'>
  /** Aspect ratio; 1 where unknown. */
  readonly ratio: number
  /** Size of an upright picture; by default the raster's. */
  readonly pixels?: { readonly width: number; readonly height: number }
  readonly inchWidth: string | null
  readonly inchHeight: string | null
}

/** Formats the shopper's own programs can save such a file as. */
const INSTEAD = { 'application/postscript': 'PDF, SVG or PNG', 'image/heic': 'JPEG or PNG' } as const

/**
 * A file stored as uploaded, with a crossed placeholder for a picture. FILE-8, `failed_to_raster`.
 */
export async function undrawn(
  { mime, ratio, pixels, inchWidth, inchHeight }: UndrawnFile,
  rasterPath: string,
): Promise<Decoded> {
  const { width, height } = withLongestSide(ratio, LIMITS.rasterPixels / 4)
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}h-${width}zL${width} ${height}M0 ${height}L${width} 0" fill="#f4f4f2" stroke="#9a9a98" stroke-width="4"/></svg>`
  const raster = await writeRaster(sharp(Buffer.from(frame), { density: 72 }), rasterPath)
  return {
    mime,
    isVector: pixels === undefined,
    pages: 1,
    pixelWidth: pixels?.width ?? raster.width,
    pixelHeight: pixels?.height ?? raster.height,
    inchWidth,
    inchHeight,
    raster,
    failedToRaster: true,
    notices: [{ code: 'file.not-drawn', values: { kind: KINDS[mime].name, instead: INSTEAD[mime] } }],
  }
}
