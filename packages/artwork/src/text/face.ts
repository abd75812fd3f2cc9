import type * as hb from 'harfbuzzjs'

/** A font file opened for shaping. Made once per font; figures are in the font's own units. */
export interface Face {
  readonly unitsPerEm: number
  readonly ascender: number
  readonly descender: number
  readonly lineGap: number
  /** How high capitals stand above the baseline. */
  readonly capHeight: number
  /** How high small letters without ascenders stand above it. */
  readonly xHeight: number
  readonly shaper: hb.Font
  /** The glyphs of a text in the order they stand, without the joinings named. */
  readonly shape: (text: string, without: readonly string[]) => ShapedGlyphs
}

type ShapedGlyphs = ReturnType<hb.Buffer['getGlyphInfosAndPositions']>
