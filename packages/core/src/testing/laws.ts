import fc from 'fast-check'
import type { Product, Quote, Wishes } from '../product/types.ts'
import { hostileWishes, priceTable, product as anyProduct, productAndWishes } from '../product/arbitraries.ts'

/** Something that prices: `quoteProduct`, or a shop's own way to it. */
export type Quoting = (product: Product, wishes: Wishes) => Quote

/** A law by its name; `hold` throws with a counterexample where the quoting breaks it. */
export interface Law {
  readonly name: string
  readonly hold: (quote: Quoting) => void
}

const amount = (text: string | null) => Number(text ?? Number.NaN)

/**
 * What has to hold of anything that prices by these rules. In a test of your own:
 * `it.each(quoteLaws)('$name', ({ hold }) => hold(myQuote))`.
 */
export const quoteLaws: readonly Law[] = [
  law(
    'a quote for wishes that can be met has a finite total that is never negative',
    ({ product, wishes }, quote) => {
      const { total, problems } = quote(product, wishes)
      return problems.length === 0 && Number.isFinite(amount(total)) && amount(total) >= 0
    },
  ),
  law('the lines of a quote always add up to its total', ({ product, wishes }, quote) => {
    const { lines, total } = quote(product, wishes)
    const sum = lines.reduce((all, line) => all + BigInt(minor(line.total)), 0n)
    return sum === BigInt(minor(total ?? '0'))
  }),
  law('swapping width and height never changes the price', ({ product, wishes }, quote) => {
    const turned = { ...wishes, width: wishes.height, height: wishes.width }
    return quote(product, wishes).total === quote(product, turned).total
  }),
  law('taking an option away never raises the total', ({ product, wishes }, quote) => {
    const fewer = { ...wishes, options: wishes.options.slice(1) }
    return amount(quote(product, fewer).total) <= amount(quote(product, wishes).total)
  }),
  law(
    'the base unit price never rises with the quantity while rates do not',
    ({ product, wishes }, quote) => {
      const more = { ...wishes, quantity: String(Number(wishes.quantity) * 2) }
      return amount(quote(product, more).unitPrice) <= amount(quote(product, wishes).unitPrice)
    },
  ),
  law('tiers always ascend, at or above the minimum', ({ product, wishes }, quote) => {
    const tiers = quote(product, wishes).tiers.map(({ quantity }) => quantity)
    const least = product.minimumQuantity ?? 1
    return tiers.every((quantity, index) => quantity >= least && quantity > (tiers[index - 1] ?? 0))
  }),
  law('asking twice never gives two answers', ({ product, wishes }, quote) => {
    return JSON.stringify(quote(product, wishes)) === JSON.stringify(quote(product, wishes))
  }),
  {
    name: 'whatever is typed, a quote never throws, and has problems or a total',
    hold: (quote) =>
      fc.assert(
        fc.property(
          anyProduct().chain((product) => hostileWishes(product).map((wishes) => ({ product, wishes }))),
          ({ product, wishes }) => {
            const { problems, total } = quote(product, wishes)
            return problems.some(({ level }) => level === 'error') || total !== null
          },
        ),
      ),
  },
]

type Order = { readonly product: Product; readonly wishes: Wishes }

function law(name: string, holds: (order: Order, quote: Quoting) => boolean): Law {
  return {
    name,
    hold: (quote) =>
      fc.assert(fc.property(productAndWishes(priceTable({ falling: true })), (order) => holds(order, quote))),
  }
}

/** An amount in minor units as whole digits: totals are written with the currency's places. */
const minor = (total: string) => total.replace('.', '')
