import type { Pixels } from '../background/pixels.ts'

/** Shares of an edge: opaque at least, and white at most. */
const [OPAQUE, WHITE] = [0.98, 0.9]
/** Alpha from which a pixel is opaque, and the darkest channel from which it is white. */
const [OPAQUE_FROM, WHITE_FROM] = [250, 240]

/** A band is at least this share of the page thick; its lines are at most this white. */
const [BAND, BAND_WHITE] = [0.03, 0.02]
/** A white background is at least this share of the page deep, from its edge on; less is a margin. */
const BACKGROUND = 1 / 16

/** Shares of a line of pixels. */
interface Line {
  readonly opaque: number
  readonly white: number
}

/** The lines of a picture as they follow each other from one of its edges. */
interface Side {
  readonly lines: number
  readonly line: (at: number) => Line
}

/**
 * Whether a picture is printed to all its edges: each is opaque, and not white along nearly all of it, unless there is a white
 * background that a band crosses from edge to edge (DESIGN-26).
 */
export function isFullBleed(pixels: Pixels): boolean {
  const { width, height } = pixels
  const rows = { lines: height, line: (y: number) => lineOf(pixels, y * width, 1, width) }
  const columns = { lines: width, line: (x: number) => lineOf(pixels, x, width, height) }
  const sides = [rows, columns].flatMap((side) => [side, reversed(side)])
  if (sides.some(({ line }) => line(0).opaque < OPAQUE)) return false
  const white = sides.filter(({ line }) => line(0).white > WHITE)
  return white.length === 0 || (white.every(isBackground) && (isCrossed(rows) || isCrossed(columns)))
}

function lineOf({ rgba }: Pixels, first: number, step: number, length: number): Line {
  let [opaque, white] = [0, 0]
  for (let pixel = 0; pixel < length; pixel++) {
    const at = 4 * (first + pixel * step)
    if ((rgba[at + 3] ?? 0) >= OPAQUE_FROM) opaque++
    if (Math.min(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0) >= WHITE_FROM) white++
  }
  return { opaque: opaque / length, white: white / length }
}

const reversed = ({ lines, line }: Side): Side => ({ lines, line: (at) => line(lines - 1 - at) })

const isBackground = ({ lines, line }: Side): boolean =>
  range(Math.ceil(BACKGROUND * lines)).every((at) => line(at).white > WHITE)

/** Whether lines of color, opaque from end to end, make a band. */
const isCrossed = ({ lines, line }: Side): boolean =>
  range(lines).filter((at) => isOfBand(line(at))).length >= BAND * lines

const isOfBand = ({ opaque, white }: Line): boolean => opaque >= OPAQUE && white <= BAND_WHITE

const range = (length: number) => Array.from({ length }, (_, at) => at)
