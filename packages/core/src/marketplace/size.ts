import { areaOf, readSide } from '../design/side.ts'
import { type Problem, problem } from '../problem/index.ts'
import type { Product } from '../product/types.ts'

/** A side of a marketplace product must be longer than this, inches. SIZE-10. */
export const MARKETPLACE_MINIMUM_SIDE = '0.01'

/**
 * What is wrong with the size (inches) of a marketplace product: a side at or below 0.01, or an area below the
 * product's minimum square inches. SIZE-9, SIZE-10.
 */
export function marketplaceSizeProblems(
  product: Pick<Product, 'minSquareInches'>,
  width: string,
  height: string,
): readonly Problem[] {
  const faulty = (['width', 'height'] as const).filter((field) => isTooShort({ width, height }[field]))
  if (faulty.length > 0) return faulty.map((field) => problem('marketplace.invalid-size', field))
  const minimum = product.minSquareInches
  return minimum && areaOf(width, height)?.lt(minimum)
    ? [problem('marketplace.too-small', 'width', { n: minimum })]
    : []
}

function isTooShort(side: string): boolean {
  return readSide(side)?.lte(MARKETPLACE_MINIMUM_SIDE) ?? true
}

/** Whether the shopper may set a size of their own: only when the base product allows it. SIZE-16. */
export const offersCustomSize = (product: Pick<Product, 'allowCustomSize'>): boolean =>
  product.allowCustomSize
