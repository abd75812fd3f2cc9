import { resolutionGrade, type PrintRules, type ResolutionGrade } from '@kisscut/core/print-rules'
import type { Size } from '../geometry/index.ts'

/** `soft`: acceptable · `low`: warn the shopper · `unprintable`: only with the low-resolution approval (FILE-3). */
export type DpiVerdict = 'good' | 'soft' | 'low' | 'unprintable'

const VERDICTS: Readonly<Record<ResolutionGrade, DpiVerdict>> = {
  good: 'good',
  fair: 'soft',
  low: 'low',
  coarse: 'unprintable',
}

/** Dots per inch of placed raster artwork: the lower of both axes, rounded down. */
export function effectiveDpi(pixels: Size, placed: Size): number {
  return Math.floor(Math.min(pixels.width / placed.width, pixels.height / placed.height) + 1e-6)
}

/** The verdict by the print rules; vector artwork (null) is always good. */
export const judgeDpi = (dpi: number | null, rules?: PrintRules): DpiVerdict =>
  VERDICTS[resolutionGrade(dpi, rules)]
