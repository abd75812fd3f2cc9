import { type Problem, problem } from '../problem/index.ts'
import type { ProductData, ProductClass } from '../product/types.ts'
import { nearestOrderable, type QuantityBounds } from '../quantity/bounds.ts'

type StockedProduct = Pick<ProductData, 'productClass' | 'remainingStock' | 'allowBackorders'>

const SHARED_FLOW: readonly ProductClass[] = ['marketplace', 'stock']
const ANY_QUANTITY: QuantityBounds = { minimum: 1, maximum: null, allowed: [] }
const NOTHING: readonly Problem[] = []

/** Marketplace and stock-image products go through the shared flow, all others through the custom and clipart flow. STOCK-5. */
export const isSharedFlow = (productClass: ProductClass): boolean => SHARED_FLOW.includes(productClass)

/**
 * Stock problems of a quantity; none if the product's stock is not counted. Backorders cause a warning in the shared flow, and nothing in
 * the custom and clipart flow. A shortage suggests the nearest available quantity within `bounds`, if there is one. STOCK-5.
 */
export function stockProblems(
  product: StockedProduct,
  quantity: number,
  bounds: QuantityBounds = ANY_QUANTITY,
): readonly Problem[] {
  const { remainingStock: left, allowBackorders } = product
  if (left == null || quantity <= left) return NOTHING
  const shared = isSharedFlow(product.productClass)
  if (allowBackorders) return shared ? [problem('stock.backorder', 'quantity', { n: Math.max(left, 0) })] : []
  if (left <= 0) return [problem(shared ? 'stock.out' : 'stock.out-custom', 'quantity')]
  const most = Math.min(left, bounds.maximum ?? left)
  const nearest = nearestOrderable(quantity, { ...bounds, maximum: most })
  const fix = nearest === null ? undefined : { field: 'quantity', value: String(nearest) }
  return [problem(shared ? 'stock.short' : 'stock.short-custom', 'quantity', { n: left }, fix)]
}

/** Whether these problems disable the add action: any error does, out of stock among them; warnings do not. STOCK-3. */
export const blocksAdding = (problems: readonly Problem[]): boolean =>
  problems.some(({ level }) => level === 'error')

/** Whether none is left, so that no other quantity helps: the add action is disabled. STOCK-3. */
export const isOutOfStock = (problems: readonly Problem[]): boolean =>
  problems.some(({ code }) => code === 'stock.out' || code === 'stock.out-custom')
