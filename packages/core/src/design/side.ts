import type { Exact } from '../money/exact.ts'
import { readDecimal } from '../units/read-decimal.ts'

/**
 * A side in inches as an exact number, or null if the text is invalid or negative. For rules that only compare; `size/` parses typed
 * sides and reports their errors.
 */
export function readSide(text: string): Exact | null {
  const side = readDecimal(text)
  return side?.isNegative() ? null : side
}

/** Width × height in square inches; null when a side can't be read. */
export function areaOf(width: string, height: string): Exact | null {
  const [w, h] = [readSide(width), readSide(height)]
  return w && h && w.times(h)
}
