import { provisionalPriceOf } from '../price/quoted.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breaks, hostileText, quantity } from '../product/arbitraries.ts'
import { dieCut, vinyl } from '../product/example.ts'
import { defaultConfiguration } from '../product/index.ts'
import { tiersToShow } from '../tiers/index.ts'
import {
  isAllowedQuantity,
  LARGEST_QUANTITY,
  minimumOf,
  nextAllowedQuantity,
  quantityProblems,
  parseQuantity,
} from './index.ts'
import { quoteData } from '../testing/quote-data.ts'

const setting = fc
  .record({
    minimumQuantity: fc.option(fc.integer({ min: 1, max: 3000 })),
    allowedQuantities: breaks(5),
    least: fc.option(fc.integer({ min: 1, max: 3000 })),
  })
  .map(({ minimumQuantity, allowedQuantities, least }) => ({
    product: { ...dieCut, minimumQuantity },
    material: { ...vinyl, allowedQuantities, minimumQuantity: least },
  }))

describe('invariants of quantities', () => {
  it('never has a problem left once its fix is applied', () => {
    fc.assert(
      fc.property(setting, fc.integer({ min: -10, max: 30_000 }), ({ product, material }, requested) => {
        const [problem] = quantityProblems(product, material, String(requested))
        if (!problem) return
        expect(quantityProblems(product, material, problem.fix?.value ?? '')).toEqual([])
      }),
    )
  })

  it('always has a fix where any quantity can be ordered, and never one that can not', () => {
    const small = fc.option(fc.integer({ min: 1, max: 80 }))
    const bounded = fc.record({
      minimumQuantity: small,
      least: small,
      most: small,
      allowed: fc.uniqueArray(fc.integer({ min: 2, max: 90 }), { maxLength: 4 }),
      limited: fc.boolean(),
    })
    fc.assert(
      fc.property(bounded, fc.integer({ min: -5, max: 120 }), (of, requested) => {
        const product = { ...dieCut, minimumQuantity: of.minimumQuantity, limitedQuantity: of.limited }
        const limits = { minimumQuantity: of.least, maximumQuantity: of.most, allowedQuantities: of.allowed }
        const problemsOf = (count: number) =>
          quantityProblems(product, { ...vinyl, ...limits }, String(count))
        const [problem] = problemsOf(requested)
        if (!problem) return
        const some = Array.from({ length: 400 }, (_, i) => i + 1).some(
          (count) => problemsOf(count).length === 0,
        )
        expect(problem.fix !== undefined).toBe(some)
        if (problem.fix) expect(problemsOf(Number(problem.fix.value))).toEqual([])
      }),
    )
  })

  it('never raises further than to the next allowed quantity', () => {
    fc.assert(
      fc.property(breaks(5), quantity(), (allowed, preferred) => {
        const next = nextAllowedQuantity(preferred, allowed)
        expect(next).toBeGreaterThanOrEqual(preferred)
        expect(isAllowedQuantity(next, allowed)).toBe(true)
        const skipped = allowed.filter((each) => each >= preferred && each < next)
        expect(skipped).toEqual([])
        if (allowed[0]) expect(next - preferred).toBeLessThan(allowed[0])
      }),
    )
  })

  it('always can be ordered at the minimum', () => {
    fc.assert(
      fc.property(setting, ({ product, material }) => {
        expect(quantityProblems(product, material, String(minimumOf(product, material)))).toEqual([])
      }),
    )
  })

  it('is always read as the shop writes it', () => {
    const quantities = fc.integer({ min: 1, max: LARGEST_QUANTITY })
    fc.assert(
      fc.property(quantities, (value) => {
        expect(parseQuantity(value.toLocaleString('en-US'))).toEqual({ ok: true, value })
      }),
    )
  })

  it('is never read from anything but a whole number in ASCII digits', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        const reading = parseQuantity(text)
        const isGrouped = /^[+-]?\d{1,3}(,\d{3})+$/.test(text.trim())
        const plain = isGrouped ? text.replaceAll(',', '') : text
        const isWhole = /^[+-]?(\d+(\.0*)?|\.0+)$/.test(plain.trim())
        expect(reading.ok).toBe(isWhole && text.trim().length <= 40 && Number(plain) <= LARGEST_QUANTITY)
        if (reading.ok) expect(Object.is(reading.value, -0) || !Number.isInteger(reading.value)).toBe(false)
      }),
    )
  })
})

describe('invariants of a quantity the shop has set', () => {
  const definedQuantity = fc.integer({ min: 1, max: 5000 })

  it('never is another than the one set, whatever is typed', () => {
    fc.assert(
      fc.property(setting, definedQuantity, hostileText(), ({ product, material }, defined, text) => {
        const of = { ...product, definedQuantity: defined, materials: [material] }
        const quote = quoteData(of, { ...defaultConfiguration(of), quantity: text })
        const reading = parseQuantity(text)
        expect(quote.quantity).toBe(defined)
        expect(provisionalPriceOf(quote)).not.toBeNull()
        const isFree = reading.ok ? reading.value === defined : reading.problem.code === 'quantity.required'
        expect(quote.problems.map(({ code }) => code)).toEqual(isFree ? [] : ['quantity.defined'])
      }),
    )
  })

  it('always costs what it costs typed, and never has a table of quantities', () => {
    fc.assert(
      fc.property(definedQuantity, (defined) => {
        const set = quoteData(
          { ...dieCut, definedQuantity: defined },
          { ...defaultConfiguration(dieCut), quantity: '' },
        )
        const typed = quoteData(dieCut, { ...defaultConfiguration(dieCut), quantity: String(defined) })
        expect([set.total, set.unitPrice, set.lines]).toEqual([typed.total, typed.unitPrice, typed.lines])
        expect([tiersToShow(set.tiers, { current: defined, expanded: false }), set.nudge]).toEqual([[], null])
      }),
    )
  })

  it('never is priced with variable data of another length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (defined, length) => {
        const configuration = {
          ...defaultConfiguration(dieCut),
          variableData: { kind: 'range' as const, from: '1', to: String(length) },
        }
        const { total, problems } = quoteData({ ...dieCut, definedQuantity: defined }, configuration)
        expect(total !== null).toBe(defined === length)
        expect(problems.map(({ code }) => code)).toEqual(
          defined === length ? [] : ['quantity.defined-records'],
        )
      }),
    )
  })
})

describe('invariants of a limited quantity', () => {
  it('never passes outside the list, and never shows a row outside it (QTY-7)', () => {
    const list = breaks(6).filter((each) => each.length > 0)
    fc.assert(
      fc.property(list, quantity(), (allowedQuantities, requested) => {
        const of = { ...dieCut, limitedQuantity: true, materials: [{ ...vinyl, allowedQuantities }] }
        const quote = quoteData(of, { ...defaultConfiguration(of), quantity: String(requested) })
        expect(quote.problems.length === 0).toBe(allowedQuantities.includes(requested))
        expect(quote.tiers.map((row) => row.quantity)).toEqual(allowedQuantities)
        const fix = quote.problems[0]?.fix?.value
        if (fix) expect(allowedQuantities).toContain(Number(fix))
      }),
    )
  })
})
