import type { Size } from '../geometry/index.ts'

/** The print rules, in dots per inch: from `good` on it prints crisp, below `warn` softly, below `approval` only if approved. */
export const PRINT_RULES = { good: 300, warn: 150, approval: 72 } as const

/** `soft`: will do · `low`: warn the shopper · `unprintable`: only with the low-resolution approval (FILE-3). */
export type DpiVerdict = 'good' | 'soft' | 'low' | 'unprintable'

/** Dots per inch of raster artwork as placed: of the worse axis, rounded down to whole dots. */
export function effectiveDpi(pixels: Size, placed: Size): number {
  return Math.floor(Math.min(pixels.width / placed.width, pixels.height / placed.height) + 1e-6)
}

/** What the print rules say; vector artwork (null) is always good. */
export function judgeDpi(
  dpi: number | null,
  rules: { good: number; warn: number; approval: number } = PRINT_RULES,
): DpiVerdict {
  if (dpi === null || dpi >= rules.good) return 'good'
  if (dpi >= rules.warn) return 'soft'
  return dpi >= rules.approval ? 'low' : 'unprintable'
}
