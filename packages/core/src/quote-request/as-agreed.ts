import { exchangedText } from '../money/exchange.ts'
import type { Configuration, DecimalString, Material, Product } from '../product/types.ts'

/** A product with the configuration it is priced by. */
export interface Priced {
  readonly product: Product
  readonly configuration: Configuration
}

/**
 * What is priced of a product whose terms staff have agreed: its size, its quantity and its unit price are those of the terms, and
 * nothing is added to them. What the shop can't configure is why it was asked, so that no limit of the product stands against it. Without
 * terms both are as they were. QUOTE-5.
 */
export function asAgreed(product: Product, configuration: Configuration): Priced {
  const { agreed } = configuration
  if (!agreed) return { product, configuration }
  const isSameCurrency = product.currency === agreed.currency
  const unitPrice = isSameCurrency ? agreed.unitPrice : inCurrencyOf(product, agreed.mainUnitPrice)
  const { exchange: inMain, mostFilms: _films, cliparts: _cliparts, ...rest } = product
  return {
    product: {
      ...rest,
      // In its own currency the price is the one that was agreed: no rate, and no rounding of totals.
      ...(isSameCurrency || !inMain ? {} : { exchange: inMain }),
      ...FREE,
      specialOffer: { id: '', name: product.name, unitPrice },
      definedQuantity: agreed.quantity,
      materials: product.materials.map(withoutLimits),
    },
    configuration: {
      materialId: configuration.materialId,
      materialName: configuration.materialName ?? null,
      width: agreed.width,
      height: agreed.height,
      quantity: configuration.quantity,
      options: [],
    },
  }
}

const FREE = {
  ...{ minimumQuantity: 1, limitedQuantity: false, remainingStock: null, allowBackorders: true },
  ...{ lockRatio: null, sizes: [], allowCustomSize: true, optionSets: [], packages: [] },
  ...{ needsColor: false, showVariableData: false },
  ...{ minSquareInches: null, maxWidth: null, maxHeight: null },
} as const satisfies Partial<Product>

const withoutLimits = (material: Material): Material => ({
  ...material,
  ...{ minWidth: null, minHeight: null, maxWidth: null, maxHeight: null },
  ...{ allowedQuantities: [], minimumQuantity: null, maximumQuantity: null },
  colors: material.colors.map(({ id, name, code }) => ({ id, name, code })),
})

/** An amount of the main currency in the product's. CUR-3. */
const inCurrencyOf = ({ exchange }: Product, amount: DecimalString): DecimalString =>
  exchange ? exchangedText(amount, exchange.rate) : amount
