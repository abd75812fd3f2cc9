import { NO_PAINT, type Paint } from '@kisscut/core/color'
import type { TextLocation, TextSize } from '@kisscut/core/design'
import { elementOf } from '../design/element.ts'
import { SHAPE_DEFAULTS, type Design } from '../design/design.ts'
import type { ClipartItem, TextItem } from '../design/index.ts'
import type { Box, Size } from '../geometry/index.ts'

/** A clipart on a strip. */
export interface StripClipart {
  /** Id of the clipart. */
  readonly clipart: string
  /** Relative size: only ratios to the others count. */
  readonly width: number
  readonly height: number
  /** Ids of all its regions. */
  readonly regions: readonly string[]
  /** Region id → paint; a region without one keeps its own color. */
  readonly paints: Readonly<Record<string, Paint>>
}

/** The words on a strip; `em` is their box at one em, measured by `emSizeOf` of `design-scene`. */
export interface StripText {
  readonly words: string
  /** Id of the font. */
  readonly font: string
  readonly em: Size
  readonly size: TextSize
  readonly location: TextLocation
}

/** A strip to draw; inches. */
export interface Strip extends Size {
  /** From left to right. */
  readonly cliparts: readonly StripClipart[]
  /** Null for none. */
  readonly text: StripText | null
  /** Color of the words, and of everything with `isSingleColor`; without an id each figure has its own. */
  readonly color: Paint
  readonly isSingleColor: boolean
}

export const STRIP_SIDE = 'front'
/** Corner radius of a strip, in percent of its shorter side. */
export const STRIP_CORNERS = 10

/** Margin inside the cut line in inches, plus a share of the shorter side, so that nothing is in a round corner. */
const MARGIN = { inches: 0.0625, share: 0.05 } as const
/** Share of the inner height for the words. */
const TEXT_SHARES: Readonly<Record<TextSize, number>> = { small: 0.16, medium: 0.23, large: 0.32 }
/** Gap between cliparts and words, as a share of the inner height. */
const ABOVE_TEXT = 0.05
/** Gap between neighbors, as a share of the tallest. */
const BETWEEN = 0.08

/** The element id of a figure by its index from 0. */
export const clipartElementId = (at: number): string => `clipart-${at + 1}`

/**
 * The design of a strip: its figures in one row, in order, on one baseline with equal gaps, as large as possible; the words above
 * or below, centered. All within the margin. DDB-1.
 */
export function stripDesign(strip: Strip): Design {
  const { width, height, cliparts, text, color } = strip
  const margin = MARGIN.inches + MARGIN.share * Math.min(width, height)
  const within = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin }
  const { band, rest } = divided(within, text)
  const placed = rowOf(cliparts, rest).map((box, at) => clipartOn(strip, at, box))
  const words = text && band && wordsOn(text, band, color, placed.length)
  const shape = { ...SHAPE_DEFAULTS, clipType: 'rounded_corner', clipRadius: STRIP_CORNERS } as const
  return {
    width,
    height,
    sides: [{ id: STRIP_SIDE, name: 'Front', shape, disableOffsetPath: false }],
    elements: [...placed, ...(words ? [words] : [])],
  }
}

/** Splits a box into the band of the words and the rest. */
function divided(within: Box, text: StripText | null): { readonly band: Box | null; readonly rest: Box } {
  if (text === null || text.location === 'none' || text.em.width <= 0) return { band: null, rest: within }
  const band = TEXT_SHARES[text.size] * within.height
  const gap = ABOVE_TEXT * within.height
  const rest = within.height - band - gap
  return text.location === 'top'
    ? { band: { ...within, height: band }, rest: { ...within, y: within.y + band + gap, height: rest } }
    : { band: { ...within, y: within.y + rest + gap, height: band }, rest: { ...within, height: rest } }
}

/** Boxes in a row, centered and aligned to the bottom of another box, as large as it has room for. */
function rowOf(sizes: readonly Size[], { x, y, width, height }: Box): readonly Box[] {
  const tallest = Math.max(...sizes.map((size) => size.height))
  const gap = BETWEEN * tallest
  const length = sizes.reduce((sum, size) => sum + size.width, gap * (sizes.length - 1))
  const scale = Math.min(height / tallest, width / length)
  let left = x + (width - length * scale) / 2
  return sizes.map((size) => {
    const box = {
      x: left,
      y: y + height - size.height * scale,
      width: size.width * scale,
      height: size.height * scale,
    }
    left += box.width + gap * scale
    return box
  })
}

function clipartOn({ cliparts, color, isSingleColor }: Strip, at: number, box: Box): ClipartItem {
  const { clipart, regions, paints } = cliparts[at]!
  const isPainted = isSingleColor && (color.colorId !== null || color.customColor !== null)
  return elementOf('clipart', {
    ...box,
    id: clipartElementId(at),
    side: STRIP_SIDE,
    z: at,
    clipart,
    regions: isPainted ? Object.fromEntries(regions.map((region) => [region, color])) : paints,
  })
}

function wordsOn({ words, font, em }: StripText, band: Box, color: Paint, z: number): TextItem {
  const size = Math.min(band.height / em.height, band.width / em.width)
  const [width, height] = [em.width * size, em.height * size]
  return elementOf('text', {
    id: 'text',
    side: STRIP_SIDE,
    z,
    x: band.x + (band.width - width) / 2,
    y: band.y + (band.height - height) / 2,
    width,
    height,
    text: words,
    font,
    size,
    alignment: 'center',
    fill: { ...NO_PAINT, ...color },
  })
}
