import type { ElementPicture } from '@kisscut/shop/ports/drawing'
import type { MarkedOrder } from '@kisscut/shop/ports/preview'
import sharp from 'sharp'
import { GUARDED } from '../decode/raster.ts'
import { artworkPicture } from '../print/artwork-pixels.ts'
import type { DrawnPicture } from './placed-pixels.ts'
import { rgbaOf } from '../color/rgba.ts'

/** Width of one watermark as a share of the picture's longer side, and the gap around it as a share of the watermark. */
const WIDTH = 0.3
const GAP = 0.35
const DEGREES = -24
/** Opacity: enough to spoil a copy, little enough to judge the picture. */
const OPACITY = 0.42

/** One rotated watermark with its gap, at the given size in pixels. */
async function tileOf(watermark: ElementPicture, longest: number): Promise<Buffer> {
  const width = Math.max(8, Math.round(longest * WIDTH))
  const mark = await (
    await artworkPicture(watermark, width)
  )
    .resize({ width, height: width, fit: 'inside' })
    .ensureAlpha()
    .linear([1, 1, 1, OPACITY], [0, 0, 0, 0])
    .png()
    .toBuffer()
  const gap = Math.round((width * GAP) / 2)
  const spaced = await sharp(mark)
    .extend({ top: gap, bottom: gap, left: gap, right: gap, background: CLEAR })
    .png()
    .toBuffer()
  return sharp(spaced).rotate(DEGREES, { background: CLEAR }).png().toBuffer()
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

/** The picture with the watermark over its drawn pixels only. MKT-7. */
export async function withWatermark(picture: DrawnPicture, watermark: ElementPicture): Promise<DrawnPicture> {
  const { width, height, rgba } = picture
  const tile = await tileOf(watermark, Math.max(width, height))
  const { data, info } = await sharp(tile)
    .metadata()
    .then(async (size) => {
      // Crops a tile that is larger than the picture to its middle.
      const cut = { width: Math.min(size.width, width), height: Math.min(size.height, height) }
      const left = Math.floor((size.width - cut.width) / 2)
      const top = Math.floor((size.height - cut.height) / 2)
      const input = await sharp(tile)
        .extract({ ...cut, left, top })
        .png()
        .toBuffer()
      return sharp(rgba, { raw: { width, height, channels: 4 } })
        .composite([{ input, tile: true, blend: 'atop' }])
        .raw()
        .toBuffer({ resolveWithObject: true })
    })
  return { width: info.width, height: info.height, rgba: data }
}

/** A raster for browsers as WebP, at most as large as requested, with the watermark if there is one. Runs in a worker process. */
export async function drawMarked({ raster, watermark, pixels }: MarkedOrder): Promise<Uint8Array> {
  const { data, info } = await rgbaOf(
    sharp(raster, GUARDED).resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true }),
  )
  const plain = { width: info.width, height: info.height, rgba: data }
  const { width, height, rgba } = watermark ? await withWatermark(plain, watermark) : plain
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .webp({ quality: 88, alphaQuality: 100, effort: 3 })
    .toBuffer()
}
