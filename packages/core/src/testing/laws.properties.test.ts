import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { quoteProduct } from '../price/index.ts'
import { parseProduct } from '../product/checked.ts'
import type { Option, PriceTable, Product, ProductData, Quote } from '../product/types.ts'
import { type Quoting, quoteLaws } from './index.ts'

describe('invariants of quotes', () => {
  it.each(quoteLaws)('$name', ({ hold }) =>
    hold((product, configuration) => quoteProduct(product, configuration)),
  )
})

/** Quotings that hand out something else than the library's; some of them differ from call to call. */
const changed =
  (change: (quote: Quote, times: number) => object): (() => Quoting) =>
  () => {
    let times = 0
    return (product, configuration) => {
      times += 1
      const quote = quoteProduct(product, configuration)
      return { ...quote, ...change(quote, times) } as Quote
    }
  }
const options = ({ optionSets }: Product) =>
  optionSets.flatMap(({ id, options }) => options.map((option) => ({ optionSetId: id, optionId: option.id })))

const breakOf = (law: string, quoting: Quoting): string => {
  try {
    quoteLaws.find(({ name }) => name.includes(law))?.hold(quoting)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

/** The quoting of another product than the one that is asked for. */
const of =
  (mistake: (data: ProductData) => ProductData): Quoting =>
  (product, configuration) =>
    quoteProduct(parseProduct(mistake({ ...product })), configuration)

const ofTables = (mistake: (table: PriceTable) => PriceTable): Quoting =>
  of((data) => ({
    ...data,
    materials: data.materials.map((material) =>
      material.priceTable ? { ...material, priceTable: mistake(material.priceTable) } : material,
    ),
  }))

const ofOptions = (mistake: (option: Option) => Option): Quoting =>
  of((data) => ({
    ...data,
    optionSets: data.optionSets.map((set) => ({ ...set, options: set.options.map(mistake) })),
  }))

const twice = (figure: string) => (Number(figure) * 2).toFixed(4)

/** Wrong quotings that look right, one row each in docs/laws.md. */
const MISTAKES: Readonly<Record<string, Quoting>> = {
  'Ten times every rate': ofTables((table) => ({
    ...table,
    rows: table.rows.map((row) => ({
      ...row,
      rates: row.rates.map((each) => (Number(each) * 10).toFixed(4)),
    })),
  })),
  'Options ignored': (product, configuration) => quoteProduct(product, { ...configuration, options: [] }),
  'Variable data ignored': (product, configuration) =>
    quoteProduct(product, { ...configuration, variableData: null }),
  'Always the first tier': ofTables(({ rows, ...table }) => ({
    ...table,
    rows: rows.map((row) => ({ ...row, rates: row.rates.map(() => row.rates[0]!) })),
  })),
  'Tiers one piece early': ofTables((table) => {
    const early = table.quantities.map((each) => each - 1)
    return early[0] === 1 ? table : { ...table, quantities: early }
  }),
  'No minimum area': ofTables((table) => ({
    ...table,
    rows: table.rows.map((row) => ({ ...row, minimum: '0' })),
  })),
  'Percentages doubled': ofOptions((option) =>
    option.chargeMode === 'percentage'
      ? { ...option, percent: option.percent && twice(option.percent), valueCsv: option.valueCsv.map(twice) }
      : option,
  ),
  'Packaging free': (product, configuration) => quoteProduct(product, { ...configuration, packaging: null }),
  'Special offers ignored': of(({ specialOffer: _, ...data }) => data),
  'Two places in every currency': of((data) => ({ ...data, currency: 'USD' })),
}

/** Wrong quotings beyond wrong arithmetic; created for each test, because some count their calls. */
const BESIDE: Readonly<Record<string, () => Quoting>> = {
  'Totals below zero': changed(({ total }) => ({ total: total && `-${total}` })),
  'A line shown twice': changed(({ lines }) => ({ lines: [...lines, ...lines.slice(0, 1)] })),
  'Width taken for the height too': () => (product, configuration) =>
    quoteProduct(product, { ...configuration, height: configuration.width }),
  'Options that are not chosen are charged': () => (product, configuration) =>
    quoteProduct(product, {
      ...configuration,
      options: configuration.options.length > 0 ? [] : options(product),
    }),
  'Larger quantities cost more a piece': changed(({ quantity }) => ({ baseUnitPrice: String(quantity) })),
  'Tiers from the largest down': changed(({ tiers }) => ({ tiers: tiers.toReversed() })),
  'Another answer each time': changed((_, times) => ({ unitPrice: String(times) })),
  'A total in spite of errors': changed(() => ({ total: '1.00' })),
  'Discounts larger than the price are free': changed(({ problems }) =>
    problems.some(({ code }) => code === 'price.below-zero') ? { total: '0.00', problems: [] } : {},
  ),
  'Stock ignored': () => of((data) => ({ ...data, remainingStock: null })),
  'Excluded materials ignored': () =>
    of((data) => ({
      ...data,
      optionSets: data.optionSets.map((set) => ({ ...set, excludedMaterialIds: [] })),
    })),
  'Allowed quantities ignored': () =>
    of((data) => ({
      ...data,
      materials: data.materials.map((material) => ({ ...material, allowedQuantities: [] })),
    })),
}

describe('a wrong quoting', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../docs/laws.md'), 'utf8')
  const rows = [...docs.matchAll(/^\| ([^|]+?) +\| `([^`]+)` +\|$/gm)].map(([, mistake = '', law = '']) => ({
    mistake,
    law,
  }))

  it('has a row in the table of the docs, each of them, and each law kills one', () => {
    expect(rows.map(({ mistake }) => mistake)).toEqual([...Object.keys(MISTAKES), ...Object.keys(BESIDE)])
    expect([...new Set(rows.map(({ law }) => law))].sort()).toEqual(quoteLaws.map(({ name }) => name).sort())
  })

  it.each(rows)('is found by the law that its row names: $mistake', ({ mistake, law }) => {
    const quoting = MISTAKES[mistake] ?? BESIDE[mistake]!()
    expect(breakOf(law, quoting)).toMatch(/^Broken: .+\n.+ pieces of /)
  })

  it.each(Object.entries(MISTAKES))('is told in tiers, charges and sums: %s', (_, quoting) => {
    const report = breakOf('what the specification comes to', quoting)
    expect(report).toMatch(/^Broken: a total, and every tier/)
    expect(report).toMatch(
      /\d+ pieces \((the order|a tier)\): [\d.-]+ instead of (?:[\d.-]+|an error), which is base [\d.]+/,
    )
    expect(report.split('Replay')[0]?.length).toBeLessThan(1500)
  })

  it('is replayed by the seed and path of its counterexample', () => {
    const quoting = MISTAKES['Options ignored']!
    const [law] = quoteLaws
    const report = breakOf('what the specification comes to', quoting)
    const [, seed, path] = /Replay: \{ seed: (-?\d+), path: "([^"]+)" \}/.exec(report) ?? []
    const again = () => law!.hold(quoting, { seed: Number(seed), path: path! })
    expect(again).toThrow(report.split('\n')[1])
  })
})
