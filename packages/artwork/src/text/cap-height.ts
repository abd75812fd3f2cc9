import type * as hb from 'harfbuzzjs'
import { boxAround, flatten } from '../geometry/index.ts'

/** Heights stated in the OS/2 table since version 2: its offset, and a letter with that height. */
const HEIGHTS = {
  table: 'OS/2',
  since: 2,
  capital: { letter: 'H', at: 88 },
  small: { letter: 'x', at: 86 },
} as const

/**
 * Cap height in the font's own units: as stated, otherwise the height of H, otherwise the ascender (a script without capitals).
 */
export const capHeightIn = (font: hb.Face, shaper: hb.Font): number =>
  heightIn(font, shaper, HEIGHTS.capital) ?? shaper.hExtents().ascender

/** The x-height: as stated, otherwise the height of x, otherwise half the em. */
export const xHeightIn = (font: hb.Face, shaper: hb.Font): number =>
  heightIn(font, shaper, HEIGHTS.small) ?? font.upem / 2

function heightIn(
  font: hb.Face,
  shaper: hb.Font,
  { letter, at }: { readonly letter: string; readonly at: number },
): number | null {
  const stated = statedIn(font, at)
  if (stated > 0) return stated
  const glyph = shaper.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0
  const { y, height } = boxAround(flatten(shaper.glyphToPath(glyph), 1).flat())
  return glyph > 0 && height > 0 ? y + height : null
}

function statedIn(font: hb.Face, at: number): number {
  const bytes = font.referenceTable(HEIGHTS.table)
  if (!bytes || bytes.byteLength < at + 2) return 0
  const table = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return table.getUint16(0) < HEIGHTS.since ? 0 : table.getInt16(at)
}

/** Metrics of a font, in its own units. */
interface Measures {
  readonly capHeight: number
  readonly unitsPerEm: number
}

/** The cap height at a size (the em), in its unit. */
export const capHeightOf = ({ capHeight, unitsPerEm }: Measures, size: number): number =>
  (capHeight / unitsPerEm) * size

/** The size (the em) with the given cap height. */
export const sizeForCapHeight = ({ capHeight, unitsPerEm }: Measures, height: number): number =>
  (height * unitsPerEm) / capHeight
