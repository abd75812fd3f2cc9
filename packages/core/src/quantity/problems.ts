import { type Problem, problem } from '../problem/index.ts'
import type { Material, Product, ProductClass } from '../product/types.ts'
import { isAllowedQuantity, nextAllowedQuantity } from './allowed.ts'
import { minimumOf, minimumOfProduct } from './minimum.ts'
import { readQuantity } from './read-quantity.ts'

type CountedProduct = Pick<Product, 'productClass' | 'minimumQuantity'>

/**
 * Everything wrong with a quantity as typed: required, whole, at least the product's and the material's minimum, at
 * most the material's maximum, and allowed. Each carries the quantity that would do. Spec §5 Quantity and Size.
 */
export function quantityProblems(
  product: CountedProduct,
  material: Material | null,
  text: string,
): readonly Problem[] {
  const reading = readQuantity(text)
  return reading.ok ? countProblems(product, material, reading.value) : [reading.problem]
}

/** As {@link quantityProblems}, for a quantity that is a whole number already. */
export function countProblems(
  product: CountedProduct,
  material: Material | null,
  quantity: number,
): readonly Problem[] {
  const minimum = minimumOf(product, material)
  if (quantity < minimumOfProduct(product)) {
    return [belowMinimum(product.productClass, minimumOfProduct(product), minimum)]
  }
  const limits = [...materialLimitProblems(material, quantity, minimum)]
  if (limits.length > 0 || isAllowedQuantity(quantity, material?.allowedQuantities ?? [])) return limits
  return notAllowed(material?.allowedQuantities ?? [], quantity, minimum, material?.maximumQuantity ?? null)
}

/** Custom products say it with a full stop. Spec §5 Quantity. */
function belowMinimum(productClass: ProductClass, min: number, mend: number): Problem {
  const code = productClass === 'custom' ? 'quantity.below-minimum-custom' : 'quantity.below-minimum'
  return problem(code, 'quantity', { min }, { field: 'quantity', value: String(mend) })
}

function materialLimitProblems(
  material: Material | null,
  quantity: number,
  minimum: number,
): readonly Problem[] {
  const [min, max] = [material?.minimumQuantity ?? null, material?.maximumQuantity ?? null]
  if (min !== null && quantity < min) {
    const mend = { field: 'quantity', value: String(minimum) }
    return [problem('quantity.below-material-minimum', 'quantity', { min }, mend)]
  }
  if (max !== null && quantity > max) {
    const most = largestAllowed(max, material?.allowedQuantities ?? [])
    const mend = most === null || most < minimum ? undefined : { field: 'quantity', value: String(most) }
    return [problem('quantity.above-material-maximum', 'quantity', { max }, mend)]
  }
  return []
}

function notAllowed(
  allowed: readonly number[],
  quantity: number,
  minimum: number,
  maximum: number | null,
): readonly Problem[] {
  const up = nextAllowedQuantity(Math.max(quantity, minimum), allowed)
  const value = maximum === null || up <= maximum ? up : largestAllowed(maximum, allowed)
  const mend = value === null || value < minimum ? undefined : { field: 'quantity', value: String(value) }
  return [problem('quantity.not-allowed', 'quantity', { first: allowed[0] ?? 1 }, mend)]
}

/** The largest allowed quantity at or below a maximum; null when there is none. */
function largestAllowed(maximum: number, allowed: readonly number[]): number | null {
  const first = allowed[0]
  if (first === undefined) return maximum
  const most = Math.max(Math.floor(maximum / first) * first, ...allowed.filter((each) => each <= maximum))
  return most > 0 ? most : null
}
