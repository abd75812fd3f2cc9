/** Units of lengths in drawings, so many to an inch; a number alone counts as pixels. */
export const PER_INCH: Readonly<Record<string, number>> = {
  '': 96,
  px: 96,
  in: 1,
  mm: 25.4,
  cm: 2.54,
  pt: 72,
  pc: 6,
  q: 101.6,
}

/**
 * An SVG length in inches, and whether its unit is a real-world one; null for percentages and invalid values.
 */
export function lengthOf(value: string | undefined): { inches: number; real: boolean } | null {
  const match = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*(px|in|mm|cm|pt|pc|q|)\s*$/i.exec(value ?? '')
  if (!match) return null
  const unit = (match[2] ?? '').toLowerCase()
  const inches = Number(match[1]) / (PER_INCH[unit] ?? 96)
  return inches > 0 && Number.isFinite(inches) ? { inches, real: unit !== '' && unit !== 'px' } : null
}

/** Parses `min-x min-y width height`; null where it is missing, malformed or empty. */
export function viewBoxOf(value: string | undefined): readonly [number, number, number, number] | null {
  const [x, y, width, height, ...rest] = (value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (x === undefined || y === undefined || width === undefined || height === undefined || rest.length)
    return null
  if (![x, y, width, height].every(Number.isFinite) || width <= 0 || height <= 0) return null
  return [x, y, width, height]
}
