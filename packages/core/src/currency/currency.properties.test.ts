import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Exact } from '../testing/decimal.ts'
import { exchangedText, minorUnitPlaces } from '../money/index.ts'
import { priceScheduleFor, withoutPriceTables } from '../price/index.ts'
import { amount, productAndConfiguration } from '../product/arbitraries.ts'
import type { Configuration, ProductData } from '../product/types.ts'
import { type CurrencyTerms, readTerms, taxWithin } from './index.ts'
import { dataIn, quoteData, totalOfData } from '../testing/quote-data.ts'

const line = fc.constantFrom(
  ...['EUR 0.92', 'EUR 0.9137 to 0.05', 'GBP 0.79 ending .99', 'GBP 0.79 ending .95', 'CHF 0.881234 to 1'],
  ...['JPY 151.27', 'JPY 151.27 to 10', 'JPY 151.27 ending 80', 'KWD 0.30712', 'KRW 1380.5 to 100'],
)
const terms = line.map((each) => readTerms(each, 'USD').terms[0] as CurrencyTerms)
const chosen = productAndConfiguration()
const inUsd = (product: ProductData): ProductData => ({ ...product, currency: 'USD' })
const totalOf = (product: ProductData, configuration: Configuration) =>
  new Exact(quoteData(product, configuration).total ?? NaN)
const sum = (texts: readonly string[]) => texts.reduce((all, each) => all.plus(each), new Exact(0))

describe('invariants of prices in another currency', () => {
  it('are always those of a product whose every amount is exchanged: a thousandfold rate has a thousandfold total (CUR-3)', () => {
    fc.assert(
      fc.property(chosen, amount(), ({ product, configuration }, offered) => {
        // Percentages are rounded to 2 places, which no rate can be taken out of again.
        const options = product.optionSets.flatMap((set) => set.options)
        const isFlat = ({ optionId }: { readonly optionId: string }) =>
          options.find(({ id }) => id === optionId)?.chargeMode !== 'percentage'
        const offer = { ...product, specialOffer: { id: 'offer', name: 'Offer', unitPrice: offered } }
        const flat = { ...configuration, options: configuration.options.filter(isFlat) }
        for (const [of, each] of [
          [product, flat],
          [offer, flat],
          [product, { ...configuration, options: [], vectorizePrice: offered }],
        ] as const) {
          const [one, thousand] = [
            totalOf(inUsd(of), each),
            totalOf(dataIn(inUsd(of), { currency: 'EUR', rate: '1000' }), each),
          ]
          expect(thousand.minus(one.times(1000)).abs().lte(5), `${one} ${thousand}`).toBe(true)
        }
      }),
    )
  })

  it('are always the same at a rate of 1, line by line', () => {
    fc.assert(
      fc.property(chosen, ({ product, configuration }) => {
        const { currency: _own, ...quote } = quoteData(inUsd(product), configuration)
        expect(quoteData(dataIn(inUsd(product), { currency: 'EUR', rate: '1' }), configuration)).toEqual({
          ...quote,
          currency: 'EUR',
        })
      }),
    )
  })

  it('are always the same in the browser as from the tables, to the minor unit, and never have more places than it (CUR-3)', () => {
    fc.assert(
      fc.property(chosen, terms, fc.boolean(), ({ product, configuration }, of, capAtNextBreak) => {
        const priced = dataIn(product, of)
        const quote = quoteData(priced, configuration, { capAtNextBreak })
        const schedule = priceScheduleFor(priced, configuration)
        expect(quoteData(withoutPriceTables(priced), configuration, { schedule, capAtNextBreak })).toEqual(
          quote,
        )
        expect(totalOfData(priced, configuration, { capAtNextBreak }).total).toBe(quote.total)
        expect(quote.currency).toBe(of.currency)
        expect(quote.total?.split('.')[1]?.length ?? 0).toBe(minorUnitPlaces(of.currency))
        expect(sum(quote.lines.map(({ total }) => total)).eq(quote.total ?? NaN)).toBe(true)
      }),
    )
  })

  it('never order two quantities the other way round than their exact prices do, however totals are rounded (CUR-4)', () => {
    fc.assert(
      fc.property(
        chosen,
        terms,
        fc.integer({ min: 1, max: 5000 }),
        ({ product, configuration }, of, other) => {
          const [rounded, plain] = [dataIn(product, of), dataIn(product, { ...of, rounding: undefined })]
          const [one, two] = [configuration, { ...configuration, quantity: String(other) }]
          const order = totalOf(plain, one).cmp(totalOf(plain, two))
          const [of1, of2] = [totalOf(rounded, one), totalOf(rounded, two)]
          if (order < 0) expect(of1.lte(of2)).toBe(true)
          if (order > 0) expect(of1.gte(of2)).toBe(true)
        },
      ),
    )
  })

  it('always are the nearest that ends as it should, and never free where they cost anything (CUR-4)', () => {
    fc.assert(
      fc.property(chosen, terms, ({ product, configuration }, of) => {
        if (!of.rounding) return
        const plain = totalOf(dataIn(product, { ...of, rounding: undefined }), configuration)
        const total = totalOf(dataIn(product, of), configuration)
        const minor = new Exact(10).pow(-minorUnitPlaces(of.currency))
        const [step, below] = [minor.times(of.rounding.step), minor.times(of.rounding.below)]
        if (plain.gt(0)) {
          expect(total.gt(0)).toBe(true)
          expect(total.plus(below).mod(step).eq(0), `${total} of ${plain}`).toBe(true)
          const least = step.minus(below)
          const bound = step.div(2).plus(minor)
          if (total.gt(least)) expect(total.minus(plain).abs().lte(bound), `${total} of ${plain}`).toBe(true)
        } else if (total.gt(0)) expect(total.eq(step.minus(below))).toBe(true)
      }),
    )
  })
})

describe('prices that are listed in a currency', () => {
  it('are as they are listed; all others are exchanged (CUR-5)', () => {
    fc.assert(
      fc.property(chosen, amount(), ({ product }, listed) => {
        const [material] = product.materials
        const option = product.optionSets[0]?.options[0]
        const table = { ...material!.priceTable!, rows: material!.priceTable!.rows }
        const priced = dataIn(product, {
          currency: 'EUR',
          rate: '2',
          listed: {
            materials: new Map([[material!.id, table]]),
            packages: new Map(),
            options: new Map(option ? [[option.id, { amount: listed, valueCsv: [] }]] : []),
            sizes: new Map(),
            cliparts: new Map(),
          },
        })
        expect(priced.materials[0]!.priceTable).toBe(table)
        for (const [at, { priceTable }] of priced.materials.slice(1).entries())
          expect(priceTable!.rows[0]!.rates).toEqual(
            product.materials[at + 1]!.priceTable!.rows[0]!.rates.map((each) => exchangedText(each, '2')),
          )
        if (option && option.chargeMode !== 'percentage')
          expect(priced.optionSets[0]!.options[0]!.amount).toBe(listed)
      }),
    )
  })
})

describe('terms of currencies', () => {
  it('are read line by line (CUR-2)', () => {
    expect(
      readTerms('EUR 0.92\n\n CHF 0.88 to .05 \nGBP 0.79 ending .99\nJPY 151 ending 980', 'USD'),
    ).toEqual({
      terms: [
        { currency: 'EUR', rate: '0.92' },
        { currency: 'CHF', rate: '0.88', rounding: { step: 5, below: 0 } },
        { currency: 'GBP', rate: '0.79', rounding: { step: 100, below: 1 } },
        { currency: 'JPY', rate: '151', rounding: { step: 1000, below: 20 } },
      ],
      fault: null,
    })
  })

  it.each([
    ['euro 0.92', 'not-terms'],
    ['EUR', 'not-terms'],
    ['EUR 0,92', 'not-terms'],
    ['EUR -1', 'not-terms'],
    ['EUR 1e9', 'not-terms'],
    ['EUR 0.92 up .05', 'not-terms'],
    ['EUR 0.00', 'no-rate'],
    ['EUR 0.92 to 0', 'not-a-rounding'],
    ['EUR 0.92 to .001', 'not-a-rounding'],
    ['JPY 151 to .5', 'not-a-rounding'],
    ['JPY 151 ending .99', 'not-a-rounding'],
    ['USD 1', 'main'],
    ['EUR 1\nEUR 2', 'twice'],
  ])('are rejected where the shop could not keep to them: %j', (text, fault) => {
    expect(readTerms(text, 'USD').fault).toEqual({ line: text.split('\n').at(-1), of: fault })
  })

  it('never throw and never have a step that is not whole minor units, whatever is typed', () => {
    const part = fc.constantFrom('EUR', 'JPY', 'KWD', ' ', '0.9', '12', '.99', 'to', 'ending', '\n', '-', 'é')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        for (const { rounding, rate } of readTerms(parts.join(' '), 'USD').terms) {
          expect(Number(rate)).toBeGreaterThan(0)
          const { step, below } = rounding ?? { step: 1, below: 0 }
          expect([Number.isSafeInteger(step), Number.isSafeInteger(below), step > below]).toEqual([
            true,
            true,
            true,
          ])
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('the tax in a total', () => {
  const total = fc.integer({ min: 0, max: 100_000_000 })
  const percent = fc.constantFrom('0', '5.5', '7', '19', '20', '21', '25.000', '100')
  const currency = fc.constantFrom('USD', 'JPY', 'KWD')
  const text = (units: number, of: string) =>
    new Exact(units).div(10 ** minorUnitPlaces(of)).toFixed(minorUnitPlaces(of))

  it('is rounded half-up (CUR-9)', () => {
    expect(taxWithin('119.00', '19', 'EUR')).toEqual({ net: '100.00', tax: '19.00' })
    expect(taxWithin('0.03', '20', 'EUR')).toEqual({ net: '0.02', tax: '0.01' })
    expect(taxWithin('110', '10', 'JPY')).toEqual({ net: '100', tax: '10' })
    expect(taxWithin('10.00', '0', 'USD')).toEqual({ net: '10.00', tax: '0.00' })
    expect(() => taxWithin('x', '19', 'EUR')).toThrow('Not a total in EUR: x')
    expect(() => taxWithin('1.00', '-1', 'EUR')).toThrow('Not a rate of tax: -1')
  })

  it('always sums with the net amount to the total, and is never half a minor unit off (CUR-9)', () => {
    fc.assert(
      fc.property(total, percent, currency, (units, rate, of) => {
        const { net, tax } = taxWithin(text(units, of), rate, of)
        expect(new Exact(net).plus(tax).eq(text(units, of))).toBe(true)
        const exact = new Exact(text(units, of)).times(rate).div(new Exact(100).plus(rate))
        const half = new Exact(10).pow(-minorUnitPlaces(of)).div(2)
        expect(exact.minus(tax).abs().lte(half)).toBe(true)
      }),
    )
  })

  it('never is less in a larger total', () => {
    fc.assert(
      fc.property(total, total, percent, currency, (one, other, rate, of) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map(
          (units) => new Exact(taxWithin(text(units, of), rate, of).tax),
        )
        expect(less!.lte(more!)).toBe(true)
      }),
    )
  })
})
