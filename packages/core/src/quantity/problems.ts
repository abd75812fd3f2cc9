import { type Problem, problem } from '../problem/index.ts'
import type { Material, Product, ProductClass, QuantityTerms } from '../product/types.ts'
import { isAllowedQuantity, largestAllowedQuantity, nextAllowedQuantity } from './allowed.ts'
import { definedQuantityOf, typedOverDefined } from './defined.ts'
import { minimumOf, minimumOfProduct } from './minimum.ts'
import { readQuantity } from './read-quantity.ts'

type CountedProduct = Pick<Product, 'productClass' | 'minimumQuantity'> & QuantityTerms

/**
 * Everything wrong with a quantity as typed: required, whole, at least the product's and the material's minimum, at
 * most the material's maximum, and allowed. Each carries the quantity that would do. Where the shop has set the quantity,
 * nothing else may be typed. Spec §3, §5 Quantity and Size.
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
  const minimum = minimumOf(product, material)
  if (quantity < minimumOfProduct(product)) {
    return [belowMinimum(product.productClass, minimumOfProduct(product), minimum)]
  }
  const rule = { allowed: material?.allowedQuantities ?? [], limited: product.limitedQuantity ?? false }
  const limits = materialLimitProblems(material, quantity, minimum, rule)
  if (limits.length > 0 || isAllowedQuantity(quantity, rule.allowed, rule.limited)) return limits
  return notAllowed(rule, quantity, minimum, material?.maximumQuantity ?? null)
}

/** Custom products say it with a full stop. Spec §5 Quantity. */
function belowMinimum(productClass: ProductClass, min: number, mend: number): Problem {
  const code = productClass === 'custom' ? 'quantity.below-minimum-custom' : 'quantity.below-minimum'
  return problem(code, 'quantity', { min }, { field: 'quantity', value: String(mend) })
}

/** The quantities of a list, and whether only they can be ordered. */
interface AllowedRule {
  readonly allowed: readonly number[]
  readonly limited: boolean
}

function materialLimitProblems(
  material: Material | null,
  quantity: number,
  minimum: number,
  { allowed, limited }: AllowedRule,
): readonly Problem[] {
  const [min, max] = [material?.minimumQuantity ?? null, material?.maximumQuantity ?? null]
  if (min !== null && quantity < min) {
    const mend = { field: 'quantity', value: String(minimum) }
    return [problem('quantity.below-material-minimum', 'quantity', { min }, mend)]
  }
  if (max !== null && quantity > max) {
    const most = largestAllowedQuantity(max, allowed, limited)
    const mend = most === null || most < minimum ? undefined : { field: 'quantity', value: String(most) }
    return [problem('quantity.above-material-maximum', 'quantity', { max }, mend)]
  }
  return []
}

function notAllowed(
  { allowed, limited }: AllowedRule,
  quantity: number,
  minimum: number,
  maximum: number | null,
): readonly Problem[] {
  const up = nextAllowedQuantity(Math.max(quantity, minimum), allowed, limited)
  const reachable = isAllowedQuantity(up, allowed, limited) && (maximum === null || up <= maximum)
  const value = reachable ? up : largestAllowedQuantity(maximum ?? up, allowed, limited)
  const mend = value === null || value < minimum ? undefined : { field: 'quantity', value: String(value) }
  return limited
    ? [problem('quantity.not-listed', 'quantity', { list: allowed.join(', ') }, mend)]
    : [problem('quantity.not-allowed', 'quantity', { first: allowed[0] ?? 1 }, mend)]
}
