import type { DecimalString } from '@kisscut/core/product'

/** How far a width may be from the exact one, in thousandths of an inch. */
const MOST_OFF = 5

/**
 * Sides of so many square inches in a ratio, to the thousandth of an inch, their area as near to those as such sides come: products of a size
 * cost the same, whatever their ratio. MKT-4.
 */
export function sidesOfArea(
  squareInches: number,
  [width, height]: readonly [DecimalString, DecimalString],
): { readonly width: DecimalString; readonly height: DecimalString } {
  const exact = Math.round(Math.sqrt((squareInches * Number(width)) / Number(height)) * 1000)
  const area = squareInches * 1_000_000
  const offBy = (across: number) => Math.abs(across * Math.round(area / across) - area)
  const [first = exact, ...others] = Array.from(
    { length: 2 * MOST_OFF + 1 },
    // The exact width first, then the nearest ones.
    (_, n) => Math.max(1, exact + (n % 2 === 0 ? n / 2 : -(n + 1) / 2)),
  )
  const across = others.reduce((best, each) => (offBy(each) < offBy(best) ? each : best), first)
  return { width: String(across / 1000), height: String(Math.round(area / across) / 1000) }
}
