import type { DecimalString } from '../product/types.ts'
import { FALLBACK_LOCALE } from './locale.ts'
import { parseLength } from './parse-length.ts'
import { showLength, showSize } from './show-length.ts'
import type { Unit } from './unit.ts'

/** A length, or two sides, in braces, however they are typed: `{3 in}`, `{1/16 in}`, `{3 × 3 in}`, `{3 x 3 IN}`, `{3 &times; 3 in}`, `{50 mm}`. */
const MARKED = /\{\s*([^{}×x]{1,24}?)(?:\s*(?:×|x|&times;|&#215;)\s*([^{}×x]{1,24}?))?\s*(in|mm|cm)\s*\}/gi

/** Whether a text may have lengths in braces; cheap. */
export const mayHaveLengths = (text: string): boolean => text.includes('{')

/**
 * A text by the shop's owner with the lengths in braces in its reader's unit: `Up to {24 × 36 in}` → `Up to 609.6 × 914.4 mm`.
 * Lengths already in that unit stay as written, `{1/16 in}` → `1/16 in`; without a style, all do. Braces around anything else
 * stay. UNIT-4.
 */
export function showLengthsIn(
  text: string,
  style: { readonly unit: Unit; readonly locale: string } | null,
): string {
  if (!mayHaveLengths(text)) return text
  return text.replace(MARKED, (whole, first: string, second: string | undefined, typed: string) => {
    const unit = typed.toLowerCase() as Unit
    const sides = [first, ...(second === undefined ? [] : [second])].map((side) => written(side, unit))
    const [width, height] = sides
    if (width == null || height === null) return whole
    if (style === null || style.unit === unit) return whole.slice(1, -1).trim()
    return height === undefined
      ? showLength(width, style.unit, style.locale)
      : showSize(width, height, style.unit, style.locale)
  })
}

/** A written length in inches; null if it isn't one. */
function written(text: string, unit: Unit): DecimalString | null {
  const reading = parseLength(text, unit, FALLBACK_LOCALE)
  return reading.ok ? reading.value : null
}
