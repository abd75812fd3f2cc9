import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breaks, quantity } from '../product/arbitraries.ts'
import { tierQuantities, tiersOf, tiersToShow } from './index.ts'

const priced = (each: number) => ({
  unitPrice: (1 + 9 / each).toFixed(4),
  total: (each * (1 + 9 / each)).toFixed(2),
})
const rowsOf = (quantities: readonly number[], current: number | null, price = priced) => {
  const shown = ({ quantity }: { readonly quantity: number }) => {
    const { unitPrice, total } = price(quantity)
    return { piece: { units: Math.round(Number(unitPrice) * 10_000), places: 4 }, unitPrice, total }
  }
  const tiers = quantities.map((quantity) => ({ quantity }))
  return tiersOf(tiers, current === null ? null : { quantity: current }, shown)
}
const bounds = (minimum: number) => ({ minimum, maximum: null, allowed: [] })
const tableAndCurrent = fc.record({
  list: breaks(30),
  minimum: fc.integer({ min: 1, max: 5000 }),
  extra: quantity(),
})
const rowsFor = ({ list, minimum, extra }: { list: number[]; minimum: number; extra: number }) => {
  const current = minimum + extra
  return { current, tiers: rowsOf(tierQuantities(list, bounds(minimum)), current) }
}

describe('invariants of the quantity table', () => {
  it('never shows more than 6 rows before see more, and all of them after', () => {
    fc.assert(
      fc.property(tableAndCurrent, (table) => {
        const { tiers, current } = rowsFor(table)
        expect(tiersToShow(tiers, { current }).length).toBeLessThanOrEqual(6)
        if (tiers.length > 1) expect(tiersToShow(tiers, { current, expanded: true })).toEqual(tiers)
      }),
    )
  })

  it('always ascends, keeps the first and last tier, and has the current quantity (TIER-5)', () => {
    fc.assert(
      fc.property(tableAndCurrent, (table) => {
        const { tiers, current } = rowsFor(table)
        const shown = tiersToShow(tiers, { current }).map((row) => row.quantity)
        if (shown.length === 0) return
        expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b))
        const own = tiers.filter(({ isInserted }) => !isInserted).map((row) => row.quantity)
        expect(shown).toEqual(expect.arrayContaining([own[0], own.at(-1), current]))
      }),
    )
  })

  it('never has a row below the minimum, and always one at it', () => {
    fc.assert(
      fc.property(breaks(), fc.integer({ min: 1, max: 30_000 }), (list, minimum) => {
        const quantities = tierQuantities(list, bounds(minimum))
        expect(quantities[0]).toBe(minimum)
        expect(quantities.filter((each) => each < minimum)).toEqual([])
        expect(quantities.slice(1)).toEqual(list.filter((each) => each > minimum))
      }),
    )
  })

  it('always hides a table of a single tier, whatever the current quantity', () => {
    fc.assert(
      fc.property(quantity(), fc.boolean(), (current, seeMore) => {
        const tiers = rowsOf([1], current)
        expect(tiersToShow(tiers, { current, expanded: seeMore })).toEqual([])
      }),
    )
  })

  it('never has a row that is none of the quote, nor more than one current row', () => {
    fc.assert(
      fc.property(tableAndCurrent, quantity(), fc.boolean(), (table, changed, seeMore) => {
        const { tiers } = rowsFor(table)
        const now = table.minimum + changed
        const shown = tiersToShow(tiers, { current: now, expanded: seeMore })
        const totals = new Map(tiers.map(({ quantity: each, total }) => [each, total]))
        expect(shown.every(({ quantity: each, total }) => totals.get(each) === total)).toBe(true)
        const marked = shown.filter(({ isCurrent }) => isCurrent).map((row) => row.quantity)
        expect(marked).toEqual(shown.some((row) => row.quantity === now) ? [now] : [])
      }),
    )
  })
})
