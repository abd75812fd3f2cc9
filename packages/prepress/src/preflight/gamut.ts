import sharp from 'sharp'

/** Largest invisible color change on the way to press, as a distance in CIELAB. */
const VISIBLE = 12

/** Whether each pixel's color is out of gamut: separated, converted back to screen colors and compared, each color once. */
export async function outOfGamut(
  rgba: Uint8Array,
  width: number,
  height: number,
): Promise<(pixel: number) => boolean> {
  const raw = { width, height, channels: 4 } as const
  const flat = await sharp(rgba, { raw }).flatten({ background: '#fff' }).raw().toBuffer()
  const { colors, colorOf } = colorsIn(flat)
  const onPress = await pictureOf(colors).withIccProfile('cmyk').tiff({ compression: 'none' }).toBuffer()
  const backOnScreen = await sharp(onPress).toColourspace('srgb').removeAlpha().raw().toBuffer()
  const before = await labOf(colors)
  const after = await labOf(backOnScreen)
  const isOut = Uint8Array.from({ length: colors.length / 3 }, (_, color) => {
    const at = color * 3
    const lightness = before[at]! - after[at]!
    const green = before[at + 1]! - after[at + 1]!
    const blue = before[at + 2]! - after[at + 2]!
    return lightness * lightness + green * green + blue * blue > VISIBLE ** 2 ? 1 : 0
  })
  return (pixel) => isOut[colorOf[pixel]!] === 1
}

/** Number of different colors above which converting every pixel is faster than a lookup. */
const MANY = 65_536

/** The different colors of an RGB picture, three bytes each, and the index of each pixel's color. */
function colorsIn(rgb: Buffer) {
  const colorOf = new Uint32Array(rgb.length / 3)
  const known = new Map<number, number>()
  let [last, lastColor] = [-1, 0]
  for (let pixel = 0; pixel < colorOf.length; pixel++) {
    const code = (rgb[pixel * 3]! << 16) | (rgb[pixel * 3 + 1]! << 8) | rgb[pixel * 3 + 2]!
    if (code !== last) {
      last = code
      lastColor = known.get(code) ?? known.size
      if (lastColor === known.size) known.set(code, lastColor)
      if (known.size > MANY) return { colors: rgb, colorOf: colorOf.map((_, each) => each) }
    }
    colorOf[pixel] = lastColor
  }
  const colors = Buffer.alloc(known.size * 3)
  for (const [code, color] of known) colors.writeUIntBE(code, color * 3, 3)
  return { colors, colorOf }
}

/** Colors, three bytes each, as a picture of one row, or of several within sharp's limit. */
function pictureOf(rgb: Buffer) {
  const pixels = rgb.length / 3
  const width = Math.min(pixels, WIDEST)
  const height = Math.ceil(pixels / width)
  const whole = Buffer.alloc(width * height * 3)
  rgb.copy(whole)
  return sharp(whole, { raw: { width, height, channels: 3 } })
}

/** Pixels per row. */
const WIDEST = 1024

/** CIELAB values of each color. */
async function labOf(rgb: Buffer): Promise<Float32Array> {
  const { buffer, byteOffset, length } = await pictureOf(rgb)
    .toColourspace('lab')
    .raw({ depth: 'float' })
    .toBuffer()
  return new Float32Array(buffer.slice(byteOffset, byteOffset + length))
}
