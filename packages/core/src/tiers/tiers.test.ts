import { describe, expect, it } from 'vitest'
import { hasMoreTiers, tierQuantities, tiersOf, tiersToShow } from './index.ts'

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

  it('forces the current quantity in, at its place', () => {
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

  it('merges the tiers below the minimum into one row at it, with the tier in force there', () => {
    const quantities = tierQuantities(VINYL, { ...any, minimum: 30 })
    expect(quantities.slice(0, 3)).toEqual([30, 50, 100])
    expect(tiersOf(quantities, 30, priced)[0]).toMatchObject({ quantity: 30, unitPrice: '1.5200' })
  })

  it('leaves out tiers that can not be ordered', () => {
    expect(tierQuantities([100, 150, 300], { minimum: 100, maximum: 250, allowed: [100] })).toEqual([100])
  })

  it('is hidden when a single tier remains', () => {
    expect(shown(5, false, [])).toEqual([])
    expect(tiersToShow(tiersOf([10000], 20000, priced), 20000, false)).toEqual([])
  })

  it('says what a piece saves against the first row, never more than it does', () => {
    const rows = tiersOf([1, 10, 100], 100, priced)
    expect(rows.map((row) => row.savingPercent)).toEqual([0, 36, 78])
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
