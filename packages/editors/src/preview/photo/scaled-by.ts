import type { Size } from '@kisscut/artwork/geometry'

/** Least shorter side in inches after a key or a button. */
const LEAST = 0.25

/** A size with its longer side enlarged by some inches, in proportion, to the thousandth. */
export function scaledBy({ width, height }: Size, inches: number): Size {
  const longer = Math.max(width, height)
  const by = (longer + inches) / longer
  if (inches < 0 && Math.min(width, height) * by < LEAST) return { width, height }
  return { width: Number((width * by).toFixed(3)), height: Number((height * by).toFixed(3)) }
}
