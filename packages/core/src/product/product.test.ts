import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteProduct } from '../price/index.ts'
import { hostileWishes, product } from './arbitraries.ts'
import { dieCut, option, set, vinyl } from './example.ts'
import { applyMend, defaultWishes, normaliseWishes } from './index.ts'

const size = { id: 's', name: 'Large', width: '4', height: '3', isDefault: false, price: '5' }

describe('the wishes a page opens with', () => {
  it('are the defaults of the product', () => {
    expect(defaultWishes(dieCut)).toMatchObject({
      materialId: 'white-vinyl',
      width: '2',
      height: '2',
      quantity: '100',
      lamination: 'gloss',
      options: [],
    })
  })

  it('take the preset marked default, else the default sides, else the first preset', () => {
    const marked = {
      ...dieCut,
      sizes: [
        { ...size, width: '9' },
        { ...size, isDefault: true },
      ],
    }
    expect(defaultWishes(marked).width).toBe('4')
    expect(defaultWishes({ ...dieCut, sizes: [size] }).width).toBe('2')
    expect(defaultWishes({ ...dieCut, sizes: [size], defaultWidth: null }).width).toBe('4')
    expect(defaultWishes({ ...dieCut, defaultHeight: null }).width).toBe('')
  })

  it('have the default option of every set that applies', () => {
    const sets = [
      set('core', [option('one', {}), option('three', { isDefault: true })]),
      set('large', [option('x', { isDefault: true })], { minWidth: '9' }),
    ]
    expect(defaultWishes({ ...dieCut, optionSets: sets }).options).toEqual([
      { optionSetId: 'core', optionId: 'three' },
    ])
  })
})

describe('the wishes after a change', () => {
  const kraft = { ...vinyl, id: 'kraft', canLaminate: false, colors: [] }
  const of = {
    ...dieCut,
    materials: [vinyl, kraft],
    optionSets: [set('ink', [option('white', {})], { excludedMaterialIds: ['kraft'] })],
  }
  const wishes = {
    ...defaultWishes(of),
    materialId: 'kraft',
    materialColorId: 'red',
    options: [{ optionSetId: 'ink', optionId: 'white' }],
    packaging: { packageId: 'gone', packageSizeId: 'gone' },
  }

  it('have dropped what the new material excludes', () => {
    expect(normaliseWishes(of, wishes)).toMatchObject({
      materialId: 'kraft',
      materialColorId: null,
      options: [],
      lamination: 'none',
      packaging: null,
    })
  })

  it('have the default material where theirs has gone', () => {
    expect(normaliseWishes(of, { ...wishes, materialId: 'gone' }).materialId).toBe('white-vinyl')
  })
})

describe('a mend', () => {
  const wishes = defaultWishes(dieCut)

  it('sets the field it names', () => {
    expect(applyMend(wishes, { field: 'size', value: '3x4.5' })).toMatchObject({ width: '3', height: '4.5' })
    expect(applyMend(wishes, { field: 'material', value: 'm' }).materialId).toBe('m')
    expect(applyMend(wishes, { field: 'lamination', value: 'none' }).lamination).toBe('none')
    const chosen = applyMend(wishes, { field: 'options.core', value: 'one' })
    expect(chosen.options).toEqual([{ optionSetId: 'core', optionId: 'one' }])
    expect(applyMend(chosen, { field: 'options.core', value: '' }).options).toEqual([])
    const packed = { ...wishes, packaging: { packageId: 'p', packageSizeId: 'a' } }
    expect(applyMend(packed, { field: 'packaging', value: 'b' }).packaging?.packageSizeId).toBe('b')
  })

  it('for no field of theirs changes nothing', () => {
    expect(applyMend(wishes, { field: 'constructor', value: 'x' })).toBe(wishes)
  })
})

describe('invariants of wishes', () => {
  it('never have a fault when a page opens', () => {
    fc.assert(
      fc.property(product(), (of) => {
        expect(quoteProduct(of, defaultWishes(of)).problems).toEqual([])
      }),
    )
  })

  it('are always normal after being made so once', () => {
    fc.assert(
      fc.property(
        product().chain((of) => fc.tuple(fc.constant(of), hostileWishes(of))),
        ([of, wishes]) => {
          const once = normaliseWishes(of, wishes)
          expect(normaliseWishes(of, once)).toEqual(once)
        },
      ),
    )
  })
})
