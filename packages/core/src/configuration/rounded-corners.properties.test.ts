import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveOptions } from '../option/index.ts'
import { product } from '../product/arbitraries.ts'
import { defaultConfiguration, type Configuration, type ProductData } from '../product/index.ts'
import { parseSides } from '../size/parse-size.ts'
import { changeConfiguration, newConfiguration, type ConfigurationChange } from './index.ts'
import { DIE_LINES } from './values.ts'

const CORNERS = { optionSetId: 'corners', optionId: 'round' }

/** A product that sells rounded corners, now and then from a size on or not of its first material. */
const sellsCorners = fc
  .tuple(
    product(),
    fc.shuffledSubarray([...DIE_LINES], { minLength: 1 }),
    fc.option(fc.constantFrom('3', '12')),
    fc.boolean(),
  )
  .map(([of, dieLines, minWidth, isExcluded]): ProductData => {
    const always = { excludedMaterialIds: isExcluded ? [of.materials[0]!.id] : [], minWidth, minHeight: null }
    const set = {
      id: 'corners',
      name: 'Corners',
      display: 'checkbox',
      required: false,
      smallOption: true,
    } as const
    const charge = {
      chargeMode: 'per_unit',
      amount: '0.03',
      percent: null,
      valueCsv: [],
      isDefault: false,
    } as const
    const tags = [{ slug: 'rounded-corners', name: 'Rounded corners' }]
    const option = { id: 'round', name: 'Rounded corners', ...charge, tags }
    const rules = { maxWidth: null, maxHeight: null, quantityBreaks: [], tags: [] }
    return {
      ...of,
      dieLines,
      optionSets: [...of.optionSets, { ...set, ...always, ...rules, options: [option] }],
    }
  })
const change = (of: ProductData): fc.Arbitrary<ConfigurationChange> =>
  fc.oneof(
    fc.record({ options: fc.constantFrom([CORNERS], []) }),
    fc.record({ dieLine: fc.constantFrom(...DIE_LINES) }),
    fc.record({ options: fc.constantFrom([CORNERS], []), dieLine: fc.constantFrom(...DIE_LINES) }),
    fc.record({ flexCut: fc.boolean() }),
    fc.record({ width: fc.constantFrom('2', '5', '24') }),
    fc.record({ materialId: fc.constantFrom(...of.materials.map(({ id }) => id)) }),
  )
const steps = sellsCorners.chain((of) =>
  fc.tuple(fc.constant(of), fc.array(change(of), { minLength: 1, maxLength: 6 })),
)
/** Whether rounded corners are offered on what was chosen, whether they are paid, and whether they are cut. */
const corners = (of: ProductData, { options, dieLine, materialId, width, height }: Configuration) => {
  const material = of.materials.find(({ id }) => id === materialId) ?? null
  const { size } = parseSides(width, height)
  const isSold = (chosen: Configuration['options']) =>
    resolveOptions(of.optionSets, chosen, material, size).applied.some(({ option }) => option.id === 'round')
  return { offered: isSold([CORNERS]), paid: isSold(options), cut: dieLine === 'rounded_corner' }
}

describe('chosen = made: rounded corners', () => {
  it('always are paid where they are cut and cut where they are paid, whatever is changed in whatever order (OPT-17)', () => {
    fc.assert(
      fc.property(steps, ([of, [first, ...others]]) => {
        let configuration = newConfiguration(of, first ?? {})
        for (const next of [{}, ...others]) {
          configuration = changeConfiguration(of, configuration, next)
          const { offered, paid, cut } = corners(of, configuration)
          expect(paid).toBe(cut && offered)
        }
      }),
    )
  })

  it('always make the product’s own cut line come back where they are taken back (OPT-17)', () => {
    fc.assert(
      fc.property(sellsCorners, (of) => {
        const opened = { ...defaultConfiguration(of), width: '24', height: '24' }
        const rounded = changeConfiguration(of, opened, { options: [...opened.options, CORNERS] })
        expect(rounded.dieLine).toBe('rounded_corner')
        const own = of.dieLines?.find((line) => line !== 'rounded_corner') ?? 'rectangle'
        const without = rounded.options.filter(({ optionId }) => optionId !== 'round')
        expect(changeConfiguration(of, rounded, { options: without }).dieLine).toBe(own)
        expect(corners(of, changeConfiguration(of, rounded, { flexCut: true })).paid).toBe(false)
      }),
    )
  })
})
