import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { tiffOf } from '../decode/tiff.ts'
import type { PressProfile } from './cmyk.ts'

/** Process inks on paper in sRGB by the press profile, three bytes per pixel. */
export function inkOnScreen(
  data: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  press: PressProfile,
): Promise<Buffer> {
  const profile = inflateSync(press.icc)
  const picture = tiffOf({
    width,
    height,
    ink: 'cmyk',
    bits: 8,
    hasAlpha: false,
    data,
    profile,
  })
  return sharp(picture).toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer()
}
