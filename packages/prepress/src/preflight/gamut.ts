import sharp from 'sharp'

/** How far a colour may move on its way to the press before anyone sees it, in steps of CIELAB. */
const SEEN = 12

/** Percent of the opaque pixels whose colour no ink can show: separated, turned back to screen, and compared. */
export async function outOfGamut(rgba: Uint8Array, width: number, height: number): Promise<number> {
  const raw = { width, height, channels: 4 } as const
  const flat = await sharp(rgba, { raw }).flatten({ background: '#fff' }).raw().toBuffer()
  const colours = () => sharp(flat, { raw: { width, height, channels: 3 } })
  const onPress = await colours().withIccProfile('cmyk').tiff({ compression: 'none' }).toBuffer()
  const backOnScreen = await sharp(onPress).toColourspace('srgb').removeAlpha().raw().toBuffer()
  const before = await labOf(flat, width, height)
  const after = await labOf(backOnScreen, width, height)
  let opaque = 0
  let moved = 0
  for (let pixel = 0; pixel < width * height; pixel++) {
    if ((rgba[pixel * 4 + 3] ?? 0) < 128) continue
    opaque += 1
    const at = pixel * 3
    const by = (n: number) => (before[at + n] ?? 0) - (after[at + n] ?? 0)
    if (Math.hypot(by(0), by(1), by(2)) > SEEN) moved += 1
  }
  return opaque === 0 ? 0 : Math.round((100 * moved) / opaque)
}

/** L, a and b of each pixel. */
async function labOf(rgb: Buffer, width: number, height: number): Promise<Float32Array> {
  const raw = { width, height, channels: 3 } as const
  const { buffer, byteOffset, length } = await sharp(rgb, { raw })
    .toColourspace('lab')
    .raw({ depth: 'float' })
    .toBuffer()
  return new Float32Array(buffer.slice(byteOffset, byteOffset + length))
}
