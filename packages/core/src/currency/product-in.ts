import { exchangedText } from '../money/exchange.ts'
import {
  CHARGES,
  type DecimalString,
  type Exchange,
  type Material,
  type OfferedClipart,
  type Option,
  type OptionSet,
  type Package,
  type PresetSize,
  type PriceTable,
  type Product,
  type SpecialOffer,
} from '../product/types.ts'
import { trustedProduct } from '../product/checked.ts'
import type { CurrencyTerms } from './terms.ts'

/**
 * A product with its prices in another currency: those that are listed as they are, all others at the rate, each rounded
 * half-up to 6 places. Quantities, areas, sizes and percentages stay. Quotes of it are in that currency. CUR-3, CUR-5.
 */
export function productIn(product: Product, terms: CurrencyTerms): Product {
  const { currency, rate, rounding } = terms
  const exchange: Exchange = rounding ? { rate, rounding } : { rate }
  return trustedProduct({
    ...product,
    currency,
    exchange,
    materials: product.materials.map((each) => materialIn(each, terms)),
    sizes: product.sizes.map((each) => sizeIn(each, terms)),
    optionSets: product.optionSets.map((each) => optionSetIn(each, terms)),
    ...(product.packages && { packages: product.packages.map((each) => packageIn(each, terms)) }),
    ...(product.specialOffer && { specialOffer: offerIn(product.specialOffer, rate) }),
    ...(product.cliparts && { cliparts: product.cliparts.map((each) => clipartIn(each, terms)) }),
    ...inTerms(product, ['vectorizePriceOverride', 'defaultVectorizationPrice'], rate),
  })
}

/** The amounts under these names, converted; missing ones stay missing. */
function inTerms<K extends string>(
  of: Partial<Record<K, DecimalString | null>>,
  names: readonly K[],
  rate: DecimalString,
): Partial<Record<K, DecimalString | null>> {
  const found: Partial<Record<K, DecimalString | null>> = {}
  for (const name of names) if (of[name] !== undefined) found[name] = amountIn(of[name], rate)
  return found
}

const offerIn = (offer: SpecialOffer, rate: DecimalString): SpecialOffer => ({
  ...offer,
  unitPrice: exchangedText(offer.unitPrice, rate),
})

const amountIn = (amount: DecimalString | null | undefined, rate: DecimalString): DecimalString | null =>
  amount == null ? null : exchangedText(amount, rate)

const tables = new WeakMap<PriceTable, Map<DecimalString, PriceTable>>()

/** A price table at a rate: the same object each time, so that it is read once however many products share it. */
function tableIn(table: PriceTable, rate: DecimalString): PriceTable {
  const known = tables.get(table) ?? new Map<DecimalString, PriceTable>()
  tables.set(table, known)
  const before = known.get(rate)
  if (before) return before
  const rows = table.rows.map((row) => ({
    ...row,
    rates: row.rates.map((each) => exchangedText(each, rate)),
  }))
  const made = { ...table, rows }
  known.set(rate, made)
  return made
}

/** A material with its price table in another currency. CUR-3, CUR-5. */
export function materialIn(material: Material, { rate, listed }: CurrencyTerms): Material {
  const { priceTable, wholesalePriceTable } = material
  const own = listed?.materials.get(material.id)
  return {
    ...material,
    ...(own ? { priceTable: own } : priceTable && { priceTable: tableIn(priceTable, rate) }),
    ...(wholesalePriceTable && { wholesalePriceTable: tableIn(wholesalePriceTable, rate) }),
  }
}

/** A package with its price table in another currency. CUR-3, CUR-5. */
export function packageIn(pack: Package, { rate, listed }: CurrencyTerms): Package {
  const table = listed?.packages.get(pack.id) ?? (pack.priceTable && tableIn(pack.priceTable, rate))
  return table ? { ...pack, priceTable: table } : pack
}

const sizeIn = (size: PresetSize, { rate, listed }: CurrencyTerms): PresetSize => ({
  ...size,
  price: listed?.sizes.get(size.id) ?? amountIn(size.price, rate),
})

const clipartIn = (clipart: OfferedClipart, { rate, listed }: CurrencyTerms): OfferedClipart => ({
  ...clipart,
  price: listed?.cliparts.get(clipart.id) ?? amountIn(clipart.price, rate),
})

/** Values by quantity are percentages where the option charges a percentage: those stay. */
function optionIn(option: Option, { rate, listed }: CurrencyTerms): Option {
  const charged = inTerms(option, ['amount', 'wholesaleAmount'], rate)
  const own = listed?.options.get(option.id)
  if (CHARGES[option.chargeMode].figure === 'percent') return { ...option, ...charged }
  const all = (values: readonly DecimalString[]) => values.map((each) => exchangedText(each, rate))
  return {
    ...option,
    ...charged,
    valueCsv: all(option.valueCsv),
    ...(option.wholesaleAmountCsv && { wholesaleAmountCsv: all(option.wholesaleAmountCsv) }),
    ...own,
  }
}

const optionSetIn = (set: OptionSet, terms: CurrencyTerms): OptionSet => ({
  ...set,
  options: set.options.map((each) => optionIn(each, terms)),
})
