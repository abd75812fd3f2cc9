import { type Problem, problem } from '../problem/index.ts'
import type { ProductData } from '../product/types.ts'
import { isAllowedQuantity } from './allowed.ts'
import { type CountedMaterial, nearestOrderable, orderableBounds } from './bounds.ts'
import { definedQuantityOf, typedOverDefined } from './defined.ts'
import { LARGEST_QUANTITY } from './limits.ts'
import { minimumOfProduct } from './minimum.ts'
import { parseQuantity } from './parse-quantity.ts'

type CountedProduct = Pick<
  ProductData,
  'productClass' | 'minimumQuantity' | 'definedQuantity' | 'limitedQuantity'
> &
  Partial<Pick<ProductData, 'remainingStock' | 'allowBackorders'>>

/**
 * Everything wrong with a quantity as typed: required, whole, at least the product's and the material's minimum, at
 * most the material's maximum, and allowed. Each carries the quantity that would do, where one would. Where the shop has
 * set the quantity, nothing else may be typed. QTY-8.
 */
export function quantityProblems(
  product: CountedProduct,
  material: CountedMaterial | null,
  typed: string | number,
): readonly Problem[] {
  const defined = definedQuantityOf(product)
  if (defined !== null) return typedOverDefined(defined, typed)
  const reading = parseQuantity(typed)
  return reading.ok
    ? countProblems(product, material, reading.value)
    : [unreadQuantityProblem(product, material, reading.problem)]
}

/** The problem of a quantity that can't be read, with the largest one that would do where it is too large. */
export const unreadQuantityProblem = (
  product: CountedProduct,
  material: CountedMaterial | null,
  unread: Problem,
): Problem =>
  unread.code === 'quantity.too-large'
    ? withNearest([unread], product, material, LARGEST_QUANTITY)[0]!
    : unread

/** As {@link quantityProblems}, for a quantity that is a whole number already. */
export function countProblems(
  product: CountedProduct,
  material: CountedMaterial | null,
  quantity: number,
): readonly Problem[] {
  const defined = definedQuantityOf(product)
  if (defined !== null) return typedOverDefined(defined, quantity)
  const problems = [...productProblems(product, quantity), ...materialProblems(product, material, quantity)]
  return problems.length > 0 ? withNearest(problems, product, material, quantity) : problems
}

/** Problems with the orderable quantity next to the typed one, where there is any. */
export function withNearest(
  problems: readonly Problem[],
  product: CountedProduct,
  material: CountedMaterial | null,
  quantity: number,
): readonly Problem[] {
  const nearest = nearestOrderable(quantity, orderableBounds(product, material))
  if (nearest === null) return problems
  const fix = { field: 'quantity', value: String(nearest) }
  return problems.map((each) => ({ ...each, fix }))
}

function productProblems(product: CountedProduct, quantity: number): readonly Problem[] {
  const min = minimumOfProduct(product)
  if (quantity >= min) return []
  // Custom products say it with a full stop. QTY-2.
  const below = product.productClass === 'custom' ? 'quantity.below-minimum-custom' : 'quantity.below-minimum'
  return [problem(below, 'quantity', { min })]
}

function materialProblems(
  { limitedQuantity: limited = false }: CountedProduct,
  material: CountedMaterial | null,
  quantity: number,
): readonly Problem[] {
  if (!material) return []
  const { minimumQuantity: min, maximumQuantity: max, allowedQuantities: allowed } = material
  const problems: Problem[] = []
  if (min != null && quantity < min)
    problems.push(problem('quantity.below-material-minimum', 'quantity', { min }))
  if (max != null && quantity > max)
    problems.push(problem('quantity.above-material-maximum', 'quantity', { max }))
  if (!isAllowedQuantity(quantity, allowed, limited)) {
    problems.push(
      limited
        ? problem('quantity.not-listed', 'quantity', { list: allowed.join(', ') })
        : problem('quantity.not-allowed', 'quantity', { first: allowed[0] ?? 1 }),
    )
  }
  return problems
}
