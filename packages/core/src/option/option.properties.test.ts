import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sized } from '../product/example.ts'
import { Exact } from '../testing/decimal.ts'
import { amount, breaks, choices, inches, option, optionSet, quantity } from '../product/arbitraries.ts'
import { set, vinyl } from '../product/example.ts'
import { breakIndex, isEligible, retainedOptions, optionPrice, resolveOptions } from './index.ts'

const size = fc.tuple(inches(20), inches(20)).map(([width, height]) => sized(width, height))
const side = fc.option(inches(20))
/** A set with any bounds, excluded from the material or not. */
const bounded = fc
  .tuple(
    optionSet(),
    fc.record({ minWidth: side, minHeight: side, maxWidth: side, maxHeight: side }),
    fc.constantFrom([], [vinyl.id]),
  )
  .map(([plain, bounds, excludedMaterialIds]) => ({ ...plain, ...bounds, excludedMaterialIds }))
const setsAndChoices = fc
  .uniqueArray(bounded, { maxLength: 4, selector: ({ id }) => id })
  .chain((optionSets) => choices({ optionSets }).map((chosen) => ({ optionSets, chosen })))

describe('invariants of options', () => {
  it('never are charged where the material or the size excludes them, and then are reported (OPT-1, OPT-2)', () => {
    fc.assert(
      fc.property(setsAndChoices, size, ({ optionSets, chosen }, sides) => {
        const { applied, problems } = resolveOptions(optionSets, chosen, vinyl, sides)
        const [fitting, others] = [true, false].map((fits) =>
          chosen
            .filter(({ optionSetId }) =>
              optionSets.some((each) => each.id === optionSetId && isEligible(each, vinyl, sides) === fits),
            )
            .map(({ optionSetId }) => optionSetId),
        )
        expect(applied.map((each) => each.set.id)).toEqual(fitting)
        expect(problems.map(({ field }) => field)).toEqual(others?.map((id) => `options.${id}`))
      }),
    )
  })

  it('never have a problem left once the disabled ones are dropped', () => {
    fc.assert(
      fc.property(setsAndChoices, size, ({ optionSets, chosen }, sides) => {
        const retained = retainedOptions(optionSets, chosen, vinyl, sides)
        expect(resolveOptions(optionSets, retained, vinyl, sides).problems).toEqual([])
        expect(retainedOptions(optionSets, retained, vinyl, sides)).toEqual(retained)
      }),
    )
  })

  it('never cost less than nothing, and a total never depends on the quantity', () => {
    fc.assert(
      fc.property(option(), quantity(), quantity(), amount(), (one, few, many, unit) => {
        const alone = set('alone', [one])
        const [a, b] = [few, many].map((count) =>
          optionPrice(alone, one, { quantity: count, unitPrice: unit }),
        )
        expect(new Exact(a ?? NaN).gte(0)).toBe(true)
        if (one.chargeMode === 'total') expect(a).toBe(b)
      }),
    )
  })
})

describe('invariants of quantity breaks', () => {
  it('always count those at or below the quantity, and never fall as it grows (OPT-7)', () => {
    fc.assert(
      fc.property(breaks(6), quantity(), fc.nat(5000), (list, few, more) => {
        expect(breakIndex(list, few)).toBe(list.filter((each) => each <= few).length)
        expect(breakIndex(list, few + more)).toBeGreaterThanOrEqual(breakIndex(list, few))
      }),
    )
  })
})
