import type { Pixels } from '../background/pixels.ts'

/** Shares of an edge: opaque at least, and white at most. */
const [OPAQUE, WHITE] = [0.98, 0.9]
/** Alpha from which a pixel is opaque, and the darkest channel from which it is white. */
const [OPAQUE_FROM, WHITE_FROM] = [250, 240]

/** A band is at least this share of the page thick; its lines are at most this white. */
const [BAND, BAND_WHITE] = [0.03, 0.02]
/**
 * How far from its edge a picture may begin, as a share of the page: one imperfect line of pixels is cut off with the bleed, and no
 * cutter is truer. At least one line is looked at.
 */
const TOLERANCE = 0.005
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
  /** The edge itself: along it, what there is within {@link TOLERANCE} of it. */
  readonly edge: () => Line
}

/**
 * Whether a picture is printed to all its edges: each is opaque, and not white along nearly all of it, unless there is a white
 * background that a band crosses from edge to edge (DESIGN-26).
 */
export function isFullBleed(pixels: Pixels): boolean {
  const { width, height } = pixels
  const rows = sideOf(pixels, { lines: height, length: width, next: width, step: 1, first: 0 })
  const columns = sideOf(pixels, { lines: width, length: height, next: 1, step: width, first: 0 })
  const last = { bottom: (height - 1) * width, right: width - 1 }
  const sides = [
    ...[rows, sideOf(pixels, { lines: height, length: width, next: -width, step: 1, first: last.bottom })],
    ...[columns, sideOf(pixels, { lines: width, length: height, next: -1, step: width, first: last.right })],
  ]
  const edges = sides.map(({ edge }) => edge())
  if (edges.some(({ opaque }) => opaque < OPAQUE)) return false
  const white = sides.filter((_, side) => edges[side]!.white > WHITE)
  return white.length === 0 || (white.every(isBackground) && (isCrossed(rows) || isCrossed(columns)))
}

/** Where the lines of a side are: how many, of how many pixels; from one line and one pixel to the next; the first pixel. */
interface Walk {
  readonly lines: number
  readonly length: number
  readonly next: number
  readonly step: number
  readonly first: number
}

function sideOf({ rgba }: Pixels, { lines, length, next, step, first }: Walk): Side {
  const isOpaque = (pixel: number) => (rgba[4 * pixel + 3] ?? 0) >= OPAQUE_FROM
  const isWhite = (pixel: number) =>
    Math.min(rgba[4 * pixel] ?? 0, rgba[4 * pixel + 1] ?? 0, rgba[4 * pixel + 2] ?? 0) >= WHITE_FROM
  /** Of some lines: opaque where one of them is, white where none has a color. */
  const linesOf = (from: number, to: number): Line => {
    let [opaque, white] = [0, 0]
    for (let place = 0; place < length; place++) {
      let [someOpaque, allWhite] = [false, true]
      for (let at = from; at < to && (allWhite || !someOpaque); at++) {
        const pixel = first + at * next + place * step
        someOpaque ||= isOpaque(pixel)
        allWhite &&= isWhite(pixel)
      }
      if (someOpaque) opaque++
      if (allWhite) white++
    }
    return { opaque: opaque / length, white: white / length }
  }
  return {
    lines,
    line: (at) => linesOf(at, at + 1),
    edge: () => linesOf(0, Math.max(1, Math.floor(TOLERANCE * lines))),
  }
}

const isBackground = ({ lines, line }: Side): boolean =>
  range(Math.ceil(BACKGROUND * lines)).every((at) => line(at).white > WHITE)

/** Whether lines of color, opaque from end to end, make a band. */
const isCrossed = ({ lines, line }: Side): boolean =>
  range(lines).filter((at) => isOfBand(line(at))).length >= BAND * lines

const isOfBand = ({ opaque, white }: Line): boolean => opaque >= OPAQUE && white <= BAND_WHITE

const range = (length: number) => Array.from({ length }, (_, at) => at)
