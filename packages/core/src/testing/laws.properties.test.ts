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

/** Ways to price that each break one law, to see that the laws bite. */
const changed =
  (change: (quote: Quote, times: number) => Partial<Quote>): (() => Quoting) =>
  () => {
    let times = 0
    return (product, configuration) => {
      times += 1
      const quote = quoteProduct(product, configuration)
      return { ...quote, ...change(quote, times) } as Quote
    }
  }
const BROKEN: Readonly<Record<string, () => Quoting>> = {
  'what the specification comes to': changed(({ total }) => ({ total: total && `1${total}` })),
  'never negative': changed(({ total }) => ({ total: total && `-${total}` })),
  'add up': changed(({ lines }) => ({ lines: [...lines, ...lines] })),
  'swapping width': () => (product, configuration) =>
    quoteProduct(product, { ...configuration, height: configuration.width }),
  'taking an option away': () => (product, configuration) =>
    quoteProduct(product, {
      ...configuration,
      options: configuration.options.length > 0 ? [] : options(product),
    }),
  'never rises with the quantity': changed(({ quantity }) => ({ baseUnitPrice: String(quantity) })),
  'tiers always ascend': changed(({ tiers }) => ({ tiers: tiers.toReversed() })),
  'asking twice': changed((_, times) => ({ unitPrice: String(times) })),
  'never throws': () => (product, configuration) =>
    ({ ...quoteProduct(product, configuration), problems: [], total: null }) as unknown as Quote,
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

describe('each law', () => {
  it('has a way to break it', () => expect(Object.keys(BROKEN)).toHaveLength(quoteLaws.length))

  it.each(Object.entries(BROKEN))('is seen to be broken: %s', (part, make) => {
    expect(quoteLaws.filter(({ name }) => name.includes(part))).toHaveLength(1)
    expect(breakOf(part, make())).toContain('Broken: ')
  })
})

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
}

describe('a wrong quoting', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../docs/laws.md'), 'utf8')

  it('has a row in the table of the docs, each of them', () => {
    const rows = [...docs.matchAll(/^\| ([^|]+?) +\| `([^`]+)` +\|$/gm)].map(([, mistake, law]) => [
      mistake,
      law,
    ])
    expect(rows.map(([mistake]) => mistake)).toEqual(Object.keys(MISTAKES))
    for (const [, law] of rows) expect(quoteLaws.map(({ name }) => name)).toContain(law)
  })

  it.each(Object.entries(MISTAKES))('is found by its law: %s', (_, quoting) => {
    const report = breakOf('what the specification comes to', quoting)
    expect(report).toMatch(/^Broken: a total, and every tier/)
    expect(report).toMatch(
      /\d+ pieces \((the order|a tier)\): [\d.-]+ instead of [\d.-]+, which is base [\d.]+/,
    )
    expect(report.length).toBeLessThan(1500)
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
