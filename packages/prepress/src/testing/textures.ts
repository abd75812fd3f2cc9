import sharp from 'sharp'

export type Pixel = readonly [red: number, green: number, blue: number]

/** A pseudo-random number from 0 to 255 for a position, always the same. */
function hash(x: number, y: number, seed: number): number {
  let value = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2147483647)
  value = Math.imul(value ^ (value >>> 13), 1274126177)
  return (value ^ (value >>> 16)) & 255
}

const noise =
  (scale: number) =>
  (x: number, y: number): Pixel => {
    const [column, row] = [Math.floor(x / scale), Math.floor(y / scale)]
    return [hash(column, row, 1), hash(column, row, 2), hash(column, row, 3)]
  }

/** Colors by position: textures that scaling, inks and averages treat differently. */
export const TEXTURES: Readonly<Record<string, (x: number, y: number) => Pixel>> = {
  confetti: (x, y) => {
    const [column, row] = [Math.floor(x / 9), Math.floor(y / 9)]
    const isPiece = (x % 9) - 4 < 3 && (x % 9) + (y % 9) > 5
    return isPiece && hash(column, row, 4) > 90 ? noise(9)(x, y) : [255, 255, 255]
  },
  'color noise of single pixels': noise(1),
  'color noise of 3 pixels': noise(3),
  'color noise of 12 pixels': noise(12),
  stripes: (x) => (Math.floor(x / 2) % 2 === 0 ? [0, 60, 200] : [255, 230, 0]),
  halftone: (x, y) =>
    Math.hypot((x % 8) - 3.5, (y % 8) - 3.5) < 1 + x / 400 ? [20, 20, 20] : [255, 240, 230],
  'a gradient': (x, y) => [(x / 5) & 255, (y / 4) & 255, ((x + y) / 9) & 255],
  grain: (x, y) => {
    const light = 90 + 80 * Math.sin(x / 90) * Math.cos(y / 70) + hash(x, y, 5) / 4
    return [light, light * 0.9, light * 0.8]
  },
}

/** Stripes of two colors, `pitch` pixels wide each, at an angle in degrees. */
export const stripes = (pitch: number, angle: number, one: Pixel, other: Pixel) => {
  const turn = (angle * Math.PI) / 180
  const [across, down] = [Math.cos(turn) / pitch, Math.sin(turn) / pitch]
  return (x: number, y: number): Pixel => (Math.floor(x * across + y * down) & 1 ? one : other)
}

/** A PNG of a texture. */
export const texture = (name: string, width: number, height: number): Promise<Buffer> =>
  pictureOf(TEXTURES[name]!, width, height)

/** A PNG of colors by position. */
export function pictureOf(
  colorAt: (x: number, y: number) => Pixel,
  width: number,
  height: number,
): Promise<Buffer> {
  const rgb = Buffer.alloc(width * height * 3)
  for (let y = 0, at = 0; y < height; y++) for (let x = 0; x < width; x++, at += 3) rgb.set(colorAt(x, y), at)
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
