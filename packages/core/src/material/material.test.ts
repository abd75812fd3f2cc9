import { describe, expect, it } from 'vitest'
import { messageOf } from '../problem/index.ts'
import { dieCut, vinyl, sized } from '../product/example.ts'
import {
  colorProblems,
  colorsFor,
  defaultLaminationOf,
  laminationOf,
  laminationProblems,
  materialOf,
} from './index.ts'

const kraft = { ...vinyl, id: 'kraft', name: 'Kraft', canLaminate: false, defaultLamination: null }
const product = { ...dieCut, materials: [kraft, vinyl] }

describe('a chosen material', () => {
  it('is the one of that id', () => {
    expect(materialOf(product, 'kraft')).toEqual({ material: kraft, problems: [] })
  })

  it('that was removed is replaced by the default, with a message (MAT-1)', () => {
    const { material, problems } = materialOf(product, 'foil', 'Gold foil')
    expect(material).toBe(vinyl)
    expect(problems.map(messageOf)).toEqual([
      'The material Gold foil is no longer available for this product and has been reverted to the default.',
    ])
    expect(problems[0]).toMatchObject({
      field: 'materialId',
      fix: { field: 'materialId', value: 'white-vinyl' },
    })
    expect(messageOf(materialOf(product, 'foil').problems[0] ?? { code: '' })).toMatch(
      /^The material foil is/,
    )
  })

  it('is the default if none is chosen, and the first if there is no default', () => {
    expect(materialOf(product, null)).toEqual({ material: vinyl, problems: [] })
    expect(materialOf({ ...product, defaultMaterialId: null }, '').material).toBe(kraft)
    expect(
      [materialOf(product, ''), materialOf(product, undefined as never)].map((each) => each.problems),
    ).toEqual([[], []])
  })

  it('is null if the product has none (FLOW-10)', () => {
    const { material, problems } = materialOf({ materials: [], defaultMaterialId: null }, null)
    expect([material, problems[0]]).toMatchObject([null, { code: 'material.none', field: 'materialId' }])
  })

  it('has a warning if it is backordered (MAT-9)', () => {
    const late = { ...vinyl, backordered: true }
    expect(materialOf({ ...product, materials: [late] }, late.id).problems).toMatchObject([
      {
        code: 'material.backordered',
        level: 'warning',
        field: 'materialId',
        values: { name: 'White vinyl' },
      },
    ])
  })
})

describe('lamination', () => {
  it('defaults to the material’s default, or gloss if that is missing or not available (MAT-4)', () => {
    const defaults = ([null, 'none', 'matte', 'gloss'] as const).map((defaultLamination) =>
      defaultLaminationOf({ canLaminate: true, defaultLamination }),
    )
    expect(defaults).toEqual(['gloss', 'gloss', 'matte', 'gloss'])
    expect(defaultLaminationOf(kraft)).toBe('none')
  })

  it('is the chosen one if the material takes it', () => {
    expect([laminationOf(vinyl, 'matte'), laminationOf(vinyl, 'none'), laminationOf(vinyl, null)]).toEqual([
      'matte',
      'none',
      'gloss',
    ])
    expect([laminationOf(kraft, 'matte'), laminationOf(kraft, 'none')]).toEqual(['none', 'none'])
    expect(laminationOf(vinyl, 'satin' as never)).toBe('gloss')
    expect(laminationProblems(kraft, 'gloss')).toHaveLength(1)
    expect([...laminationProblems(kraft, null), ...laminationProblems(kraft, undefined)]).toEqual([])
    expect(laminationProblems(kraft, 'matte')).toMatchObject([
      { field: 'lamination', fix: { field: 'lamination', value: 'none' } },
    ])
    expect([...laminationProblems(kraft, 'none'), ...laminationProblems(vinyl, 'matte')]).toEqual([])
  })
})

describe('the color of a cut-out', () => {
  const colors = [
    { id: 'red', name: 'Red', code: '#c00' },
    {
      id: 'gold',
      name: 'Gold',
      code: '#c90',
      minWidth: '1',
      maxWidth: '12',
      minHeight: '1',
      maxHeight: '10',
    },
  ]
  const cut = { ...vinyl, colors }
  const messagesFor = (id: string | null, width = '2', height = '2', needsColor = true) =>
    colorProblems({ needsColor }, cut, id, sized(width, height)).map(messageOf)

  it('is required, and must be one of the material’s (MAT-2)', () => {
    expect(messagesFor(null)).toEqual(['Please select a color.'])
    expect(messagesFor('blue')).toEqual(['Please select a color.'])
    expect(messagesFor('red')).toEqual([])
    expect(messagesFor(null, '2', '2', false)).toEqual([])
    expect(messagesFor('blue', '2', '2', false)).toEqual([
      'This color is not available for the selected material.',
    ])
  })

  it('is reported at its field', () => {
    const fields = [null, 'blue', 'gold'].flatMap((id) =>
      colorProblems({ needsColor: true }, cut, id, sized('99', '2')),
    )
    const unknown = colorProblems({ needsColor: false }, cut, 'blue', null)
    expect([...fields, ...unknown].map(({ field }) => field)).toEqual(Array(4).fill('materialColorId'))
    expect([messagesFor(''), messagesFor('', '2', '2', false)]).toEqual([['Please select a color.'], []])
  })

  it('must fit the size (MAT-3)', () => {
    for (const [w, h] of [
      ['13', '2'],
      ['0.9', '2'],
      ['2', '11'],
      ['2', '0.5'],
    ] as const) {
      expect(messagesFor('gold', w, h)).toEqual(['The color Gold is not available for the selected size.'])
    }
    expect([...messagesFor('gold', '12', '10'), ...messagesFor('gold', '1', '1')]).toEqual([])
    expect(colorsFor(cut, sized('20', '2')).map(({ id }) => id)).toEqual(['red'])
    expect(colorProblems({ needsColor: true }, cut, 'gold', null)).toEqual([])
  })
})
