import { describe, expect, it } from 'vitest'
import { ArgumentError } from '../errors/index.ts'
import { businessDayFrom } from './calendar.ts'
import { productionTimes, shipDay, shipsInWords, type ProductionRules } from './index.ts'

const vinyl: ProductionRules = {
  cutOff: '14:00',
  timezone: 'America/New_York',
  holidays: ['2025-11-27', '2025-12-25'],
  bands: [
    { up_to: 500, standard: 3, rush: 1 },
    { up_to: 5000, standard: 4, rush: 2 },
    { up_to: null, standard: 6, rush: 3 },
  ],
}
const at = (moment: string, quantity = 100, rules = vinyl) =>
  productionTimes(rules, quantity, new Date(moment))

describe('production times', () => {
  it('say within how long to order and when it ships', () => {
    expect(at('2025-11-20T15:48:00Z')).toEqual({
      message: 'Order within 3 h 12 min, ships Tuesday, Nov 25',
      rushMessage: 'Order within 3 h 12 min, ships Friday, Nov 21',
      proofMessage: 'Free proof by Friday, Nov 21; ships Wednesday, Nov 26 if you approve it that day',
      rushProofMessage: 'Free proof by Friday, Nov 21; ships Monday, Nov 24 if you approve it that day',
      standard: 3,
      rush: 1,
    })
  })

  it('say when a proof comes, that it is free, and what the days are counted from (PROD-16)', () => {
    const times = at('2025-11-20T15:48:00Z')
    const ships = (isRush: boolean) => shipsInWords(times, { isRush, proof: 'changes' })
    expect(ships(false)).toBe(
      'Free proof by Friday, Nov 21; ships Wednesday, Nov 26 if you approve it that day',
    )
    expect(ships(true)).toBe('Free proof by Friday, Nov 21; ships Monday, Nov 24 if you approve it that day')
    expect(shipsInWords(times, { isRush: true, proof: 'as_is' })).toBe(times.rushMessage)
    expect(shipsInWords(times, { isRush: false, proof: 'as_is' })).toBe(times.message)
    expect(shipsInWords(times, { isRush: true, proof: 'open' })).toBe(
      'Order within 3 h 12 min, ships Friday, Nov 21 if you skip the proof',
    )
    const slow = at('2025-11-26T20:00:00Z', 100, { ...vinyl, proofDays: 2 })
    expect(slow.proofMessage).toBe(
      'Free proof by Tuesday, Dec 2; ships Friday, Dec 5 if you approve it that day',
    )
  })

  it('name the same day in a ticket (PROD-1)', () => {
    const now = new Date('2025-11-20T15:48:00Z')
    const day = (isRush: boolean, proof: 'as_is' | 'changes') => shipDay(vinyl, 100, { isRush, proof }, now)
    expect([day(false, 'as_is'), day(true, 'as_is')]).toEqual(['2025-11-25', '2025-11-21'])
    expect([day(false, 'changes'), day(true, 'changes')]).toEqual(['2025-11-26', '2025-11-24'])
  })

  it('promise no day where the material has to come in first', () => {
    const late = at('2025-11-20T15:48:00Z', 100, { ...vinyl, backordered: true })
    expect(late).toMatchObject({
      message: 'On backorder, ships after Tuesday, Nov 25',
      rushMessage: 'On backorder, ships after Friday, Nov 21',
      proofMessage: 'Free proof by Friday, Nov 21; on backorder, ships after Wednesday, Nov 26',
    })
    const now = new Date('2025-11-20T15:48:00Z')
    expect(shipDay({ ...vinyl, backordered: true }, 100, { isRush: false, proof: 'as_is' }, now)).toBeNull()
  })

  it('take the band of the quantity', () => {
    expect([500, 501, 5000, 5001, 1e8].map((each) => at('2025-11-20T15:00:00Z', each).standard)).toEqual([
      3, 4, 4, 6, 6,
    ])
  })

  it('count the next business day past the cut-off, and on days off', () => {
    expect(at('2025-11-20T18:59:00Z').message).toBe('Order within 1 min, ships Tuesday, Nov 25')
    expect(at('2025-11-20T19:00:00Z').message).toBe('Order by 2 pm Friday, ships Wednesday, Nov 26')
    expect(at('2025-11-22T15:00:00Z').message).toBe('Order by 2 pm Monday, ships Friday, Nov 28')
  })

  it('leave holidays out', () => {
    expect(at('2025-11-26T15:00:00Z').message).toMatch(/ships Tuesday, Dec 2$/)
  })

  it('heed clocks that are changed before the cut-off', () => {
    const sunday = { ...vinyl, cutOff: '01:30', holidays: [] }
    expect(at('2025-03-09T05:30:00Z', 1, sunday).message).toMatch(/^Order by 1:30 am Monday,/)
    const monday = { ...vinyl, cutOff: '05:00', holidays: [] }
    expect(at('2026-03-08T10:00:00Z', 1, monday).message).toMatch(/^Order within 23 h 0 min/)
  })

  it('fall back to five business days without bands, and to the last band beyond it', () => {
    expect(at('2025-11-20T15:00:00Z', 1, { ...vinyl, bands: [] })).toMatchObject({ standard: 5, rush: 5 })
    expect(
      at('2025-11-20T15:00:00Z', 9, { ...vinyl, bands: [{ up_to: 5, standard: 2, rush: 1 }] }).standard,
    ).toBe(2)
  })

  it('end even when every day is a holiday', () => {
    const days = Array.from({ length: 800 }, (_, i) =>
      new Date(Date.UTC(2025, 0, 1 + i)).toISOString().slice(0, 10),
    )
    expect(at('2025-11-20T15:00:00Z', 1, { ...vinyl, holidays: days }).standard).toBe(3)
    expect(businessDayFrom('2025-01-01', days)).toBe('2026-01-02')
  })

  it('reject a time zone nobody knows', () => {
    expect(() => at('2025-11-20T15:00:00Z', 1, { ...vinyl, timezone: 'Mars/Olympus' })).toThrow(ArgumentError)
  })
})
