import { inkOutline, maskOfPixels, shrunkMask, TRACED_PIXELS } from '@kisscut/artwork/contour'
import type { Point } from '@kisscut/artwork/geometry'
import sharp, { type Sharp } from 'sharp'
import { LIMITS } from '../intake/limits.ts'
import { IntakeRejection } from '../intake/report.ts'
import { markedAsPrintColors } from './print-colors.ts'
import { isFullBleed } from './full-bleed.ts'
import { rgbaOf } from '../color/rgba.ts'

/** Options for reading untrusted pictures: one page, at most the pixel limit, no damage tolerated. */
export const GUARDED = { limitInputPixels: LIMITS.pixels, failOn: 'warning', pages: 1 } as const

/**
 * {@link GUARDED} for SVGs written by the shop: libxml rejects attributes over 10 MB, and a photograph in a design may be larger.
 * The attacks this limit prevents are not in them.
 */
export const GUARDED_SVG = { ...GUARDED, unlimited: true } as const

export interface Raster {
  readonly width: number
  readonly height: number
  /** Some pixels are translucent. */
  readonly hasAlpha: boolean
  /** Some parts are fully transparent and others white: on white material they would look the same. */
  readonly transparentWhite: boolean
  /** Printed to its edges: opaque and not white there. */
  readonly fullBleed: boolean
  /** Convex outline of the opaque part, in fractions of the page; empty if nothing is opaque. */
  readonly ink: readonly Point[]
}

/**
 * Writes the raster of a picture; see {@link drawRaster}. Throws `file.blank` for a fully transparent picture.
 */
export async function writeRaster(picture: Sharp, path: string, inPrintColors = false): Promise<Raster> {
  const drawn = await drawRaster(picture, inPrintColors)
  if (drawn === null) throw new IntakeRejection('file.blank')
  await drawn.webp.toFile(path)
  return drawn.raster
}

/**
 * The raster of a picture: WebP, sRGB, at most 2000 px, alpha kept, marked where it is in print colors. Null for a fully
 * transparent picture.
 */
export async function drawRaster(
  picture: Sharp,
  inPrintColors = false,
): Promise<{ readonly webp: Sharp; readonly raster: Raster } | null> {
  const { data, info } = await rgbaOf(
    picture.resize({
      width: LIMITS.rasterPixels,
      height: LIMITS.rasterPixels,
      fit: 'inside',
      withoutEnlargement: true,
    }),
  )
  const { lowest, highest, clear, white } = alphaStatistics(data)
  if (highest === 0) return null
  const hasAlpha = lowest < 250
  const { width, height } = info
  const pixels = sharp(data, { raw: { width, height, channels: 4 } })
  const written = hasAlpha ? pixels : pixels.removeAlpha()
  const webp = (inPrintColors ? markedAsPrintColors(written) : written).webp({
    quality: 92,
    alphaQuality: 100,
    effort: 2,
  })
  const enough = width * height * LEAST_SHARE
  const mask = shrunkMask(maskOfPixels(data, width, height), TRACED_PIXELS)
  const ink = hasAlpha ? inkOutline(mask) : WHOLE_PAGE
  const fullBleed = isFullBleed({ width, height, rgba: data })
  const transparentWhite = clear > enough && white > enough
  return { webp, raster: { width, height, hasAlpha, transparentWhite, fullBleed, ink } }
}

const WHOLE_PAGE: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
]

/** Share of a raster below which an area is a speck. */
const LEAST_SHARE = 0.0005

/** The range of opacity, and the number of transparent and of white pixels. */
function alphaStatistics(rgba: Uint8Array) {
  const found = { lowest: 255, highest: 0, clear: 0, white: 0 }
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] ?? 255
    if (alpha < found.lowest) found.lowest = alpha
    if (alpha > found.highest) found.highest = alpha
    if (alpha < 5) found.clear += 1
    else if (alpha > 250 && Math.min(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0) > 250)
      found.white += 1
  }
  return found
}
