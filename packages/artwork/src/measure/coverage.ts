import { SOLID } from '../contour/index.ts'
import type { AlphaMask } from '../contour/index.ts'

/** The share of a mask that is inked, 0 to 1: translucent pixels count by their opacity, unless only solid ones are asked for. */
export function coverageOf({ alpha }: AlphaMask, only: 'all' | 'solid' = 'all'): number {
  if (alpha.length === 0) return 0
  let sum = 0
  for (const value of alpha) sum += only === 'solid' ? (value >= SOLID ? 255 : 0) : value
  return sum / (255 * alpha.length)
}
