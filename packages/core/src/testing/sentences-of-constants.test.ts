import { describe, expect, it } from 'vitest'
import { chosenPackage } from '../packaging/index.ts'
import { defaultLaminationOf } from '../material/index.ts'
import { retailFromWholesale } from '../money/index.ts'
import { breakIndex, optionPrice } from '../option/index.ts'
import {
  CHARGE_MODES,
  LAMINATIONS,
  OPTION_DISPLAYS,
  type TierRow,
  type Configuration,
} from '../product/types.ts'
import { parseSize } from '../size/index.ts'
import { hasMoreTiers, tiersToShow } from '../tiers/index.ts'
import { showLength } from '../units/index.ts'
import { DIE_CUT, setOf, TWO_BY_TWO, WHITE_VINYL } from './example.ts'
import { quoteData } from './quote-data.ts'

const quoteOf = (configuration: Partial<Configuration>, minimumQuantity: number | null = null) =>
  quoteData({ ...DIE_CUT, minimumQuantity }, { ...TWO_BY_TWO, ...configuration })
const quantities = (tiers: readonly TierRow[]) => tiers.map(({ quantity }) => quantity)

describe('States', () => {
  it('lamination defaults to the material’s, or gloss if that is missing or not available (MAT-4)', () => {
    const of = (defaultLamination: (typeof LAMINATIONS)[number] | null) =>
      defaultLaminationOf({ canLaminate: true, defaultLamination })
    expect([of('matte'), of('none'), of(null)]).toEqual(['matte', 'gloss', 'gloss'])
  })

  it('retail packaging is selectable or none (PACK-1)', () => {
    expect(chosenPackage([], null)).toBeNull()
    expect(quoteOf({ packaging: null }).total).toBe('52.00')
  })

  it('knows the lists of laminations, displays and charge modes (MAT-4, OPT-4, OPT-6)', () => {
    expect(LAMINATIONS).toEqual(['none', 'matte', 'gloss'])
    expect(OPTION_DISPLAYS.toSorted()).toEqual(['checkbox', 'dropdown', 'fixed_value', 'radio'])
    expect(CHARGE_MODES).toEqual(['percentage', 'total', 'per_unit'])
  })
})

describe('The quantity table', () => {
  const { tiers } = quoteOf({})

  it('shows at most 6 rows, and all with see more (TIER-1)', () => {
    expect(tiersToShow(tiers, { current: 100, expanded: false })).toHaveLength(6)
    expect(tiersToShow(tiers, { current: 100, expanded: true })).toEqual(tiers)
    expect([hasMoreTiers(tiers), hasMoreTiers(tiers.slice(0, 6))]).toEqual([true, false])
  })

  it('is evenly spaced, with the last row and the current quantity in it (TIER-2)', () => {
    const odd = quoteOf({ quantity: '77' })
    const shown = quantities(tiersToShow(odd.tiers, { current: 77, expanded: false }))
    expect(shown.at(-1)).toBe(10_000)
    expect(shown).toContain(77)
    expect(quantities(tiersToShow(tiers, { current: 1, expanded: false }))).toEqual([
      1, 25, 100, 500, 2500, 10_000,
    ])
  })

  it('merges tiers below the minimum (TIER-3)', () => {
    expect(quantities(quoteOf({ quantity: '100' }, 60).tiers).slice(0, 2)).toEqual([60, 100])
    expect(quoteOf({ quantity: '100' }, 60).tiers[0]?.unitPrice).toBe('0.7600')
  })

  it('is hidden when a single tier is left (TIER-4)', () => {
    expect(
      tiersToShow(quoteOf({ quantity: '20000' }, 20_000).tiers, { current: 20_000, expanded: false }),
    ).toEqual([])
  })
})

describe('Figures', () => {
  it('retail is wholesale divided by 0.6 (PRICE-10)', () => expect(retailFromWholesale('6')).toBe('10'))

  it('variable data multiplies the unit price by 1 plus its charge (PRICE-8)', () => {
    const quote = quoteOf({ variableData: { kind: 'range', from: '1', to: '100' } })
    expect(WHITE_VINYL.variableDataCharge).toBe('0.15')
    expect(quote.total).toBe('59.80')
  })

  it('an option costs its total, its amount per unit, or a percentage rounded to 2 places, times the quantity (OPT-9)', () => {
    const total = setOf('a', { chargeMode: 'total', amount: '10' })
    const unit = setOf('b', { chargeMode: 'per_unit', amount: '0.03' })
    const percent = setOf('c', { chargeMode: 'percentage', percent: '30' })
    const price = (set: typeof total, quantity: number, unitPrice: string) =>
      Number(set.options[0] && optionPrice(set, set.options[0], { quantity: quantity, unitPrice: unitPrice }))
    expect(price(total, 100, '0.52')).toBe(10)
    expect(price(unit, 100, '0.52')).toBe(3)
    // 30 % of 0.52 is 0.156, rounded 0.16 a piece.
    expect(price(percent, 100, '0.52')).toBe(16)
  })

  it('the break index counts the breaks at or below the quantity (OPT-7)', () => {
    expect([9, 10, 50, 99, 100].map((quantity) => breakIndex([10, 50, 100], quantity))).toEqual([
      0, 1, 2, 2, 3,
    ])
  })

  it('dimensions keep 3 decimal places (SIZE-2)', () => {
    expect(parseSize('2.00049')).toMatchObject({ ok: true, value: 2 })
    expect(parseSize('2.0005')).toMatchObject({ ok: true, value: 2.001 })
  })

  it('sizes are shown in inches, or in the profile’s unit (SIZE-11)', () => {
    expect(showLength('2', 'in', 'en-US')).toBe('2 in')
    expect(showLength('2', 'mm', 'en-US')).toBe('50.8 mm')
    expect(showLength('2', 'cm', 'en-US')).toBe('5.08 cm')
  })
})
