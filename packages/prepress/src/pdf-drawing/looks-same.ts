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
export function looksSame(drawings: ComparedDrawings): boolean {
  const { one, other, width, height } = drawings
  if (one.length !== width * height * 4 || other.length !== one.length) return false
  const [words, otherWords] = [wordsOf(one), wordsOf(other)]
  const columns = Math.ceil(width / SQUARE)
  const squares = columns * Math.ceil(height / SQUARE)
  const sums = new Int32Array(squares * 4)
  const strays = new Uint8Array(squares)
  const most = STRAY * width * height
  let all = 0
  for (let y = 0, at = 0; y < height; y++) {
    const first = Math.floor(y / SQUARE) * columns
    for (let x = 0; x < width; x++, at++) {
      if (words[at] === otherWords[at]) continue
      const square = first + Math.floor(x / SQUARE)
      let isFar = false
      for (let channel = 0; channel < 4; channel++) {
        const difference = onWhite(one, at, channel) - onWhite(other, at, channel)
        sums[square * 4 + channel]! += difference
        isFar ||= difference > TOLERANCE || difference < -TOLERANCE
      }
      if (!isFar || !isStray(drawings, x, y)) continue
      all += 1
      strays[square]! += 1
      if (all > most || strays[square]! > STRAY_IN_SQUARE) return false
    }
  }
  return sums.every((sum) => Math.abs(sum) <= SQUARE_TOLERANCE * SQUARE * SQUARE)
}

/** Whether a channel of the pixel is beyond the tolerance, and matches neither drawing's neighborhood. */
function isStray({ one, other, width, height }: ComparedDrawings, x: number, y: number): boolean {
  const at = y * width + x
  for (let channel = 0; channel < 4; channel++) {
    const [value, otherValue] = [onWhite(one, at, channel), onWhite(other, at, channel)]
    if (Math.abs(value - otherValue) <= TOLERANCE) continue
    if (!isNear(value, other, channel, x, y, width, height)) return true
    if (!isNear(otherValue, one, channel, x, y, width, height)) return true
  }
  return false
}

function wordsOf(pixels: Uint8Array): Uint32Array {
  const aligned = pixels.byteOffset % 4 === 0 ? pixels : Uint8Array.from(pixels)
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4)
}

/** A channel composited on white; for the fourth channel alpha itself. */
function onWhite(pixels: Uint8Array, pixel: number, channel: number): number {
  const opacity = pixels[pixel * 4 + 3]!
  if (channel === 3) return opacity
  const value = pixels[pixel * 4 + channel]!
  return opacity === 255 ? value : Math.round((value * opacity) / 255 + 255 - opacity)
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
  const [top, bottom] = [Math.max(0, y - 1), Math.min(height - 1, y + 1)]
  const [left, right] = [Math.max(0, x - 1), Math.min(width - 1, x + 1)]
  let [hasAsLow, hasAsHigh] = [false, false]
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const near = onWhite(pixels, row * width + column, channel)
      hasAsLow ||= near <= value + TOLERANCE
      hasAsHigh ||= near >= value - TOLERANCE
      if (hasAsLow && hasAsHigh) return true
    }
  return false
}
