import type { Box } from '@kisscut/artwork/geometry'
import sharp from 'sharp'
import { approvedColors, approvedFineColors } from './approved-colors.ts'
import type { PressProfile } from './cmyk.ts'
import type { PrintDesign } from './design.ts'
import { inkOnScreen } from './on-screen.ts'
import type { PageSize } from './averaged.ts'
import { averagedColors, colorsOnPage } from './page-colors.ts'
import { inkOnPage } from './page-ink.ts'

/** Side in pixels of the square a pixel is averaged over. */
const SOFT = 5

/** Resolution and maximum longer side in pixels at which a print file is compared with the approved picture. */
const COMPARED = { dpi: 200, pixels: 600 } as const

/** Difference between a print file and the approved picture, both as inks on paper. */
export interface Difference {
  /** Mean over the page of the largest channel difference, 0–1. */
  readonly mean: number
  /** Largest difference of a square's mean color, so that soft edges do not count. */
  readonly worstSquare: number
}

/** Compares a written print file, rendered by pdfium, with the design as its preview shows it. */
export async function differenceFromPreview(
  pdf: Uint8Array,
  design: PrintDesign,
  media: Box,
  press: PressProfile,
  asVectors: boolean,
): Promise<Difference> {
  const size = comparedSize(media)
  const approved = await approvedColors(design, media, size, asVectors)
  const printed = await inkOnScreen(await inkOnPage(pdf, size), size, press)
  return differenceBetween(approved, printed, size)
}

/**
 * Compares a page of pixels at press resolution, `dpi` pixels per inch. Takes seconds, but tells pictures of many small colors
 * from different ones.
 */
export async function fineDifferenceFromPreview(
  pdf: Uint8Array,
  design: PrintDesign,
  media: Box,
  press: PressProfile,
  dpi: number,
): Promise<Difference> {
  const size = comparedSize(media)
  const by = Math.max(1, Math.floor(dpi / (2 * comparedDpi(media))))
  const finer = { width: size.width * 2, height: size.height * 2 }
  const fine = await approvedFineColors(design, media, finer)
  const printed = await softened(await colorsOnPage(pdf, size, by, press), size)
  const found: Difference[] = []
  for (const [x, y] of isTurned(design) ? BESIDE : BESIDE.slice(0, 1))
    found.push(
      differenceBetween(
        await softened(averagedColors(moved(fine, finer, x, y), finer, 2), size),
        printed,
        size,
      ),
    )
  return found.reduce((least, each) => (each.mean < least.mean ? each : least))
}

/** Offsets in half pixels, across and down, by which pdfium may misplace turned pictures: up to a pixel. */
const BESIDE = [0, -1, 1, -2, 2].flatMap((x) => [0, -1, 1, -2, 2].map((y) => [x, y] as const))

const isTurned = ({ placement }: PrintDesign): boolean => placement !== null && placement.rotation % 90 !== 0

/** RGB pixels of a page moved right and down; new pixels are white. */
function moved(rgb: Uint8Array, { width, height }: PageSize, x: number, y: number): Uint8Array {
  if (x === 0 && y === 0) return rgb
  const result = new Uint8Array(rgb.length).fill(255)
  const [left, count] = [Math.max(0, x), width - Math.abs(x)]
  for (let row = Math.max(0, y); row < Math.min(height, height + y); row++) {
    const from = ((row - y) * width + left - x) * 3
    result.set(rgb.subarray(from, from + count * 3), (row * width + left) * 3)
  }
  return result
}

/** Averages each pixel with its neighbors: renderers scale pictures with different filters. */
const softened = (rgb: Uint8Array, { width, height }: PageSize): Promise<Buffer> =>
  sharp(rgb, { raw: { width, height, channels: 3 } })
    .convolve({ width: SOFT, height: SOFT, kernel: Array.from({ length: SOFT ** 2 }, () => 1) })
    .raw({ depth: 'uchar' })
    .toBuffer()

/** Pixels per inch of {@link differenceFromPreview}. */
const comparedDpi = (media: Box): number => comparedSize(media).width / media.width

function comparedSize({ width, height }: Box): PageSize {
  const scale = Math.min(COMPARED.dpi, COMPARED.pixels / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Side of the squares in pixels. */
const SQUARE = 24

function differenceBetween(one: Uint8Array, other: Uint8Array, { width, height }: PageSize): Difference {
  const columns = Math.ceil(width / SQUARE)
  const total = [0, 0, 0]
  const squares = Array.from({ length: columns * Math.ceil(height / SQUARE) }, () => [0, 0, 0])
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++, at++) {
        const difference = one[at]! - other[at]!
        total[channel]! += Math.abs(difference)
        squares[Math.floor(y / SQUARE) * columns + Math.floor(x / SQUARE)]![channel]! += difference
      }
  const worst = Math.max(...squares.flat().map(Math.abs))
  return { mean: Math.max(...total) / (255 * width * height), worstSquare: worst / (255 * SQUARE ** 2) }
}
