import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minorUnitPlaces } from '../money/index.ts'
import { inches, productAndConfiguration } from '../product/arbitraries.ts'
import type { ProductData, Configuration } from '../product/index.ts'
import { quoteData } from '../testing/quote-data.ts'

const Plain = Decimal.clone({ precision: 100 })

const atBreak = (values: readonly string[], breaks: readonly number[], quantity: number) =>
  values[Math.min(breaks.filter((each) => each <= quantity).length, values.length - 1)] ?? '0'

/** The order of charges once more, in plain decimal.js and straight from the requirements. PRICE-6. */
function totalByHand(product: ProductData, configuration: Configuration, quantity: number): string {
  const material = product.materials.find(({ id }) => id === configuration.materialId)
  const table = material?.priceTable
  const row = table?.rows[0]
  if (!table || !row) throw new Error('the material has a table')
  const area = Plain.max(new Plain(configuration.width).times(configuration.height), row.minimum)
  const surcharge = configuration.variableData ? new Plain(material.variableDataCharge ?? 0).plus(1) : 1
  const unit = area.times(atBreak(row.rates, table.quantities, quantity)).times(surcharge)
  let sum = unit.times(quantity)
  for (const { optionSetId, optionId } of configuration.options) {
    const set = product.optionSets.find(({ id }) => id === optionSetId)
    const option = set?.options.find(({ id }) => id === optionId)
    if (!set || !option) throw new Error('the option is offered')
    const flat = option.chargeMode === 'percentage' ? option.percent : option.amount
    const value = new Plain(
      option.valueCsv.length ? atBreak(option.valueCsv, set.quantityBreaks, quantity) : (flat ?? 0),
    )
    if (option.chargeMode === 'total') sum = sum.plus(value)
    if (option.chargeMode === 'per_unit') sum = sum.plus(value.times(quantity))
    if (option.chargeMode === 'percentage') {
      sum = sum.plus(unit.times(value).div(100).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).times(quantity))
    }
  }
  for (const id of configuration.cliparts ?? []) {
    const price = product.cliparts?.find((each) => each.id === id)?.price
    sum = sum.plus(new Plain(price ?? 0).times(quantity))
  }
  if (configuration.vectorize) sum = sum.plus(product.defaultVectorizationPrice ?? 0)
  return sum.toFixed(minorUnitPlaces(product.currency), Decimal.ROUND_HALF_UP)
}

describe('invariants of the arithmetic', () => {
  it('always comes to what decimal.js comes to, at every tier and the requested quantity (PRICE-3, PRICE-6)', () => {
    fc.assert(
      fc.property(productAndConfiguration(), fc.boolean(), ({ product, configuration }, numbered) => {
        const requested = numbered
          ? {
              ...configuration,
              variableData: {
                kind: 'range' as const,
                from: '1',
                to: String(Math.min(Number(configuration.quantity), 90_000)),
              },
            }
          : configuration
        const { total, quantity, tiers } = quoteData(product, requested)
        if (total !== null) expect(total).toBe(totalByHand(product, requested, quantity ?? 0))
        for (const tier of tiers) expect(tier.total).toBe(totalByHand(product, requested, tier.quantity))
      }),
      { numRuns: 300 },
    )
  })

  it('never depends on how many places a size is written with', () => {
    fc.assert(
      fc.property(productAndConfiguration(), inches(9), ({ product, configuration }, width) => {
        const short = { ...configuration, width: String(Number(width)) }
        expect(quoteData(product, short).total).toBe(quoteData(product, { ...configuration, width }).total)
      }),
    )
  })
})
