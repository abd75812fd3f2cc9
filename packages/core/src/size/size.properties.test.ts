import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatInches, inches as toInches } from '../units/index.ts'
import { hostileText, inches } from '../product/arbitraries.ts'
import { dieCut, vinyl, sized } from '../product/example.ts'
import { applyFix, defaultConfiguration } from '../product/index.ts'
import { followRatio, keepsRatio, parseRatio, parseSize, sizeProblems } from './index.ts'

const limits = fc
  .record({ minWidth: fc.option(inches(3)), minHeight: fc.option(inches(3)) })
  .chain((minimum) =>
    fc
      .record({
        maxWidth: fc.option(inches(40).map((each) => (Number(each) + 3).toFixed(3))),
        maxHeight: fc.option(inches(40).map((each) => (Number(each) + 3).toFixed(3))),
        maxIsInterchangeable: fc.boolean(),
      })
      .map((maximum) => ({ ...vinyl, ...minimum, ...maximum })),
  )

const lock = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .map(([a, b]) => ({ lockRatio: `${a}:${b}`, share: a / b }))

describe('invariants of a locked ratio', () => {
  it('never rejects a side that followed the other', () => {
    fc.assert(
      fc.property(lock, inches(40), fc.constantFrom('width', 'height'), ({ lockRatio }, side, changed) => {
        const ratio = parseRatio(lockRatio)
        const other = ratio && followRatio(changed, toInches(Number(side)), ratio)
        if (!other) return
        const followed = formatInches(other)
        const [width, height] = changed === 'width' ? [side, followed] : [followed, side]
        expect(sizeProblems({ ...dieCut, lockRatio }, null, width, height)).toEqual([])
      }),
    )
  })

  it('never lets a size pass that is further from it than the rounding of both sides (SIZE-17)', () => {
    fc.assert(
      fc.property(lock, inches(40), inches(40), ({ lockRatio, share }, width, height) => {
        const [w, h] = [Number(width), Number(height)]
        const least = (w - 0.0005) / (h + 0.0005)
        const most = h > 0.0005 ? (w + 0.0005) / (h - 0.0005) : Infinity
        const ratio = parseRatio(lockRatio)
        fc.pre(Math.abs(least - share) > 1e-9 && Math.abs(most - share) > 1e-9)
        expect(ratio && keepsRatio(ratio, sized(width, height))).toBe(least < share && share < most)
        const codes = sizeProblems({ ...dieCut, lockRatio }, null, width, height).map(({ code }) => code)
        expect(codes).toEqual(least < share && share < most ? [] : ['size.breaks-ratio'])
      }),
    )
  })

  it('never has a problem left once its fix is applied, whatever the material', () => {
    fc.assert(
      fc.property(limits, lock, inches(60), inches(60), (material, { lockRatio }, width, height) => {
        const product = { ...dieCut, lockRatio }
        const [fix] = sizeProblems(product, material, width, height).map((each) => each.fix)
        if (!fix) return
        const fixed = applyFix({ ...defaultConfiguration(dieCut), width, height }, fix)
        expect(sizeProblems(product, material, fixed.width, fixed.height)).toEqual([])
      }),
    )
  })

  it('always has a fix where the material sets no limit', () => {
    const free = { ...vinyl, minWidth: null, minHeight: null, maxWidth: null, maxHeight: null }
    fc.assert(
      fc.property(lock, inches(60), inches(60), ({ lockRatio }, width, height) => {
        const problems = sizeProblems({ ...dieCut, lockRatio }, free, width, height)
        expect(problems.every(({ fix }) => fix !== undefined)).toBe(true)
      }),
    )
  })
})

describe('invariants of sizes', () => {
  it('never has a problem left once its fixes are applied', () => {
    fc.assert(
      fc.property(limits, inches(60), inches(60), (material, width, height) => {
        const problems = sizeProblems(dieCut, material, width, height)
        const start = { ...defaultConfiguration(dieCut), width, height }
        const fixed = problems.reduce(
          (configuration, { fix }) => (fix ? applyFix(configuration, fix) : configuration),
          start,
        )
        expect(problems.every(({ fix }) => fix !== undefined)).toBe(true)
        expect(sizeProblems(dieCut, material, fixed.width, fixed.height)).toEqual([])
      }),
    )
  })

  it('on an interchangeable material never depends on which way the product is turned', () => {
    fc.assert(
      fc.property(limits, inches(60), inches(60), (material, width, height) => {
        const free = { ...material, minWidth: null, minHeight: null, maxIsInterchangeable: true }
        const codes = (w: string, h: string) => sizeProblems(dieCut, free, w, h).map(({ code }) => code)
        expect(codes(height, width)).toEqual(codes(width, height))
      }),
    )
  })

  it('are always read to 3 places, and reading again changes nothing', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 9999, noNaN: true }), (number) => {
        const once = parseSize(number.toFixed(7))
        if (!once.ok) throw new Error('a fixed number is a size')
        expect(formatInches(once.value)).toMatch(/^\d+(\.\d{1,3})?$/)
        expect(parseSize(formatInches(once.value))).toEqual(once)
        expect(toInches(Number(number.toFixed(7)))).toBe(once.value)
      }),
    )
  })

  it('never throw on hostile text', () => {
    fc.assert(
      fc.property(hostileText(), hostileText(), (width, height) => {
        expect(Array.isArray(sizeProblems(dieCut, vinyl, width, height))).toBe(true)
        parseRatio(width)
      }),
    )
  })

  it('that follow a ratio always come back to within the drift of 3 places', () => {
    fc.assert(
      fc.property(
        inches(40),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (width, a, b) => {
          const ratio = parseRatio(`${a}:${b}`)
          if (!ratio) throw new Error('a ratio')
          const back = followRatio('height', followRatio('width', toInches(Number(width)), ratio), ratio)
          expect(Math.abs(Number(back) - Number(width))).toBeLessThanOrEqual(0.0005 * (a / b) + 0.000501)
        },
      ),
    )
  })
})
