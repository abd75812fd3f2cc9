import { type Problem, problem } from '../problem/index.ts'
import type { ProductData, Configuration } from '../product/types.ts'
import { LARGEST_QUANTITY } from './limits.ts'
import { parseQuantity } from './parse-quantity.ts'

type SetByShop = Pick<ProductData, 'definedQuantity'>

/**
 * The quantity fixed by the shop, which can't be typed; null if the shopper chooses. Anything but a whole number from 1 fixes nothing.
 * QTY-8: defined_quantity.
 */
export function definedQuantityOf({ definedQuantity }: SetByShop): number | null {
  const isCount = Number.isInteger(definedQuantity) && Number(definedQuantity) >= 1
  return isCount ? Math.min(Number(definedQuantity), LARGEST_QUANTITY) : null
}

/** A product as it counts once configured: a quantity set on the configured product wins over the product's own. QTY-8. */
export const withDefinedQuantity = <T extends object>(
  product: T,
  own: number | null | undefined,
): T & SetByShop =>
  definedQuantityOf({ definedQuantity: own }) === null ? product : { ...product, definedQuantity: own }

/** Whether the shopper may type a quantity: neither the shop nor variable data sets it. QTY-8, VAR-5. */
export const canTypeQuantity = (
  product: SetByShop,
  configuration: Pick<Configuration, 'variableData'>,
): boolean => definedQuantityOf(product) === null && configuration.variableData == null

/** Problems of a typed quantity if the shop has fixed one: it may be empty, but not different. QTY-8. */
export function typedOverDefined(
  defined: number,
  typed: string | number | null | undefined,
): readonly Problem[] {
  const reading = parseQuantity(typed ?? '')
  if (reading.ok ? reading.value === defined : reading.problem.code === 'quantity.required') return []
  const fix = { field: 'quantity', value: String(defined) }
  return [problem('quantity.defined', 'quantity', { n: defined }, fix)]
}

/** Variable data sets the quantity by its length, which has to be the one the shop has set. QTY-8, VAR-5. */
export const recordsOverDefined = (defined: number | null, length: number): readonly Problem[] =>
  defined === null || defined === length
    ? []
    : [problem('quantity.defined-records', 'variableData', { n: defined, count: length })]
