import type * as hb from 'harfbuzzjs'
import { boxAround, flatten } from '../geometry/index.ts'

const CAPITAL = 'H'.codePointAt(0) ?? 0
/** In the table OS/2, since its second version. */
const CAP_HEIGHT = { table: 'OS/2', since: 2, at: 88 } as const

/**
 * How high capitals stand above the baseline, in the font's own units: as the font says, else as high as its H, else its ascender
 * (a script without capitals).
 */
export function capHeightIn(font: hb.Face, shaper: hb.Font): number {
  const stated = statedIn(font)
  if (stated > 0) return stated
  const glyph = shaper.nominalGlyph(CAPITAL) ?? 0
  const { y, height } = boxAround(flatten(shaper.glyphToPath(glyph), 1).flat())
  return glyph > 0 && height > 0 ? y + height : shaper.hExtents().ascender
}

function statedIn(font: hb.Face): number {
  const bytes = font.referenceTable(CAP_HEIGHT.table)
  if (!bytes || bytes.byteLength < CAP_HEIGHT.at + 2) return 0
  const table = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return table.getUint16(0) < CAP_HEIGHT.since ? 0 : table.getInt16(CAP_HEIGHT.at)
}

/** A font's measures, in its own units. */
interface Measures {
  readonly capHeight: number
  readonly unitsPerEm: number
}

/** The height of capitals in a size (the em), in its unit. */
export const capHeightOf = ({ capHeight, unitsPerEm }: Measures, size: number): number =>
  (capHeight / unitsPerEm) * size

/** The size (the em) whose capitals are so high. */
export const sizeForCapHeight = ({ capHeight, unitsPerEm }: Measures, height: number): number =>
  (height * unitsPerEm) / capHeight
