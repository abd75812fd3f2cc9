import type {
  Currency,
  Material,
  Package,
  PackageSize,
  PriceSchedule,
  ProductData,
} from '../product/types.ts'
import { parseSides, type Size } from '../size/parse-size.ts'
import { statedHash } from './price-table-hash.ts'
import { schedulePrices } from './schedule-prices.ts'
import { type PriceSource, priceSourceOf } from './wholesale.ts'

/** A product by its id; null: any that has the material at these very prices. */
type ProductId = string | null

/** The key of a material's schedule; null while its price table is unknown, even as a hash. PRICE-20. */
function materialSubject(
  productId: ProductId,
  material: Material,
  { width, height }: Size,
  currency: Currency,
  wholesale: boolean,
): string | null {
  const retail = statedHash(material.priceTable, material.pricesHash)
  const trade = statedHash(material.wholesalePriceTable, material.wholesalePricesHash)
  const hash = wholesale ? (trade ?? retail) : (retail ?? trade)
  const terms = wholesale && trade !== null ? 'wholesale' : 'retail'
  return hash === null
    ? null
    : JSON.stringify([productId, material.id, `${width}x${height}`, currency, terms, hash])
}

/** Whether a schedule is for this, and so may price it: one that doesn't say what it is for is not. PRICE-20. */
export function isFor(
  { subject }: PriceSchedule,
  { id, currency }: ProductData,
  material: Material | null,
  size: Size,
  wholesale: boolean,
): boolean {
  if (material === null) return false
  const own = materialSubject(id, material, size, currency, wholesale)
  return (
    own !== null &&
    (subject === own || subject === materialSubject(null, material, size, currency, wholesale))
  )
}

/** The schedule of a product's material at a size, retail or wholesale; null without a table. API-2, PRICE-20. */
export function productSchedule(
  { id, currency }: Pick<ProductData, 'id' | 'currency'>,
  material: Material,
  size: Size,
  wholesale: boolean,
): PriceSchedule | null {
  const source = priceSourceOf(material, wholesale)
  return source && scheduleOf(source, size, materialSubject(id, material, size, currency, wholesale))
}

/**
 * The retail schedule of a material at a size, for any product that has the material at these very prices; null without a table. API-2,
 * PRICE-20.
 */
export function materialSchedule(material: Material, size: Size, currency: Currency): PriceSchedule | null {
  const source = priceSourceOf(material, false)
  return source && scheduleOf(source, size, materialSubject(null, material, size, currency, false))
}

const scheduleOf = (
  { table, isWholesale }: PriceSource,
  size: Size,
  subject: string | null,
): PriceSchedule => ({
  ...schedulePrices(table, size, isWholesale),
  subject: subject as string,
})

/** The key of a package's schedule; null while its price table is unknown. PRICE-20. */
export function packageSubject(pack: Package, { id }: PackageSize, currency: Currency): string | null {
  const hash = statedHash(pack.priceTable, pack.pricesHash)
  return hash === null ? null : JSON.stringify(['package', pack.id, id, currency, hash])
}

/** The schedule of a package in one of its sizes; null without a table. API-3, PRICE-20. */
export function packageSchedule(pack: Package, of: PackageSize, currency: Currency): PriceSchedule | null {
  const { size } = parseSides(of.packageWidth, of.packageHeight)
  return pack.priceTable && size
    ? { ...schedulePrices(pack.priceTable, size), subject: packageSubject(pack, of, currency) as string }
    : null
}
