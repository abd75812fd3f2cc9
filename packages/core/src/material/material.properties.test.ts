import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sized } from '../product/example.ts'
import { hostileText, inches, product } from '../product/arbitraries.ts'
import { LAMINATIONS } from '../product/types.ts'
import { colorFits, colorProblems, defaultLaminationOf, laminationOf, materialOf } from './index.ts'

const laminated = fc.record({
  canLaminate: fc.boolean(),
  defaultLamination: fc.constantFrom(null, ...LAMINATIONS),
})

describe('invariants of materials', () => {
  it('is always one of the product’s, and a removed one is always reported with its fix', () => {
    fc.assert(
      fc.property(product(), fc.oneof(hostileText(), fc.uuid()), (of, id) => {
        const { material, problems } = materialOf(of, id)
        expect(of.materials).toContain(material)
        const known = id === '' || of.materials.some((each) => each.id === id)
        expect(problems.map(({ code }) => code)).toEqual(known ? [] : ['material.gone'])
        if (problems[0]) expect(materialOf(of, problems[0].fix?.value ?? null).problems).toEqual([])
      }),
    )
  })
})

describe('invariants of lamination', () => {
  it('never defaults to none on a material that takes it, nor to anything else on one that does not (MAT-6)', () => {
    fc.assert(
      fc.property(laminated, fc.constantFrom(null, ...LAMINATIONS), (material, chosen) => {
        expect(defaultLaminationOf(material) === 'none').toBe(!material.canLaminate)
        const expected = material.canLaminate ? (chosen ?? defaultLaminationOf(material)) : 'none'
        expect(laminationOf(material, chosen)).toBe(expected)
      }),
    )
  })
})

describe('invariants of colors', () => {
  const bound = fc.option(inches(12))
  const color = fc.record({
    id: fc.constantFrom('red', 'gold'),
    name: fc.constant('Color'),
    code: fc.constant('#c00'),
    minWidth: bound,
    minHeight: bound,
    maxWidth: bound,
    maxHeight: bound,
  })

  it('never accept a cut-out without a color of the material that fits the size', () => {
    fc.assert(
      fc.property(color, fc.constantFrom(null, 'red', 'gold'), inches(12), inches(12), (own, id, w, h) => {
        const problems = colorProblems({ needsColor: true }, { colors: [own] }, id, sized(w, h))
        expect(problems.length === 0).toBe(id === own.id && colorFits(own, sized(w, h)))
      }),
    )
  })
})
