import fc from 'fast-check'
import {
  amount,
  chosenCliparts,
  choices,
  inches,
  priceTable,
  product as anyProduct,
} from '../product/arbitraries.ts'
import { parseProduct } from '../product/checked.ts'
import type { Configuration, Option, Package, Product, ProductData } from '../product/types.ts'

/** A product with what a shopper chose of it. */
export interface Order {
  readonly product: Product
  readonly configuration: Configuration
}

/** A package that every size of these orders fits into, priced by its own table. */
const packages = (): fc.Arbitrary<readonly Package[]> =>
  priceTable({ basis: 'unit' }).map((table) => [
    {
      id: 'box',
      name: 'Box',
      enabled: true,
      sizes: [
        {
          id: '70x70',
          name: '70 × 70',
          packageWidth: '70',
          packageHeight: '70',
          minProductWidth: null,
          minProductHeight: null,
          maxProductWidth: null,
          maxProductHeight: null,
        },
      ],
      priceTable: table,
      hasBackImage: false,
      noCustomerPreview: false,
    },
  ])

/** An option that takes something off instead: a few percent, or more than most orders cost. */
const asDiscount = (option: Option, isLarge: boolean): Option => ({
  ...option,
  valueCsv: [],
  ...(isLarge
    ? { chargeMode: 'total', amount: '-999999' }
    : { chargeMode: 'percentage', percent: `-${Math.min(Number(option.percent ?? 0), 5)}` }),
})

const withDiscounts = (data: ProductData, each: readonly boolean[], isLarge: boolean): ProductData => ({
  ...data,
  optionSets: data.optionSets.map((set, index) =>
    each[index] ? { ...set, options: set.options.map((option) => asDiscount(option, isLarge)) } : set,
  ),
})

/** Limits that an order without a fault keeps: stock that suffices, options excluded elsewhere, a list with its quantity. */
interface Limits {
  /** In stock beside what is ordered; null: it is not counted. */
  readonly spare: number | null
  readonly isExcludedElsewhere: boolean
  readonly isListed: boolean
}

const limited = (
  data: ProductData,
  { materialId, quantity }: Pick<Configuration, 'materialId'> & { readonly quantity: number },
  { spare, isExcludedElsewhere, isListed }: Limits,
): ProductData => ({
  ...data,
  remainingStock: spare === null ? null : quantity + spare,
  materials: data.materials.map((material) =>
    isListed && material.id === materialId
      ? { ...material, allowedQuantities: [quantity, 7 * quantity] }
      : material,
  ),
  optionSets: data.optionSets.map((set) =>
    isExcludedElsewhere
      ? {
          ...set,
          excludedMaterialIds: data.materials.map(({ id }) => id).filter((id) => id !== materialId),
        }
      : set,
  ),
})

/** Quantities of every size, and often right at a break of the material's table or a piece beside it. */
function quantityOf({ materials, minimumQuantity }: ProductData): fc.Arbitrary<number> {
  const breaks = materials.flatMap(({ priceTable: table }) => table?.quantities ?? [])
  const near = breaks.flatMap((each) => [each - 1, each, each + 1])
  const any = fc.integer({ min: 1, max: 2000 })
  return (near.length === 0 ? any : fc.oneof(any, fc.constantFrom(...near))).map((each) =>
    Math.max(each, minimumQuantity ?? 1),
  )
}

/**
 * Orders without a fault, of every kind of charge and limit: area and minimum area, options of all modes with discounts among them,
 * variable data, cliparts, packaging, vectorizing, a size with its own price, special offers, currencies of 0, 2 and 3 places, stock, excluded
 * materials and listed quantities. Some discounts are larger than the price. PRICE-6, PRICE-23.
 */
export const order = (): fc.Arbitrary<Order> =>
  fc
    .tuple(
      anyProduct(),
      packages(),
      fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
      fc.option(fc.constant('7.50')),
      fc.constantFrom(false, false, false, true),
      fc.option(amount(9), { freq: 2 }),
    )
    .chain(([some, boxes, discounts, price, isLarge, unitPrice]) => {
      const sizes = [{ id: '3x2', name: '3 × 2', width: '3', height: '2', isDefault: false, price }]
      const offer = unitPrice === null ? {} : { specialOffer: { id: 'offer', name: 'Offer', unitPrice } }
      const data = withDiscounts({ ...some, ...offer, packages: boxes, sizes }, discounts, isLarge)
      const side = fc.oneof(inches(50), fc.constantFrom('0.5', '1'))
      const sides = fc.oneof(fc.tuple(side, side), fc.constant(['3', '2'] as const))
      return fc
        .record({
          materialId: fc.constantFrom(...data.materials.map(({ id }) => id)),
          sides,
          quantity: quantityOf(data),
          options: choices(data),
          cliparts: chosenCliparts(data),
          vectorize: fc.boolean(),
          isPacked: fc.boolean(),
          isNumbered: fc.boolean(),
          limits: fc.record({
            spare: fc.option(fc.nat(100)),
            isExcludedElsewhere: fc.boolean(),
            isListed: fc.boolean(),
          }),
        })
        .map(({ sides: [width, height], quantity, isPacked, isNumbered, limits, ...chosen }) => ({
          product: parseProduct(limited(data, { ...chosen, quantity }, limits)),
          configuration: {
            ...chosen,
            ...{ width, height, quantity: String(quantity) },
            packaging: isPacked ? { packageId: 'box', packageSizeId: '70x70' } : null,
            variableData: isNumbered ? { kind: 'range' as const, from: '1', to: String(quantity) } : null,
          },
        }))
    })

/** Limits of a product that an order is against. */
const AGAINST = ['stock', 'material', 'list'] as const

/** Orders that must be refused: beyond the stock, with an option on a material it excludes, or in a quantity that is not listed. */
export const rejectedOrder = (): fc.Arbitrary<Order> =>
  fc.tuple(order(), fc.constantFrom(...AGAINST)).map(([{ product, configuration }, against]) => {
    const quantity = Number(configuration.quantity)
    const ofMaterial = against === 'material' && configuration.options.length > 0
    const ofList = against === 'list'
    const data: ProductData = {
      ...product,
      ...(!ofMaterial && !ofList && { remainingStock: quantity - 1, allowBackorders: false }),
      materials: product.materials.map((each) =>
        ofList && each.id === configuration.materialId
          ? { ...each, allowedQuantities: [quantity + 1] }
          : each,
      ),
      optionSets: product.optionSets.map((set) =>
        ofMaterial
          ? { ...set, excludedMaterialIds: configuration.materialId ? [configuration.materialId] : [] }
          : set,
      ),
    }
    return { product: parseProduct(data), configuration }
  })
