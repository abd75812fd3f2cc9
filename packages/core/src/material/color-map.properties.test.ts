import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colorOnMaterial, designColorProblems, designColorsFor } from './index.ts'

const color = (id: string) => ({ id, name: id, code: '#000000' })

describe('invariants of color maps', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const map = fc.array(fc.record({ designColorId: id, materialColorId: id }))
  const colored = fc.record({
    hasOwnColors: fc.boolean(),
    colors: fc.array(id.map(color)),
    colorMaps: map,
    designColorIds: fc.array(id),
  })

  it('never make a color the material does not have (MAT-7)', () => {
    fc.assert(
      fc.property(colored, id, (material, chosenId) => {
        const made = colorOnMaterial({ ...material, hasOwnColors: true }, chosenId)
        if (made !== null) expect(material.colors.map((each) => each.id)).toContain(made)
      }),
    )
  })

  it('never follow a map twice: a material’s color is not looked up again', () => {
    fc.assert(
      fc.property(colored, id, (material, chosenId) => {
        const row = material.colorMaps.find(({ designColorId }) => designColorId === chosenId)
        const made = colorOnMaterial({ ...material, hasOwnColors: false, designColorIds: [] }, chosenId)
        expect(made).toBe(row ? row.materialColorId : chosenId)
      }),
    )
  })

  it('always tell of the colors that are not offered, and of no other', () => {
    fc.assert(
      fc.property(colored, fc.uniqueArray(id), (material, ids) => {
        const used = ids.map(color)
        const offered = designColorsFor(material, used)
        const messages = designColorProblems({ ...material, name: 'Vinyl' }, used).map(
          ({ values }) => values?.name,
        )
        expect([...offered.map(({ name }) => name), ...messages].sort()).toEqual([...ids].sort())
      }),
    )
  })
})
