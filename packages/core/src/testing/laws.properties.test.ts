import { describe, expect, it } from 'vitest'
import { quoteProduct } from '../price/index.ts'
import type { Quote } from '../product/types.ts'
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
      return { ...quote, ...change(quote, times) }
    }
  }
const BROKEN: Readonly<Record<string, () => Quoting>> = {
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
  'never throws': () => (product, configuration) => ({
    ...quoteProduct(product, configuration),
    problems: [],
    total: null,
  }),
}
const options = ({ optionSets }: Parameters<Quoting>[0]) =>
  optionSets.flatMap(({ id, options }) => options.map((option) => ({ optionSetId: id, optionId: option.id })))

describe('each law', () => {
  it('has a way to break it', () => expect(Object.keys(BROKEN)).toHaveLength(quoteLaws.length))

  it.each(Object.entries(BROKEN))('is seen to be broken: %s', (part, make) => {
    const law = quoteLaws.find(({ name }) => name.includes(part))
    expect(law).toBeDefined()
    expect(() => law?.hold(make())).toThrow()
  })
})
