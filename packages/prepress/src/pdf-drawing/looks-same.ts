/** Two drawings to compare, RGBA of the same size. */
export interface ComparedDrawings {
  readonly one: Uint8Array
  readonly other: Uint8Array
  readonly width: number
  readonly height: number
}

/** Tolerance of a pixel against the same neighborhood in the other drawing (0–255). */
const TOLERANCE = 48
/** Share of pixels that may be beyond the tolerance: crossings of hairlines, dots in text. */
const STRAY = 0.0002
/** Number of them that may be in one square: more is a visible difference. */
const STRAY_IN_SQUARE = 12
/** Tolerance of the mean of squares of {@link SQUARE} pixels (0–255). */
const SQUARE = 24
const SQUARE_TOLERANCE = 8

/** Whether two drawings look the same apart from anti-aliasing. Only differing pixels cost time. */
export function looksSame({ one, other, width, height }: ComparedDrawings): boolean {
  if (one.length !== width * height * 4 || other.length !== one.length) return false
  const [words, otherWords] = [wordsOf(one), wordsOf(other)]
  const columns = Math.ceil(width / SQUARE)
  const squares = columns * Math.ceil(height / SQUARE)
  const sums = new Int32Array(squares * 4)
  const strays = new Uint16Array(squares)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      if (words[at] === otherWords[at]) continue
      const square = Math.floor(y / SQUARE) * columns + Math.floor(x / SQUARE)
      let isStray = false
      for (let channel = 0; channel < 4; channel++) {
        const [value, otherValue] = [onWhite(one, at, channel), onWhite(other, at, channel)]
        sums[square * 4 + channel]! += value - otherValue
        isStray ||=
          Math.abs(value - otherValue) > TOLERANCE &&
          !(
            isNear(value, other, channel, x, y, width, height) &&
            isNear(otherValue, one, channel, x, y, width, height)
          )
      }
      if (isStray) strays[square]! += 1
    }
  return (
    strays.reduce((sum, each) => sum + each, 0) <= STRAY * width * height &&
    strays.every((each) => each <= STRAY_IN_SQUARE) &&
    sums.every((sum) => Math.abs(sum) <= SQUARE_TOLERANCE * SQUARE * SQUARE)
  )
}

function wordsOf(pixels: Uint8Array): Uint32Array {
  const aligned = pixels.byteOffset % 4 === 0 ? pixels : Uint8Array.from(pixels)
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4)
}

/** A channel composited on white; for the fourth channel alpha itself. */
function onWhite(pixels: Uint8Array, pixel: number, channel: number): number {
  const opacity = pixels[pixel * 4 + 3]!
  return channel === 3 ? opacity : Math.round((pixels[pixel * 4 + channel]! * opacity) / 255 + 255 - opacity)
}

/** Whether a value is within the range of a pixel's neighborhood, with tolerance. */
function isNear(
  value: number,
  pixels: Uint8Array,
  channel: number,
  x: number,
  y: number,
  width: number,
  height: number,
): boolean {
  let [low, high] = [255, 0]
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      const near = onWhite(pixels, row * width + column, channel)
      low = Math.min(low, near)
      high = Math.max(high, near)
    }
  return value >= low - TOLERANCE && value <= high + TOLERANCE
}
