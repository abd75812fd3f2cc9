import { type Problem, problem } from '../problem/index.ts'
import type { Material, Product } from '../product/types.ts'
import { isAllowedQuantity } from './allowed.ts'
import { nearestOrderable, quantityBounds } from './bounds.ts'
import { definedQuantityOf, typedOverDefined } from './defined.ts'
import { minimumOfProduct } from './minimum.ts'
import { readQuantity } from './read-quantity.ts'

type CountedProduct = Pick<
  Product,
  'productClass' | 'minimumQuantity' | 'definedQuantity' | 'limitedQuantity'
>

/**
 * Everything wrong with a quantity as typed: required, whole, at least the product's and the material's minimum, at
 * most the material's maximum, and allowed. Each carries the quantity that would do. Where the shop has set the quantity,
 * nothing else may be typed. QTY-1 to QTY-8.
 */
export function quantityProblems(
  product: CountedProduct,
  material: Material | null,
  text: string,
): readonly Problem[] {
  const defined = definedQuantityOf(product)
  if (defined !== null) return typedOverDefined(defined, text)
  const reading = readQuantity(text)
  return reading.ok ? countProblems(product, material, reading.value) : [reading.problem]
}

/** As {@link quantityProblems}, for a quantity that is a whole number already. */
export function countProblems(
  product: CountedProduct,
  material: Material | null,
  quantity: number,
): readonly Problem[] {
  const defined = definedQuantityOf(product)
  if (defined !== null) return typedOverDefined(defined, String(quantity))
  const wrong = boundsProblem(product, material, quantity)
  if (!wrong) return []
  const nearest = nearestOrderable(quantity, quantityBounds(product, material))
  return [nearest === null ? wrong : { ...wrong, fix: { field: 'quantity', value: String(nearest) } }]
}

/** The first bound a quantity breaks: the product's, the material's, the allowed ones. */
function boundsProblem(product: CountedProduct, material: Material | null, quantity: number): Problem | null {
  const min = minimumOfProduct(product)
  // Custom products say it with a full stop. QTY-2.
  const below = product.productClass === 'custom' ? 'quantity.below-minimum-custom' : 'quantity.below-minimum'
  if (quantity < min) return problem(below, 'quantity', { min })
  return material && materialProblem(material, product.limitedQuantity ?? false, quantity)
}

function materialProblem(
  { minimumQuantity: min, maximumQuantity: max, allowedQuantities: allowed }: Material,
  limited: boolean,
  quantity: number,
): Problem | null {
  if (min != null && quantity < min) return problem('quantity.below-material-minimum', 'quantity', { min })
  if (max != null && quantity > max) return problem('quantity.above-material-maximum', 'quantity', { max })
  if (isAllowedQuantity(quantity, allowed, limited)) return null
  return limited
    ? problem('quantity.not-listed', 'quantity', { list: allowed.join(', ') })
    : problem('quantity.not-allowed', 'quantity', { first: allowed[0] ?? 1 })
}
