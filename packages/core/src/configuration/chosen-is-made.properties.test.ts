import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultOptionOf, isEligible, resolveOptions } from '../option/index.ts'
import { inches, product } from '../product/arbitraries.ts'
import { defaultConfiguration, type Configuration, type ProductData } from '../product/index.ts'
import { parseSides } from '../size/parse-size.ts'
import { changeConfiguration, newConfiguration, type ConfigurationChange } from './index.ts'

/** A product whose required sets have a default, and whose sets come and go with material and size. */
const anyProduct = product().chain((of) =>
  fc
    .tuple(...of.optionSets.map(() => fc.tuple(fc.boolean(), fc.option(inches(20)), fc.boolean())))
    .map((choices): ProductData => ({
      ...of,
      optionSets: of.optionSets.map((set, at) => {
        const [required, minWidth, isExcluded] = choices[at] ?? [false, null, false]
        const options = set.options.map((option, n) => ({ ...option, isDefault: n === 0 }))
        const [first] = of.materials
        return {
          ...set,
          required,
          minWidth,
          options,
          excludedMaterialIds: isExcluded && first ? [first.id] : [],
        }
      }),
    })),
)
const changes = (of: ProductData): fc.Arbitrary<readonly ConfigurationChange[]> =>
  fc.array(
    fc.oneof(
      fc.record({ materialId: fc.constantFrom(...of.materials.map(({ id }) => id)) }),
      fc.record({ width: fc.oneof(inches(20), fc.constant('')) }),
      fc.record({ height: inches(20) }),
      fc.record({ quantity: fc.integer({ min: 1, max: 5000 }).map(String) }),
    ),
    { maxLength: 6 },
  )

const sight = (of: ProductData, { materialId, width, height }: Configuration) => {
  const material = of.materials.find(({ id }) => id === materialId) ?? null
  const { size } = parseSides(width, height)
  return { material, size, shown: of.optionSets.filter((set) => isEligible(set, material, size)) }
}

describe('chosen = made', () => {
  it('never asks again for a required set that has a default, whichever material and size come and go (OPT-16)', () => {
    fc.assert(
      fc.property(
        anyProduct.chain((of) => fc.tuple(fc.constant(of), changes(of))),
        ([of, steps]) => {
          const after = steps.reduce<Configuration>(
            (configuration, step) => changeConfiguration(of, configuration, step),
            defaultConfiguration(of),
          )
          const { material, size } = sight(of, after)
          const { problems } = resolveOptions(of.optionSets, after.options, material, size)
          expect(problems.filter(({ code }) => code === 'option.required')).toEqual([])
        },
      ),
    )
  })

  it('always has in the order what the page opens with, touched or not (OPT-16)', () => {
    fc.assert(
      fc.property(anyProduct, (of) => {
        const opened = defaultConfiguration(of)
        const { material, size, shown } = sight(of, opened)
        const wanted = shown.flatMap((set) => {
          const option = defaultOptionOf(set)
          return option ? [`${set.id} ${option.id}`] : []
        })
        for (const order of [
          opened,
          newConfiguration(of, {}),
          changeConfiguration(of, opened, { quantity: '7' }),
        ]) {
          const { applied } = resolveOptions(of.optionSets, order.options, material, size)
          expect(applied.map(({ set, option }) => `${set.id} ${option.id}`)).toEqual(wanted)
        }
      }),
    )
  })
})
