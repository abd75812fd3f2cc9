import sharp from 'sharp'
import { pressLook } from '../color/press-look.ts'
import { hasPrintColors } from '../decode/print-colors.ts'
import { GUARDED } from '../decode/raster.ts'
import { rgbaOf } from '../color/rgba.ts'

/** A raster in print colors, as WebP of the same size, for the editor's canvas (PROD-13). Runs in a worker process. */
export async function drawPrintColors(raster: Uint8Array): Promise<Uint8Array> {
  const { data, info } = await rgbaOf(sharp(raster, GUARDED))
  const rgba = (await hasPrintColors(raster)) ? data : (await pressLook())(data)
  return sharp(rgba, { raw: { width: info.width, height: info.height, channels: 4 } })
    .webp({ quality: 92, alphaQuality: 100, effort: 2 })
    .toBuffer()
}
