import type { DecimalString, Package, PackageSize } from '../product/types.ts'
import { parseSides } from '../size/parse-size.ts'
import { schedulePrices } from './schedule-prices.ts'
import { baseUnitPrice } from './unit-price.ts'

/**
 * The exact surcharge per piece for a package of this size at a quantity, in the product's currency; null without a price table. Throws
 * {@link PriceDataError} if the shop's data is wrong. PRICE-6.
 */
export function packagePrice(pack: Package, size: PackageSize, quantity: number): DecimalString | null {
  const { size: sides } = parseSides(size.packageWidth, size.packageHeight)
  if (!pack.priceTable || !sides) return null
  return baseUnitPrice(schedulePrices(pack.priceTable, sides), sides, quantity)
}
