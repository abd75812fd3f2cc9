import { retailFromWholesale } from '../money/retail.ts'
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

/** The table a material is priced by; retail is wholesale ÷ 0.6 where no retail table is stored. PRICE-10, ROLE-3. */
export function priceTableOf(material: Material, wholesale: boolean): PriceTable | null {
  const { priceTable: retail, wholesalePriceTable: trade } = material
  if (wholesale) return trade ?? retail ?? null
  return retail ?? (trade ? retailTable(trade) : null)
}

const retailTables = new WeakMap<PriceTable, PriceTable>()

function retailTable(trade: PriceTable): PriceTable {
  const known = retailTables.get(trade)
  if (known) return known
  const rows = trade.rows.map((row) => ({ ...row, rates: row.rates.map(retailFromWholesale) }))
  const made = { ...trade, rows }
  retailTables.set(trade, made)
  return made
}
