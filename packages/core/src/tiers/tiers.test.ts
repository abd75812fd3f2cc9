import { describe, expect, it } from 'vitest'
import { hasMoreTiers, tierQuantities, tiersOf, tiersToShow } from './index.ts'
import { savingPercent } from './tiers-of.ts'

const VINYL = [10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10000]
const any = { minimum: 1, maximum: null, allowed: [] }
const priced = (quantity: number) => ({
  unitPrice: quantity < 10 ? '2.4000' : quantity < 100 ? '1.5200' : '0.5200',
  total: (quantity * (quantity < 10 ? 2.4 : quantity < 100 ? 1.52 : 0.52)).toFixed(2),
})
const rowsOf = (quantities: readonly number[], current: number | null, price = priced) => {
  const shown = ({ quantity }: { readonly quantity: number }) => {
    const { unitPrice, total } = price(quantity)
    return { piece: { units: Math.round(Number(unitPrice) * 10_000), places: 4 }, unitPrice, total }
  }
  const tiers = quantities.map((quantity) => ({ quantity }))
  return tiersOf(tiers, current === null ? null : { quantity: current }, shown)
}
const shown = (current: number | null, seeMore = false, list = VINYL) =>
  tiersToShow(rowsOf(tierQuantities(list, any), current), { current, expanded: seeMore }).map(
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
    const six = rowsOf([1, 2, 3, 4, 5, 6], 1)
    expect([hasMoreTiers(six), hasMoreTiers(rowsOf([1, 2, 3, 4, 5, 6], 7))]).toEqual([false, true])
  })

  it('merges the tiers below the minimum into one row at it, with the tier in force there (TIER-7)', () => {
    const quantities = tierQuantities(VINYL, { ...any, minimum: 30 })
    expect(quantities.slice(0, 3)).toEqual([30, 50, 100])
    expect(rowsOf(quantities, 30)[0]).toMatchObject({ quantity: 30, unitPrice: '1.5200' })
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
    expect(tiersToShow(rowsOf([10000], 20000), { current: 20000 })).toEqual([])
    expect(tiersToShow(rowsOf([1, 10], 5).slice(0, 2), { current: 5 })).toEqual([])
    const unpriced = () => {
      throw new Error('nothing is priced where there is no tier')
    }
    expect(rowsOf([], 5, unpriced)).toEqual([])
  })

  it('has no row for a quantity below its first', () => {
    const rows = rowsOf([30, 50], 10)
    expect(rows.map((row) => row.quantity)).toEqual([30, 50])
    expect(tiersToShow(rows, { current: 10 })).toEqual(rows)
  })

  it('has no row for the quantity before, nor one of its own making for the new one', () => {
    const rows = tiersToShow(rowsOf([1, 10, 100], 20), { current: 30 })
    expect(rows.map(({ quantity, isCurrent }) => [quantity, isCurrent])).toEqual([
      [1, false],
      [10, false],
      [100, false],
    ])
  })

  it('says what a piece saves against the first row, never more than it does (TIER-5)', () => {
    const rows = rowsOf([1, 10, 100], 100)
    expect(rows.map((row) => row.savingPercent)).toEqual([0, 36, 78])
    expect([savingPercent('2.4', '1.52'), savingPercent('2', '1'), savingPercent('1', '1.995')]).toEqual([
      36, 50, 0,
    ])
    expect([savingPercent('1', '0.5'), savingPercent('0', '0')]).toEqual([50, 0])
  })

  it('marks the tier that has become the current one', () => {
    const marked = tiersToShow(rowsOf([1, 10, 100], 20), { current: 100 }).filter(
      ({ isCurrent }) => isCurrent,
    )
    expect(marked.map(({ quantity }) => quantity)).toEqual([100])
  })
})
