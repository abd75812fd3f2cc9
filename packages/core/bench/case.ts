import { type Configuration, createProduct, type Product } from '../src/product/index.ts'
import { dieCut, option, set, vinyl, whiteVinyl } from '../src/product/example.ts'

/** Input for every contestant: 12 tiers of a size with 5 options, as plain numbers. */
export interface Case {
  readonly width: string
  readonly height: string
  readonly minimum: string
  readonly rates: readonly string[]
  readonly quantities: readonly number[]
  readonly percents: readonly string[]
  /** Amounts per piece by {@link BREAKS}. */
  readonly perUnit: readonly (readonly string[])[]
  readonly once: string
}

/** A contestant: the totals of a case at every quantity, in cents. */
export type Contestant = (sample: Case) => readonly string[]

export const BREAKS = [10, 50, 100]
export const QUANTITIES = [1, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 20_000]

export const breakAt = (quantity: number) => BREAKS.filter((each) => each <= quantity).length

/** The same case as a product with configuration, for the core. */
export function productOf(sample: Case): {
  readonly product: Product
  readonly configuration: Configuration
} {
  const rows = [{ from: '0', minimum: sample.minimum, rates: sample.rates }]
  const priceTable = { ...whiteVinyl, quantities: sample.quantities.slice(1), rows }
  const optionSets = [
    ...sample.percents.map((percent, i) =>
      set(`share${i}`, [option('x', { chargeMode: 'percentage', percent })]),
    ),
    ...sample.perUnit.map((valueCsv, i) =>
      set(`piece${i}`, [option('x', { chargeMode: 'per_unit', valueCsv })], { quantityBreaks: BREAKS }),
    ),
    set('once', [option('x', { chargeMode: 'total', amount: sample.once })]),
  ]
  const configuration = {
    materialId: vinyl.id,
    width: sample.width,
    height: sample.height,
    quantity: '100',
    options: optionSets.map(({ id }) => ({ optionSetId: id, optionId: 'x' })),
  }
  return {
    product: createProduct({
      ...dieCut,
      materials: [{ ...vinyl, minWidth: null, minHeight: null, priceTable }],
      optionSets,
    }),
    configuration,
  }
}

/** A small linear congruential generator: the same cases in every run. */
export function* randomCases(count: number): Generator<Case> {
  let state = 12_345
  const upTo = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return 1 + (state % most)
  }
  const figure = (most: number, places: number) => (upTo(most) / 10 ** places).toFixed(places)
  for (let i = 0; i < count; i += 1) {
    yield {
      width: figure(45_000, 3),
      height: figure(45_000, 3),
      minimum: String(upTo(20)),
      rates: QUANTITIES.map(() => figure(9000, 4)),
      quantities: QUANTITIES,
      percents: [figure(90, 0), figure(999, 1)],
      perUnit: [1, 2].map(() => [1, 2, 3, 4].map(() => figure(300, 3))),
      once: figure(5000, 2),
    }
  }
}
