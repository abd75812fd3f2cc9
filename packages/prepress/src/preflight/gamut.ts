import sharp from 'sharp'

/** Largest invisible color change on the way to press, as a distance in CIELAB. */
const VISIBLE = 12

/** Whether each pixel's color is out of gamut: separated, converted back to screen colors and compared. */
export async function outOfGamut(
  rgba: Uint8Array,
  width: number,
  height: number,
): Promise<(pixel: number) => boolean> {
  const raw = { width, height, channels: 4 } as const
  const flat = await sharp(rgba, { raw }).flatten({ background: '#fff' }).raw().toBuffer()
  const colors = () => sharp(flat, { raw: { width, height, channels: 3 } })
  const onPress = await colors().withIccProfile('cmyk').tiff({ compression: 'none' }).toBuffer()
  const backOnScreen = await sharp(onPress).toColourspace('srgb').removeAlpha().raw().toBuffer()
  const before = await labOf(flat, width, height)
  const after = await labOf(backOnScreen, width, height)
  return (pixel) => {
    const at = pixel * 3
    const lightness = before[at]! - after[at]!
    const green = before[at + 1]! - after[at + 1]!
    const blue = before[at + 2]! - after[at + 2]!
    return lightness * lightness + green * green + blue * blue > VISIBLE ** 2
  }
}

/** CIELAB values of each pixel. */
async function labOf(rgb: Buffer, width: number, height: number): Promise<Float32Array> {
  const raw = { width, height, channels: 3 } as const
  const { buffer, byteOffset, length } = await sharp(rgb, { raw })
    .toColourspace('lab')
    .raw({ depth: 'float' })
    .toBuffer()
  return new Float32Array(buffer.slice(byteOffset, byteOffset + length))
}
