import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addBusinessDays,
  businessDayFrom,
  dayInWords,
  isBusinessDay,
  localTime,
  momentOf,
} from './calendar.ts'
import { bandFor, productionTimes, shipDay, shipsInWords } from './index.ts'

const day = fc.integer({ min: 0, max: 3000 }).map((days) => dayAfter('2024-01-01', days))
const holidays = fc.array(day, { maxLength: 20 })
const dayAfter = (first: string, days: number) =>
  new Date(Date.parse(`${first}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

describe('invariants of production times', () => {
  it('never ship on a weekend or a holiday', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 15 }), holidays, (from, count, off) => {
        const ships = addBusinessDays(from, count, off)
        expect(off).not.toContain(ships)
        expect([0, 6]).not.toContain(new Date(`${ships}T00:00:00Z`).getUTCDay())
      }),
    )
  })

  it('always count each business day once, whatever lies between', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 15 }), holidays, (from, count, off) => {
        const start = businessDayFrom(from, off)
        const ships = addBusinessDays(start, count, off)
        let counted = 0
        for (let each = start; each < ships; each = dayAfter(each, 1))
          counted += isBusinessDay(each, off) ? 1 : 0
        expect(counted).toBe(count)
      }),
    )
  })

  it('always find the moment a clock shows a time, through every change of clocks', () => {
    const zones = ['America/New_York', 'Europe/Berlin', 'Africa/Cairo', 'Australia/Lord_Howe', 'Asia/Kolkata']
    const moment = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2028, 0) / 60_000 })
    const nearChange = fc
      .integer({ min: -360, max: 360 })
      .map((off) => Date.UTC(2026, 2, 8, 7) / 60_000 + off)
    fc.assert(
      fc.property(fc.oneof(moment, nearChange), fc.constantFrom(...zones), (minute, zone) => {
        const shown = localTime(new Date(minute * 60_000), zone)
        const found = new Date(momentOf(shown.day, shown.time, zone))
        expect(localTime(found, zone)).toEqual(shown)
      }),
      { numRuns: 500 },
    )
  })

  it('always name on a ticket the day that the pages promise, with rush and with a proof, too (PROD-1, PROD-16)', () => {
    const bands = fc.record({ up_to: fc.constant(null), standard: fc.nat(9), rush: fc.nat(9) })
    const rules = fc.record({
      bands: fc.tuple(bands),
      holidays,
      proofDays: fc.nat(4),
      timezone: fc.constantFrom('America/New_York', 'Asia/Kolkata'),
      cutOff: fc.constantFrom('08:00', '14:00'),
      backordered: fc.constant(false),
    })
    const toShip = fc.record({ isRush: fc.boolean(), proof: fc.constantFrom('as_is', 'changes', 'open') })
    const moment = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2028, 0) })
    fc.assert(
      fc.property(rules, toShip, moment, (of, order, at) => {
        const now = new Date(at)
        const message = shipsInWords(productionTimes(of, 1, now), order)
        expect(message).toContain(`ships ${dayInWords(shipDay(of, 1, order, now) ?? '')}`)
      }),
    )
  })

  it('never take a band too small for the quantity while a larger one is there', () => {
    const band = fc.record({
      up_to: fc.option(fc.integer({ min: 1, max: 900 })),
      standard: fc.nat(9),
      rush: fc.nat(9),
    })
    fc.assert(
      fc.property(fc.array(band, { minLength: 1 }), fc.integer({ min: 1, max: 1000 }), (bands, quantity) => {
        const chosen = bandFor(bands, quantity)
        const fitting = bands.filter(({ up_to }) => up_to === null || quantity <= up_to)
        expect(chosen).toBe(fitting[0] ?? bands.at(-1))
      }),
    )
  })
})
