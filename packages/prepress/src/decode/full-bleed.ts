import type { Pixels } from '../background/pixels.ts'

/** Least opaque share and largest white share of an edge. */
const [OPAQUE, WHITE] = [0.98, 0.9]
/** Alpha from which a pixel is opaque, and the darkest channel from which it is white. */
const [OPAQUE_FROM, WHITE_FROM] = [250, 240]

/** Least thickness of a band as a share of the page, and largest white share of its lines. */
const [BAND, BAND_WHITE] = [0.03, 0.02]
/**
 * Distance from the edge at which a picture may begin, as a share of the page, at least one line: one imperfect line of pixels
 * falls into the bleed, and cutters are no more precise.
 */
const TOLERANCE = 0.005
/** Least depth of a white background from the edge, as a share of the page; less is a margin. */
const BACKGROUND = 1 / 16

/** Opaque and white shares of a line of pixels. */
interface Line {
  readonly opaque: number
  readonly white: number
}

/** The lines of a picture, counted from one of its edges. */
interface Side {
  readonly lines: number
  readonly line: (at: number) => Line
  /** The edge: all lines within {@link TOLERANCE} of it as one. */
  readonly edge: () => Line
}

/**
 * Whether a picture is printed to all its edges: each is opaque and not almost all white, or the background is white and a band
 * crosses it from edge to edge (DESIGN-26).
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

/** How to walk the lines of a side: number of lines, pixels per line, strides between lines and pixels, first pixel. */
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
  /** Merges lines: opaque where one of them is, white where none has a color. */
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

/** Whether a band of colored lines, opaque from end to end, crosses the side. */
const isCrossed = ({ lines, line }: Side): boolean =>
  range(lines).filter((at) => isOfBand(line(at))).length >= BAND * lines

const isOfBand = ({ opaque, white }: Line): boolean => opaque >= OPAQUE && white <= BAND_WHITE

const range = (length: number) => Array.from({ length }, (_, at) => at)
