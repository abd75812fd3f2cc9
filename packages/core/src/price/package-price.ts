import type { DecimalString, Package, PackageSize } from '../product/types.ts'
import { parseSides } from '../size/parse-size.ts'
import { priceSchedule } from './schedule.ts'
import { baseUnitPrice } from './unit-price.ts'

/**
 * What a package of this size adds to a piece at a quantity, exact, in the product's currency; null for one without a price
 * table. Throws {@link PriceDataError} where the shop's data is wrong. PRICE-6.
 */
export function packagePrice(pack: Package, size: PackageSize, quantity: number): DecimalString | null {
  const { size: sides } = parseSides(size.packageWidth, size.packageHeight)
  if (!pack.priceTable || !sides) return null
  return baseUnitPrice(priceSchedule(pack.priceTable, sides, false), sides, quantity)
}
