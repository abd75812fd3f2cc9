import { describe, expect, it } from 'vitest'
import { hasMoreTiers, tierQuantities, tiersOf, tiersToShow } from './index.ts'
import { savingPercent } from './tiers-of.ts'

const VINYL = [10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10000]
const any = { minimum: 1, maximum: null, allowed: [] }
const priced = (quantity: number) => ({
  unitPrice: quantity < 10 ? '2.4000' : quantity < 100 ? '1.5200' : '0.5200',
  total: (quantity * (quantity < 10 ? 2.4 : quantity < 100 ? 1.52 : 0.52)).toFixed(2),
})
const shown = (current: number | null, seeMore = false, list = VINYL) =>
  tiersToShow(tiersOf(tierQuantities(list, any), current, priced), current, seeMore).map(
    (row) => row.quantity,
  )

describe('the quantity table', () => {
  it('shows at most six rows, evenly spaced, first and last kept', () => {
    expect(shown(100)).toEqual([1, 25, 100, 500, 2500, 10000])
  })

  it('shows six rows without a current quantity too', () => {
    expect(shown(null)).toEqual([1, 25, 100, 500, 2500, 10000])
    expect(shown(120, false, [10, 25, 50, 100])).toEqual([1, 10, 25, 50, 100, 120])
  })

  it('forces the current quantity in, at its place (TIER-2, TIER-6)', () => {
    expect(shown(250)).toEqual([1, 25, 250, 500, 2500, 10000])
    expect(shown(120)).toEqual([1, 25, 120, 500, 2500, 10000])
    expect(shown(20000)).toEqual([1, 25, 100, 500, 10000, 20000])
  })

  it('shows all with see more, the current quantity among them', () => {
    expect(shown(120, true)).toEqual([1, 10, 25, 50, 100, 120, 250, 500, 1000, 2500, 5000, 10000])
  })

  it('shows six tiers as they are', () => {
    expect(shown(null, false, [10, 25, 50, 100, 250])).toEqual([1, 10, 25, 50, 100, 250])
    const six = tiersOf([1, 2, 3, 4, 5, 6], 1, priced)
    expect([hasMoreTiers(six), hasMoreTiers(tiersOf([1, 2, 3, 4, 5, 6], 7, priced))]).toEqual([false, true])
  })

  it('merges the tiers below the minimum into one row at it, with the tier in force there (TIER-7)', () => {
    const quantities = tierQuantities(VINYL, { ...any, minimum: 30 })
    expect(quantities.slice(0, 3)).toEqual([30, 50, 100])
    expect(tiersOf(quantities, 30, priced)[0]).toMatchObject({ quantity: 30, unitPrice: '1.5200' })
  })

  it('leaves out tiers that can not be ordered', () => {
    expect(tierQuantities([100, 150, 300], { minimum: 100, maximum: 250, allowed: [100] })).toEqual([100])
    expect(tierQuantities([100, 150, 300], { ...any, maximum: 300, allowed: [100] })).toEqual([1, 100, 300])
  })

  it('has the quantities of a limited list for its rows, in order, and the tiers where there is no list', () => {
    const limited = { minimum: 100, maximum: null, limited: true }
    expect(tierQuantities([10, 200], { ...limited, allowed: [500, 100, 250] })).toEqual([100, 250, 500])
    expect(tierQuantities([10, 200], { ...limited, allowed: [] })).toEqual([100, 200])
  })

  it('is hidden when a single tier remains', () => {
    expect(shown(5, false, [])).toEqual([])
    expect(tiersToShow(tiersOf([10000], 20000, priced), 20000, false)).toEqual([])
    expect(tiersToShow(tiersOf([1, 10], 5, priced).slice(0, 2), 5, false)).toEqual([])
    const unasked = () => {
      throw new Error('nothing is priced where there is no tier')
    }
    expect(tiersOf([], 5, unasked)).toEqual([])
  })

  it('has no row for a quantity below its first', () => {
    const rows = tiersOf([30, 50], 10, priced)
    expect(rows.map((row) => row.quantity)).toEqual([30, 50])
    expect(tiersToShow(rows, 10, false)).toEqual(rows)
  })

  it('has no row for the quantity before', () => {
    const rows = tiersToShow(tiersOf([1, 10, 100], 20, priced), 30, false)
    expect(rows.map((row) => row.quantity)).toEqual([1, 10, 30, 100])
  })

  it('says what a piece saves against the first row, never more than it does (TIER-5)', () => {
    const rows = tiersOf([1, 10, 100], 100, priced)
    expect(rows.map((row) => row.savingPercent)).toEqual([0, 36, 78])
    expect([savingPercent('2.4', '1.52'), savingPercent('2', '1'), savingPercent('1', '1.995')]).toEqual([
      36, 50, 0,
    ])
    expect([savingPercent('1', '0.5'), savingPercent('0', '0')]).toEqual([50, 0])
  })

  it('has totals in the places of its currency', () => {
    const yen = (quantity: number) => ({ unitPrice: '1.5200', total: String(Math.round(quantity * 1.52)) })
    expect(tiersToShow(tiersOf([1, 10], null, yen), 20, false).at(-1)?.total).toBe('30')
  })

  it('gives a quantity that is no row yet the unit price of its tier', () => {
    const before = tiersOf([1, 10, 100], 10, priced)
    expect(tiersToShow(before, 20, false)).toMatchObject([
      { quantity: 1, isCurrent: false },
      { quantity: 10, isCurrent: false },
      {
        quantity: 20,
        isCurrent: true,
        isInserted: true,
        unitPrice: '1.5200',
        total: '30.40',
        savingPercent: 36,
      },
      { quantity: 100, isCurrent: false },
    ])
  })
})
