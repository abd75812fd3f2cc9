import type { Entitlement, Material, PriceTable, ProductData } from '../product/types.ts'
import { mayShowWholesale } from '../tool/flags.ts'

/**
 * Whether wholesale prices apply: to entitled customers, for custom products of the tool types flagged for them. The server decides who
 * is entitled. ROLE-1, ROLE-3.
 */
export const isWholesale = (
  product: Pick<ProductData, 'productClass' | 'toolType'>,
  entitlement: Entitlement,
): boolean => entitlement.wholesale && product.productClass === 'custom' && mayShowWholesale(product.toolType)

/** A table a material is priced by. */
export interface PriceSource {
  readonly table: PriceTable
  /** Its rates are wholesale, and the charge is the retail price derived from them: ÷ 0.6. */
  readonly isWholesale: boolean
}

/** The table a material is priced by; retail is wholesale ÷ 0.6 where no retail table is stored. PRICE-10. */
export function priceSourceOf(material: Material, wholesale: boolean): PriceSource | null {
  const { priceTable: retail, wholesalePriceTable: trade } = material
  const own = wholesale ? (trade ?? retail) : retail
  if (own) return { table: own, isWholesale: false }
  return trade ? { table: trade, isWholesale: true } : null
}
