import fc from 'fast-check'
import type { Product, Quote, Configuration } from '../product/types.ts'
import {
  hostileConfiguration,
  priceTable,
  product as anyProduct,
  productAndConfiguration,
} from '../product/arbitraries.ts'

/** Something that prices: `quoteProduct`, or a shop's own way to it. */
export type Quoting = (product: Product, configuration: Configuration) => Quote

/** A law by its name; `hold` throws with a counterexample where the quoting breaks it. */
export interface Law {
  readonly name: string
  readonly hold: (quote: Quoting) => void
}

const amount = (text: string | null) => Number(text ?? Number.NaN)

/**
 * Properties of any implementation of these pricing rules. In your own test: `it.each(quoteLaws)('$name', ({ hold }) => hold(myQuote))`.
 */
export const quoteLaws: readonly Law[] = [
  law(
    'a quote for a configuration that can be made has a finite total that is never negative',
    ({ product, configuration }, quote) => {
      const { total, problems } = quote(product, configuration)
      return problems.length === 0 && Number.isFinite(amount(total)) && amount(total) >= 0
    },
  ),
  law('the lines of a quote always add up to its total', ({ product, configuration }, quote) => {
    const { lines, total } = quote(product, configuration)
    const sum = lines.reduce((all, line) => all + BigInt(minor(line.total)), 0n)
    return sum === BigInt(minor(total ?? '0'))
  }),
  law('swapping width and height never changes the price', ({ product, configuration }, quote) => {
    const turned = { ...configuration, width: configuration.height, height: configuration.width }
    return quote(product, configuration).total === quote(product, turned).total
  }),
  law('taking an option away never raises the total', ({ product, configuration }, quote) => {
    const fewer = { ...configuration, options: configuration.options.slice(1) }
    return amount(quote(product, fewer).total) <= amount(quote(product, configuration).total)
  }),
  law(
    'the base unit price never rises with the quantity while rates do not',
    ({ product, configuration }, quote) => {
      const more = { ...configuration, quantity: String(Number(configuration.quantity) * 2) }
      return amount(quote(product, more).baseUnitPrice) <= amount(quote(product, configuration).baseUnitPrice)
    },
  ),
  law('tiers always ascend, at or above the minimum', ({ product, configuration }, quote) => {
    const tiers = quote(product, configuration).tiers.map(({ quantity }) => quantity)
    const least = product.minimumQuantity ?? 1
    return tiers.every((quantity, index) => quantity >= least && quantity > (tiers[index - 1] ?? 0))
  }),
  law('asking twice never gives two answers', ({ product, configuration }, quote) => {
    return JSON.stringify(quote(product, configuration)) === JSON.stringify(quote(product, configuration))
  }),
  {
    name: 'whatever is typed, a quote never throws, and has problems or a total',
    hold: (quote) =>
      fc.assert(
        fc.property(
          anyProduct().chain((product) =>
            hostileConfiguration(product).map((configuration) => ({ product, configuration })),
          ),
          ({ product, configuration }) => {
            const { problems, total } = quote(product, configuration)
            return problems.some(({ level }) => level === 'error') || total !== null
          },
        ),
      ),
  },
]

type Order = { readonly product: Product; readonly configuration: Configuration }

function law(name: string, holds: (order: Order, quote: Quoting) => boolean): Law {
  return {
    name,
    hold: (quote) =>
      fc.assert(
        fc.property(productAndConfiguration(priceTable({ falling: true })), (order) => holds(order, quote)),
      ),
  }
}

/** An amount in minor units as whole digits: totals are written with the currency's places. */
const minor = (total: string) => total.replace('.', '')
