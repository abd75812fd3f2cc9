import type * as hb from 'harfbuzzjs'

/** A font file opened for shaping. Created once per font; numbers are in the font's own units. */
export interface Face {
  readonly unitsPerEm: number
  readonly ascender: number
  readonly descender: number
  readonly lineGap: number
  /** Cap height above the baseline. */
  readonly capHeight: number
  /** x-height above the baseline. */
  readonly xHeight: number
  readonly shaper: hb.Font
  /** Shapes a text into glyphs in visual order, without the named features. */
  readonly shape: (text: string, without: readonly string[]) => ShapedGlyphs
}

type ShapedGlyphs = ReturnType<hb.Buffer['getGlyphInfosAndPositions']>
