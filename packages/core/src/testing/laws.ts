import fc from 'fast-check'
import { hasErrors } from '../problem/of-field.ts'
import { hostileConfiguration, priceTable, productAndConfiguration } from '../product/arbitraries.ts'
import { parseProduct } from '../product/checked.ts'
import type { Configuration, Product, Quote } from '../product/types.ts'
import { type Order, order, rejectedOrder } from './orders.ts'
import { chargesByHand, inWords, totalByHand } from './reference.ts'

/** Something that prices: `quoteProduct`, or a shop's own way to it. */
export type Quoting = (product: Product, configuration: Configuration) => Quote

/** Where a run begins: as a broken law reports it, to see the same order again. */
export interface Replay {
  readonly seed?: number
  readonly path?: string
  /** How many orders are tried; 100 by default. */
  readonly numRuns?: number
}

/** A law by its name; `hold` throws in words where the quoting breaks it, with what replays it. */
export interface Law {
  readonly name: string
  readonly hold: (quote: Quoting, replay?: Replay) => void
}

/** The error of a quote as text; null if there is none. */
type Complaint = string | null

const amount = (text: string | null) => Number(text ?? Number.NaN)
const unless = (holds: boolean, complaint: () => string): Complaint => (holds ? null : complaint())

/** Orders whose rates never rise with the quantity, and of which nothing is taken off. */
const falling = () =>
  productAndConfiguration(priceTable({ falling: true })).map(({ product, configuration }) => ({
    product: parseProduct(product),
    configuration,
  }))

const hostile = () =>
  order().chain(({ product }) =>
    hostileConfiguration(product).map((configuration) => ({ product, configuration })),
  )

/** The total and the tiers against the specification's own arithmetic; with the tier, every charge and the sum. */
function asSpecified({ product, configuration }: Order, quote: Quoting): Complaint {
  const { total, quantity, tiers, problems } = quote(product, configuration)
  const pieces = Number(configuration.quantity)
  if (totalByHand(product, configuration, pieces) === null && hasErrors(problems)) {
    const below = tiers.find((tier) => totalByHand(product, configuration, tier.quantity) === null)
    return unless(
      !below,
      () => `${below?.quantity} pieces (a tier): ${below?.total}, though the sum is below 0`,
    )
  }
  if (hasErrors(problems) || total === null)
    return `${pieces} pieces: no total, though nothing is wrong (${problems.map(({ code }) => code).join(', ')})`
  if (quantity !== pieces) return `${pieces} pieces are quoted as ${quantity}`
  const rows = [
    { quantity: pieces, total, name: 'the order' },
    ...tiers.map((tier) => ({ ...tier, name: 'a tier' })),
  ]
  for (const row of rows) {
    const expected = totalByHand(product, configuration, row.quantity)
    if (row.total !== expected)
      return `${row.quantity} pieces (${row.name}): ${row.total} instead of ${expected ?? 'an error'}, which is ${inWords(
        chargesByHand(product, configuration, row.quantity) ?? [],
      )}`
  }
  return null
}

/**
 * Properties of any implementation of these pricing rules. In your own test: `it.each(quoteLaws)('$name', ({ hold }) => hold(myQuote))`.
 * A law that breaks tells pieces, tier, charges and sum, and the seed: `hold(myQuote, { seed, path })` shows the same order again.
 */
export const quoteLaws: readonly Law[] = [
  law('a total, and every tier, is what the specification comes to, charge by charge', order, asSpecified),
  law(
    'a quote for a configuration that can be made has a finite total that is never negative',
    falling,
    ({ product, configuration }, quote) => {
      const { total, problems } = quote(product, configuration)
      return unless(
        problems.length === 0 && Number.isFinite(amount(total)) && amount(total) >= 0,
        () => `the total is ${total}, with ${problems.length} problems`,
      )
    },
  ),
  law('the lines of a quote always add up to its total', order, ({ product, configuration }, quote) => {
    const { lines, total } = quote(product, configuration)
    const sum = lines.reduce((all, line) => all + BigInt(minor(line.total)), 0n)
    return unless(
      sum === BigInt(minor(total ?? '0')),
      () => `${lines.map((line) => `${line.kind} ${line.total}`).join(' + ')} is not ${total}`,
    )
  }),
  law('swapping width and height never changes the price', falling, ({ product, configuration }, quote) => {
    const turned = { ...configuration, width: configuration.height, height: configuration.width }
    const [upright, across] = [quote(product, configuration).total, quote(product, turned).total]
    return unless(upright === across, () => `${upright} upright, ${across} turned`)
  }),
  law('taking an option away never raises the total', falling, ({ product, configuration }, quote) => {
    const fewer = { ...configuration, options: configuration.options.slice(1) }
    const [all, less] = [quote(product, configuration).total, quote(product, fewer).total]
    return unless(amount(less) <= amount(all), () => `${all} with the option, ${less} without`)
  }),
  law(
    'the base unit price never rises with the quantity while rates do not',
    falling,
    ({ product, configuration }, quote) => {
      const more = { ...configuration, quantity: String(Number(configuration.quantity) * 2) }
      const [once, twice] = [quote(product, configuration), quote(product, more)]
      return unless(
        amount(twice.baseUnitPrice) <= amount(once.baseUnitPrice),
        () => `${once.baseUnitPrice} a piece, ${twice.baseUnitPrice} of twice as many`,
      )
    },
  ),
  law('tiers always ascend, at or above the minimum', falling, ({ product, configuration }, quote) => {
    const tiers = quote(product, configuration).tiers.map(({ quantity }) => quantity)
    const least = product.minimumQuantity ?? 1
    return unless(
      tiers.every((quantity, index) => quantity >= least && quantity > (tiers[index - 1] ?? 0)),
      () => `tiers ${tiers.join(', ')} of a minimum of ${least}`,
    )
  }),
  law(
    'nothing is sold beyond the stock, on a material its option excludes, or in a quantity that is not listed',
    rejectedOrder,
    ({ product, configuration }, quote) => {
      const { total, problems } = quote(product, configuration)
      return unless(
        total === null && hasErrors(problems),
        () => `a total of ${total}, with ${problems.length} problems`,
      )
    },
  ),
  law('asking twice never gives two answers', order, ({ product, configuration }, quote) => {
    const [first, second] = [quote(product, configuration), quote(product, configuration)]
    return unless(
      JSON.stringify(first) === JSON.stringify(second),
      () => `${first.total} at first, ${second.total} then, or another line or tier`,
    )
  }),
  law(
    'whatever is typed, a quote never throws, and has errors or a total, never both and never neither',
    hostile,
    ({ product, configuration }, quote) => {
      try {
        const { problems, total } = quote(product, configuration)
        return unless(hasErrors(problems) === (total === null), () =>
          total === null ? 'neither an error nor a total' : `a total of ${total} in spite of its errors`,
        )
      } catch (error) {
        return `it throws ${String(error)}`
      }
    },
  ),
]

function law(
  name: string,
  orders: () => fc.Arbitrary<Order>,
  complaint: (order: Order, quote: Quoting) => Complaint,
): Law {
  return {
    name,
    hold: (quote, replay = {}) => {
      const { failed, counterexample, seed, counterexamplePath } = fc.check(
        fc.property(orders(), (each) => complaint(each, quote) === null),
        replay,
      )
      if (!failed) return
      const [each] = counterexample ?? []
      const report = each ? (complaintOf(() => complaint(each, quote)) ?? 'another answer than before') : ''
      const path = JSON.stringify(counterexamplePath)
      throw new Error(
        `Broken: ${name}\n${each ? `${orderInWords(each)}\n` : ''}${report}\nReplay: { seed: ${seed}, path: ${path} }`,
      )
    },
  }
}

function complaintOf(complain: () => Complaint): Complaint {
  try {
    return complain()
  } catch (error) {
    return `it throws ${String(error)}`
  }
}

/** An order in words: `200 pieces of 3 × 2 in, White vinyl (tier from 134), options rush.yes, packed, numbered`. */
function orderInWords({ product, configuration }: Order): string {
  const { width, height, quantity, options, packaging, variableData, vectorize, materialId } = configuration
  const material = product.materials.find(({ id }) => id === materialId)
  const tier = (material?.priceTable?.quantities ?? []).filter((each) => each <= Number(quantity)).at(-1) ?? 1
  return [
    `${shown(quantity)} pieces of ${shown(width)} × ${shown(height)} in, ${material?.name ?? 'no material'} (tier from ${tier}), ${product.currency}`,
    ...options.map(({ optionSetId, optionId }) => `option ${shown(optionSetId)}.${shown(optionId)}`),
    ...(packaging ? ['packed'] : []),
    ...(variableData ? ['with variable data'] : []),
    ...(vectorize ? ['vectorized'] : []),
  ].join(', ')
}

/** Typed text on one line: as it is, or quoted where it is nothing plain. */
const shown = (typed: string) =>
  /^[\w.-]{1,40}$/.test(String(typed)) ? String(typed) : JSON.stringify(String(typed).slice(0, 40))

/** An amount in minor units as whole digits: totals are written with the currency's places. */
const minor = (total: string) => total.replace('.', '')
