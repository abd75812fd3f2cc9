import { type Problem, problem } from '../problem/index.ts'
import type { DecimalString, ProductData } from '../product/types.ts'
import type { Side, Size } from '../size/parse-size.ts'
import { coversAtLeast, formatLimit, isAtMost } from '../units/limit.ts'

type Limits = Pick<ProductData, 'minSquareInches' | 'maxWidth' | 'maxHeight'>

/** Problems of a clipart product's size: below its minimum square inches, or beyond its maximum height or width. SIZE-7, SIZE-8. */
export function clipartSizeProblems(product: Limits, size: Size): readonly Problem[] {
  const isTooSmall = !coversAtLeast(size.width, size.height, product.minSquareInches)
  return [
    ...(isTooSmall ? [problem('clipart.too-small', 'width')] : []),
    ...sideProblems('clipart.too-high', 'height', size, product.maxHeight),
    ...sideProblems('clipart.too-wide', 'width', size, product.maxWidth),
  ]
}

function sideProblems(
  code: 'clipart.too-high' | 'clipart.too-wide',
  side: Side,
  size: Size,
  maximum: DecimalString | null | undefined,
): readonly Problem[] {
  if (maximum == null || isAtMost(size[side], maximum)) return []
  return [problem(code, side, { n: formatLimit(maximum) })]
}
