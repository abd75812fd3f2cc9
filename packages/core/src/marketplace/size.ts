import { type Problem, problem } from '../problem/index.ts'
import type { ProductData } from '../product/types.ts'
import { type Size, SIDES } from '../size/parse-size.ts'
import { coversAtLeast, formatLimit, isAtMost } from '../units/limit.ts'

/** A side of a marketplace product must be longer than this, inches. SIZE-10. */
export const MARKETPLACE_MINIMUM_SIDE = '0.01'

/**
 * Problems of a marketplace product's size: a side of 0.01 or less, or an area below the product's minimum square inches. SIZE-9,
 * SIZE-10.
 */
export function marketplaceSizeProblems(
  { minSquareInches }: Pick<ProductData, 'minSquareInches'>,
  size: Size,
): readonly Problem[] {
  const tooShort = SIDES.filter((side) => isAtMost(size[side], MARKETPLACE_MINIMUM_SIDE))
  if (tooShort.length > 0) return tooShort.map((side) => problem('marketplace.invalid-size', side))
  return minSquareInches == null || coversAtLeast(size.width, size.height, minSquareInches)
    ? []
    : [problem('marketplace.too-small', 'width', { n: formatLimit(minSquareInches) })]
}

/** Whether the shopper may set a size of their own: only when the base product allows it. SIZE-16. */
export const offersCustomSize = (product: Pick<ProductData, 'allowCustomSize'>): boolean =>
  product.allowCustomSize
