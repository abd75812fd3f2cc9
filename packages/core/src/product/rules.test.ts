import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newConfiguration } from '../configuration/index.ts'
import { PriceDataError, quoteProduct } from '../price/index.ts'
import { hasErrors } from '../problem/index.ts'
import { productSchema } from '../schema/index.ts'
import { totalByHand } from '../testing/reference.ts'
import { everything } from './every-field.ts'
import { parseProduct, type ProductData, selectableParts } from './index.ts'
import { RULES } from './rules.ts'

type Path = readonly (string | number)[]
type Change = readonly [path: string, value: unknown]

const parts = (path: string): Path =>
  path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** A change of one place of plain data. */
function changed(data: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value
  const copy = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<string | number, unknown>
  copy[first] = changed(copy[first], rest, value)
  return copy
}
const withChanges = (changes: readonly Change[]): unknown =>
  changes.reduce<unknown>((data, [path, value]) => changed(data, parts(path), value), everything)

const errorOf = (data: unknown): PriceDataError | null => {
  try {
    parseProduct(data)
    return null
  } catch (error) {
    if (error instanceof PriceDataError) return error
    throw error
  }
}

const color = everything.materials[0]!.colors[0]!
const [size] = everything.sizes
const M = 'materials.0'
const BREAKS: readonly Change[] = [[`${M}.wholesalePriceTable.quantities.0`, 1]]

/** For each rule: changes that contradict each other, and the code and path that tell it. */
const BROKEN: Readonly<Record<string, readonly [changes: readonly Change[], code: string, path: string]>> = {
  'priceTable: breaks ascend': [BREAKS, 'data.table', 'materials[0].wholesalePriceTable.quantities[0]'],
  'priceTable: a rate for each tier': [
    [[`${M}.wholesalePriceTable.quantities`, [50, 90]]],
    ...(['data.table', 'materials[0].wholesalePriceTable.rows[0].rates'] as const),
  ],
  'priceTable: thresholds ascend': [
    [[`${M}.priceTable.rows.1.from`, '0.0']],
    ...(['data.table', 'materials[0].priceTable.rows[1].from'] as const),
  ],
  'color: widths in order': [
    [[`${M}.colors.0.minWidth`, '40.1']],
    ...(['data.bounds', 'materials[0].colors[0].maxWidth'] as const),
  ],
  'color: heights in order': [
    [[`${M}.colors.0.minHeight`, '100']],
    ...(['data.bounds', 'materials[0].colors[0].maxHeight'] as const),
  ],
  'material: distinct colors': [
    [[`${M}.colors`, [color, color]]],
    ...(['data.duplicate-id', 'materials[0].colors[1].id'] as const),
  ],
  'material: widths in order': [
    [
      [`${M}.maxIsInterchangeable`, false],
      [`${M}.maxWidth`, '0.49'],
    ],
    ...(['data.bounds', 'materials[0].maxWidth'] as const),
  ],
  'material: heights in order': [
    [
      [`${M}.maxIsInterchangeable`, false],
      [`${M}.minHeight`, '120.001'],
    ],
    ...(['data.bounds', 'materials[0].maxHeight'] as const),
  ],
  'material: quantities in order': [
    [
      [`${M}.minimumQuantity`, 20],
      [`${M}.maximumQuantity`, 10],
    ],
    ...(['data.bounds', 'materials[0].maximumQuantity'] as const),
  ],
  'option: a percentage has a percent': [
    [['optionSets.0.options.0.percent', null]],
    ...(['data.percent', 'optionSets[0].options[0].percent'] as const),
  ],
  'option: an amount is stated': [
    [['optionSets.2.options.0.amount', null]],
    ...(['data.amount', 'optionSets[2].options[0].amount'] as const),
  ],
  'optionSet: distinct options': [
    [['optionSets.0.options', [everything.optionSets[0]!.options[0], everything.optionSets[0]!.options[0]]]],
    ...(['data.duplicate-id', 'optionSets[0].options[1].id'] as const),
  ],
  'optionSet: widths in order': [
    [['optionSets.0.maxWidth', '0.4']],
    ...(['data.bounds', 'optionSets[0].maxWidth'] as const),
  ],
  'optionSet: heights in order': [
    [['optionSets.0.minHeight', '100.5']],
    ...(['data.bounds', 'optionSets[0].maxHeight'] as const),
  ],
  'optionSet: breaks ascend': [
    [['optionSets.1.quantityBreaks', [100, 50]]],
    ...(['data.table', 'optionSets[1].quantityBreaks[1]'] as const),
  ],
  'optionSet: a value for each tier': [
    [['optionSets.1.options.0.valueCsv', ['1', '2', '3']]],
    ...(['data.table', 'optionSets[1].options[0].valueCsv'] as const),
  ],
  'optionSet: a required set has options': [
    [
      ['optionSets.0.required', true],
      ['optionSets.0.options', []],
    ],
    ...(['data.list', 'optionSets[0].options'] as const),
  ],
  'packageSize: readable sides': [
    [['packages.0.sizes.0.packageWidth', '9'.repeat(12)]],
    ...(['data.decimal', 'packages[0].sizes[0].packageWidth'] as const),
  ],
  'packageSize: widths in order': [
    [['packages.0.sizes.0.maxProductWidth', '0.05']],
    ...(['data.bounds', 'packages[0].sizes[0].maxProductWidth'] as const),
  ],
  'packageSize: heights in order': [
    [['packages.0.sizes.0.minProductHeight', '39.5']],
    ...(['data.bounds', 'packages[0].sizes[0].maxProductHeight'] as const),
  ],
  'presetSize: readable sides': [
    [['sizes.0.height', '9'.repeat(12)]],
    ...(['data.decimal', 'sizes[0].height'] as const),
  ],
  'package: distinct sizes': [
    [['packages.0.sizes', [everything.packages![0]!.sizes[0], everything.packages![0]!.sizes[0]]]],
    ...(['data.duplicate-id', 'packages[0].sizes[1].id'] as const),
  ],
  'rounding: less than the step': [
    [['exchange', { rate: '1', rounding: { step: 5, below: 5 } }]],
    ...(['data.rounding', 'exchange.rounding.below'] as const),
  ],
  'product: distinct materials': [
    [['materials', [everything.materials[0], everything.materials[0]]]],
    ...(['data.duplicate-id', 'materials[1].id'] as const),
  ],
  'product: distinct sizes': [[['sizes', [size, size]]], ...(['data.duplicate-id', 'sizes[1].id'] as const)],
  'product: distinct option sets': [
    [['optionSets', [everything.optionSets[0], everything.optionSets[0]]]],
    ...(['data.duplicate-id', 'optionSets[1].id'] as const),
  ],
  'product: distinct packages': [
    [['packages', [everything.packages![0], everything.packages![0]]]],
    ...(['data.duplicate-id', 'packages[1].id'] as const),
  ],
  'product: distinct cliparts': [
    [['cliparts', [0, 0].map(() => ({ id: 'dad', name: 'Dad', price: null }))]],
    ...(['data.duplicate-id', 'cliparts[1].id'] as const),
  ],
  'product: a default material of its own': [
    [['defaultMaterialId', 'gone']],
    ...(['data.reference', 'defaultMaterialId'] as const),
  ],
  'product: excluded materials of its own': [
    [['optionSets.1.excludedMaterialIds', ['gone']]],
    ...(['data.reference', 'optionSets[1].excludedMaterialIds[0]'] as const),
  ],
  'product: a material can be ordered in the minimum quantity': [
    [['minimumQuantity', 9001]],
    ...(['data.bounds', 'materials[0].maximumQuantity'] as const),
  ],
}

describe('fields of a product that contradict each other (PRICE-19)', () => {
  it('have a rule each, and each rule has a line here', () => {
    const names = Object.entries(RULES).flatMap(([of, rules]) =>
      Object.keys(rules).map((name) => `${of}: ${name}`),
    )
    expect(Object.keys(BROKEN).sort()).toEqual(names.sort())
    expect(errorOf(everything)).toBeNull()
  })

  it.each(Object.entries(BROKEN))('are refused with code and path: %s', (_, [changes, code, path]) => {
    const data = withChanges(changes)
    const error = errorOf(data)
    expect([error?.code, error?.path]).toEqual([code, path])
    expect(productSchema.safeParse(data).success).toBe(false)
  })

  it('such as a size of no width, are never priced', () => {
    for (const side of ['width', 'height'])
      expect(errorOf(withChanges([[`sizes.0.${side}`, '0']]))).toMatchObject({ code: 'data.decimal' })
  })

  it('are refused or priced as the reference prices them, whichever two values meet', () => {
    const place = fc.constantFrom(
      ...[`${M}.minWidth`, `${M}.maxWidth`, `${M}.minHeight`, `${M}.maxHeight`],
      ...[`${M}.minimumQuantity`, `${M}.maximumQuantity`, `${M}.allowedQuantities`, `${M}.id`],
      ...['optionSets.0.minWidth', 'optionSets.0.maxWidth', 'optionSets.0.excludedMaterialIds'],
      ...['optionSets.1.quantityBreaks', 'optionSets.1.options.0.valueCsv', 'optionSets.2.options.0.amount'],
      ...['optionSets.1.options.0.chargeMode', 'optionSets.0.options.0.percent', 'defaultMaterialId'],
      ...['minimumQuantity', 'definedQuantity', 'sizes.0.width', 'sizes.0.height', 'remainingStock'],
      ...['packages.0.sizes.0.minProductWidth', 'packages.0.sizes.0.maxProductWidth', 'allowCustomSize'],
      ...['materials', 'sizes', 'optionSets', 'packages', 'cliparts', 'specialOffer'],
    )
    const value = fc.constantFrom<unknown>(
      ...[null, undefined, '0', '0.5', '2', '3', '40', '120', 1, 50, 120, 9000, true, false, 'gone'],
      ...[
        'percentage',
        'total',
        'per_unit',
        [],
        ['1'],
        ['1', '2'],
        ['1', '2', '3'],
        [50],
        [10, 120],
        [120, 10],
      ],
    )
    const change = fc.tuple(place, value)
    let priced = 0
    fc.assert(
      fc.property(fc.tuple(change, change), (changes) => {
        let data: unknown
        try {
          data = withChanges(changes)
        } catch {
          return // A place inside of what the other change took away.
        }
        const error = errorOf(data)
        expect(productSchema.safeParse(data).success).toBe(error === null)
        if (error !== null) return
        const product = parseProduct(data)
        for (const typed of [
          { width: '2', height: '3', quantity: '120' },
          { width: '30', height: '20', quantity: '1' },
        ]) {
          const configuration = newConfiguration(product, typed)
          const quote = quoteProduct(product, configuration)
          expect(quote.total === null).toBe(hasErrors(quote.problems))
          if (quote.total === null) continue
          priced += 1
          expect(quote.total).toBe(totalByHand(product, configuration, quote.quantity!))
        }
      }),
      { numRuns: 1500 },
    )
    expect(priced).toBeGreaterThan(20)
  })
})

describe('parts of a product that no order can choose (PRICE-19)', () => {
  const withoutUnselectable = (changes: readonly Change[]) => {
    const left: string[] = []
    const product = selectableParts(withChanges(changes) as ProductData, (name) => left.push(name))
    return { left, error: errorOf(product) }
  }

  it.each(Object.entries(BROKEN).filter(([, [, code]]) => code === 'data.bounds'))(
    'are left out, and never take the product with them: %s',
    (_, [changes]) => {
      const other = { ...everything.materials[0]!, id: 'other', name: 'Other', maximumQuantity: null }
      const materials = [...everything.materials, other]
      const { error } = withoutUnselectable([['materials', materials], ...changes])
      expect(error).toBeNull()
    },
  )

  it('are named', () => {
    const set = everything.optionSets[0]!.name
    expect(withoutUnselectable([['optionSets.0.maxWidth', '0.4']])).toEqual({ left: [set], error: null })
  })

  it('stay if no other material is left, and the product is rejected', () => {
    const changes: readonly Change[] = everything.materials.flatMap((_, at) => [
      [`materials.${at}.minimumQuantity`, 20] as const,
      [`materials.${at}.maximumQuantity`, 10] as const,
    ])
    expect(withoutUnselectable(changes).error).toMatchObject({ code: 'data.bounds' })
  })

  it('are absent from a sound product, which keeps its own objects', () => {
    const product = selectableParts(everything)
    expect(product).toEqual(everything)
    expect(product.materials[0]).toBe(everything.materials[0])
  })
})
