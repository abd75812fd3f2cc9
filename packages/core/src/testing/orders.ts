import fc from 'fast-check'
import { chosenCliparts, choices, inches, priceTable, product as anyProduct } from '../product/arbitraries.ts'
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

/** An option that takes something off instead: small, so that totals stay above 0. */
const asDiscount = (option: Option): Option => ({
  ...option,
  chargeMode: 'percentage',
  percent: `-${Math.min(Number(option.percent ?? 0), 5)}`,
  valueCsv: [],
})

const withDiscounts = (data: ProductData, each: readonly boolean[]): ProductData => ({
  ...data,
  optionSets: data.optionSets.map((set, index) =>
    each[index] ? { ...set, options: set.options.map(asDiscount) } : set,
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
 * Orders without a fault, of every kind of charge: area and minimum area, options of all modes with discounts among them, variable data,
 * cliparts, packaging, vectorizing, and a size with a price of its own. PRICE-6.
 */
export const order = (): fc.Arbitrary<Order> =>
  fc
    .tuple(
      anyProduct(),
      packages(),
      fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
      fc.option(fc.constant('7.50')),
    )
    .chain(([some, boxes, discounts, price]) => {
      const sizes = [{ id: '3x2', name: '3 × 2', width: '3', height: '2', isDefault: false, price }]
      const data = withDiscounts({ ...some, packages: boxes, sizes }, discounts)
      const product = parseProduct(data)
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
        })
        .map(({ sides: [width, height], quantity, isPacked, isNumbered, ...chosen }) => ({
          product,
          configuration: {
            ...chosen,
            ...{ width, height, quantity: String(quantity) },
            packaging: isPacked ? { packageId: 'box', packageSizeId: '70x70' } : null,
            variableData: isNumbered ? { kind: 'range' as const, from: '1', to: String(quantity) } : null,
          },
        }))
    })
