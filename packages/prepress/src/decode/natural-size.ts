/** Inches as a decimal string with three places; null for impossible sizes. */
export function inchesText(inches: number): string | null {
  return Number.isFinite(inches) && inches >= 0.001 && inches < 10_000 ? inches.toFixed(3) : null
}

/** Default densities of programs, which say nothing about the size in print. */
const DEFAULT_DENSITIES = new Set([72, 96])

/** The pixels per inch that a picture states deliberately, or null. */
export function statedDpi(density: number | undefined): number | null {
  if (density === undefined || !Number.isFinite(density)) return null
  const dpi = Math.round(density * 100) / 100
  return dpi >= 10 && dpi <= 10_000 && !DEFAULT_DENSITIES.has(Math.round(dpi)) ? dpi : null
}

/** Width and height of the given aspect ratio with the given longer side; at least one pixel. */
export function withLongestSide(ratio: number, longest: number): { width: number; height: number } {
  const side = (length: number) => Math.max(1, Math.min(longest, Math.round(length)))
  return { width: side(longest * Math.min(1, ratio)), height: side(longest / Math.max(1, ratio)) }
}
