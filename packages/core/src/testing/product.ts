import fc from 'fast-check'
import type { Material, OptionSet, PriceTable, Product, Wishes } from '../product/types.ts'

/** A price table whose rates never rise with the quantity; one row. Rates have four places. */
export const fallingPriceTable = (): fc.Arbitrary<PriceTable> =>
  fc
    .record({
      breaks: fc.uniqueArray(fc.integer({ min: 2, max: 10_000 }), { maxLength: 11 }),
      rates: fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 12, maxLength: 12 }),
      minimum: fc.integer({ min: 0, max: 40 }),
    })
    .map(({ breaks, rates, minimum }) => {
      const falling = rates.slice(0, breaks.length + 1).toSorted((a, b) => b - a)
      const row = {
        from: '0',
        minimum: String(minimum),
        rates: falling.map((rate) => (rate / 10_000).toFixed(4)),
      }
      return { basis: 'sqin', quantities: breaks.toSorted((a, b) => a - b), rows: [row] }
    })

/** A material any size of which may be had, priced by a falling table. */
export const anyMaterial = (): fc.Arbitrary<Material> =>
  fc
    .tuple(fc.uuid(), fallingPriceTable(), fc.option(fc.integer({ min: 1, max: 99 })))
    .map(([id, priceTable, share]) => ({
      id,
      name: `Vinyl ${id.slice(0, 4)}`,
      adhesive: 'permanent',
      look: 'white',
      canLaminate: true,
      defaultLamination: 'gloss',
      reversible: false,
      backordered: false,
      variableDataCharge: share === null ? null : (share / 100).toFixed(2),
      priceTable,
      allowedQuantities: [],
      minWidth: null,
      minHeight: null,
      maxWidth: null,
      maxHeight: null,
      maxIsInterchangeable: false,
      hasOwnColors: false,
      colors: [],
    }))

/** An option set of one optional option that costs something, in any charge mode. */
export const anyOptionSet = (): fc.Arbitrary<OptionSet> =>
  fc
    .record({
      id: fc.uuid(),
      chargeMode: fc.constantFrom('percentage' as const, 'total' as const, 'per_unit' as const),
      cents: fc.integer({ min: 1, max: 9999 }),
      breaks: fc.uniqueArray(fc.integer({ min: 2, max: 5000 }), { maxLength: 3 }),
    })
    .map(({ id, chargeMode, cents, breaks }) => ({
      id,
      name: `Option ${id.slice(0, 4)}`,
      display: 'checkbox',
      required: false,
      smallOption: false,
      options: [
        {
          id: `${id}-yes`,
          name: 'Yes',
          chargeMode,
          amount: (cents / 100).toFixed(2),
          percent: (cents / 100).toFixed(2),
          valueCsv: [],
          isDefault: false,
          tags: [],
        },
      ],
      excludedMaterialIds: [],
      minWidth: null,
      minHeight: null,
      maxWidth: null,
      maxHeight: null,
      quantityBreaks: breaks.toSorted((a, b) => a - b),
      tags: [],
    }))

/** A custom product with up to three materials and three option sets, sized freely. */
export const anyProduct = (): fc.Arbitrary<Product> =>
  fc
    .record({
      id: fc.uuid(),
      currency: fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'),
      materials: fc.array(anyMaterial(), { minLength: 1, maxLength: 3 }),
      optionSets: fc.array(anyOptionSet(), { maxLength: 3 }),
      minimumQuantity: fc.option(fc.integer({ min: 1, max: 200 })),
    })
    .map(({ id, currency, materials, optionSets, minimumQuantity }) => ({
      id,
      productClass: 'custom',
      toolType: 'upload',
      name: 'Die-cut stickers',
      slug: 'die-cut-stickers',
      sku: id.slice(0, 8),
      currency,
      minimumQuantity,
      defaultQuantity: null,
      lockRatio: null,
      remainingStock: null,
      allowBackorders: false,
      materials,
      defaultMaterialId: materials[0]?.id ?? null,
      sizes: [],
      allowCustomSize: true,
      defaultWidth: '2',
      defaultHeight: '2',
      optionSets,
      showVariableData: true,
    }))

const side = () => fc.integer({ min: 100, max: 48_000 }).map((thousandths) => (thousandths / 1000).toFixed(3))

/** Wishes that can all be met: a material, a size and a quantity of the product, and any of its options. */
export const wishesFor = (product: Product): fc.Arbitrary<Wishes> =>
  fc.record({
    materialId: fc.constantFrom(...product.materials.map(({ id }) => id)),
    width: side(),
    height: side(),
    quantity: fc.integer({ min: product.minimumQuantity ?? 1, max: 20_000 }).map(String),
    options: fc.subarray(
      product.optionSets.flatMap(({ id, options }) =>
        options.map((option) => ({ optionSetId: id, optionId: option.id })),
      ),
    ),
  })

/** A product with wishes that can be met. */
export const anyOrder = (): fc.Arbitrary<{ readonly product: Product; readonly wishes: Wishes }> =>
  anyProduct().chain((product) => wishesFor(product).map((wishes) => ({ product, wishes })))

/** What is typed by those who mean no good, or slip: for any field that is text. */
export const hostileText = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      '0',
      '-0',
      '-1',
      '1e309',
      '1e5',
      'NaN',
      'Infinity',
      '0x10',
      '1,5',
      '١٢',
      '１２',
      '²',
      'abc',
      '1.',
      '.5',
    ),
    fc.constantFrom('9'.repeat(400), '1'.repeat(100_000), `0.${'0'.repeat(400)}1`, '__proto__', 'null'),
    fc.string({ unit: 'binary' }),
  )

/** Wishes in which anything may be typed anywhere. */
export const hostileWishes = (): fc.Arbitrary<Wishes> =>
  fc.record({
    materialId: fc.option(hostileText()),
    width: hostileText(),
    height: hostileText(),
    quantity: hostileText(),
    options: fc.array(fc.record({ optionSetId: hostileText(), optionId: hostileText() }), { maxLength: 3 }),
  })
