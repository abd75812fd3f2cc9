import { areaOf, readSide } from '../design/side.ts'
import { type Problem, problem } from '../problem/index.ts'
import type { DecimalString, Product } from '../product/types.ts'

type Limits = Pick<Product, 'minSquareInches' | 'maxWidth' | 'maxHeight'>

/**
 * What is wrong with the size (inches) of a clipart product: below its minimum square inches, higher or wider than its
 * maximum. A size that can't be read is left to `size/`. SIZE-7, SIZE-8.
 */
export function clipartSizeProblems(product: Limits, width: string, height: string): readonly Problem[] {
  const area = areaOf(width, height)
  const tooSmall = area && product.minSquareInches ? area.lt(product.minSquareInches) : false
  return [
    ...(tooSmall ? [problem('clipart.too-small', 'width')] : []),
    ...sideProblems('clipart.too-high', 'height', height, product.maxHeight),
    ...sideProblems('clipart.too-wide', 'width', width, product.maxWidth),
  ]
}

function sideProblems(
  code: 'clipart.too-high' | 'clipart.too-wide',
  field: 'height' | 'width',
  side: string,
  maximum: DecimalString | null | undefined,
): readonly Problem[] {
  if (maximum == null || !readSide(side)?.gt(maximum)) return []
  return [{ ...problem(code, field, { n: maximum }), fix: { field, value: maximum } }]
}
