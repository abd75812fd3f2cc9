import type { DecimalString } from '@kisscut/core/product'

/** Largest deviation of the width, in thousandths of an inch. */
const MOST_OFF = 5

/**
 * Sides with this area in square inches and this ratio, in thousandths of an inch. They come as close to the area as possible, so
 * that products of a size cost the same in any ratio. MKT-4.
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
