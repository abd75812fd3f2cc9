import type { Entitlement, Material, PriceTable, Product } from '../product/types.ts'
import { mayShowWholesale } from '../tool/flags.ts'

/**
 * Whether wholesale prices are in force: for an entitled customer, in the tool types flagged for it, of custom products
 * only. Who is entitled is decided by the server. ROLE-1, ROLE-3.
 */
export const isWholesale = (
  product: Pick<Product, 'productClass' | 'toolType'>,
  entitlement: Entitlement,
): boolean => entitlement.wholesale && product.productClass === 'custom' && mayShowWholesale(product.toolType)

/** A table a material is priced by. */
export interface PriceSource {
  readonly table: PriceTable
  /** Its rates are wholesale ones, and what is charged is retail made of them: ÷ 0.6. */
  readonly isWholesale: boolean
}

/** The table a material is priced by; retail is wholesale ÷ 0.6 where no retail table is stored. PRICE-10. */
export function priceSourceOf(material: Material, wholesale: boolean): PriceSource | null {
  const { priceTable: retail, wholesalePriceTable: trade } = material
  const own = wholesale ? (trade ?? retail) : retail
  if (own) return { table: own, isWholesale: false }
  return trade ? { table: trade, isWholesale: true } : null
}
