import sharp, { type Sharp } from 'sharp'
import { GUARDED } from '../decode/raster.ts'
import { rgbaOf } from '../color/rgba.ts'

export interface Pixels {
  readonly width: number
  readonly height: number
  /** RGBA, sRGB. */
  readonly rgba: Buffer
}

/** A picture as it will print: converted to the press profile and back, unless it is in print or film colors; alpha is kept. */
export async function softProofed(picture: Sharp, longest: number, inPrintColors = false): Promise<Pixels> {
  const { data, info } = await rgbaOf(
    picture.autoOrient().resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true }),
  )
  const { width, height } = info
  if (inPrintColors) return { width, height, rgba: data }
  const pixels = () => sharp(data, { ...GUARDED, raw: { width, height, channels: 4 } })
  const onPress = await pixels().removeAlpha().withIccProfile('cmyk').tiff({ compression: 'none' }).toBuffer()
  const onScreen = await sharp(onPress).toColourspace('srgb').removeAlpha().raw({ depth: 'uchar' }).toBuffer()
  const rgba = Buffer.from(data)
  for (let pixel = 0; pixel < width * height; pixel++)
    onScreen.copy(rgba, pixel * 4, pixel * 3, pixel * 3 + 3)
  return { width, height, rgba }
}
