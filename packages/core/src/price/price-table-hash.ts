import { recent } from '../cache/recent.ts'
import type { Material, Package, PriceTable, ProductData } from '../product/types.ts'

/** A hash of everything that a table charges by: tables with equal hashes price alike. PRICE-20. */
export const priceTableHash = recent(({ basis, quantities, rows }: PriceTable): string =>
  hashOf(JSON.stringify([basis, quantities, rows.map(({ from, minimum, rates }) => [from, minimum, rates])])),
)

/** The hash of a table, or the one stated in its place; null: neither is there. */
export const statedHash = (table: PriceTable | undefined, stated: string | undefined): string | null =>
  table ? priceTableHash(table) : (stated ?? null)

/**
 * A product without its price tables, as a browser gets it: in their place are hashes, by which a schedule is known to be of the same
 * tables. PRICE-20.
 */
export function withoutPriceTables(product: ProductData): ProductData {
  return {
    ...product,
    materials: product.materials.map(bareMaterial),
    ...(product.packages && { packages: product.packages.map(barePackage) }),
  }
}

function bareMaterial({ priceTable: retail, wholesalePriceTable: trade, ...rest }: Material): Material {
  const main = retail ?? trade
  return {
    ...rest,
    ...(main && { pricesHash: priceTableHash(main) }),
    ...(trade && { wholesalePricesHash: priceTableHash(trade) }),
  }
}

const barePackage = ({ priceTable: table, ...rest }: Package): Package => ({
  ...rest,
  ...(table && { pricesHash: priceTableHash(table) }),
})

/** Two rounds of FNV-1a over UTF-16 units: short and the same everywhere. It finds changes; it is no protection against forgery. */
function hashOf(text: string): string {
  let [low, high] = [0x811c9dc5, 0x9dc5811c]
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    low = Math.imul(low ^ unit, 0x01000193)
    high = Math.imul(high ^ (unit + at), 0x01000193)
  }
  return [low, high].map((each) => (each >>> 0).toString(36)).join('-')
}
