import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIE_LINES, dieLinesOf, newConfiguration } from '../configuration/index.ts'
import { hostileConfiguration, product } from './arbitraries.ts'
import { dieCut, option, set, vinyl } from './example.ts'
import { applyFix, defaultConfiguration, normalizeConfiguration } from './index.ts'
import { quoteData } from '../testing/quote-data.ts'

const size = { id: 's', name: 'Large', width: '4', height: '3', isDefault: false, price: '5' }

describe('the configuration a page opens with', () => {
  it('are the defaults of the product (QTY-4)', () => {
    expect(defaultConfiguration(dieCut)).toEqual({
      materialId: 'white-vinyl',
      materialName: 'White vinyl',
      dieLine: 'contour',
      materialColorId: null,
      width: '2',
      height: '2',
      quantity: '100',
      options: [],
      lamination: 'gloss',
      border: false,
      flexCut: false,
      reverseCut: false,
      variableData: null,
      packaging: null,
      vectorize: false,
    })
  })

  it('is cut along the product’s own line, until the shopper chooses (DESIGN-21)', () => {
    const label = { ...dieCut, dieLines: ['rounded_corner', 'contour'] as const }
    expect(defaultConfiguration(label).dieLine).toBe('rounded_corner')
    expect(newConfiguration(label, {}).dieLine).toBe('rounded_corner')
    expect(newConfiguration(label, { dieLine: 'contour' }).dieLine).toBe('contour')
    expect(dieLinesOf(label)).toEqual(['rounded_corner', 'contour'])
    expect(dieLinesOf(dieCut)).toEqual(DIE_LINES)
  })

  it('are empty where the product has neither material nor size', () => {
    const bare = { ...dieCut, materials: [], defaultMaterialId: null, defaultWidth: null }
    expect(defaultConfiguration(bare)).toMatchObject({
      materialId: null,
      materialName: null,
      width: '',
      height: '',
      lamination: 'none',
    })
    const normal = normalizeConfiguration(bare, {
      ...defaultConfiguration(bare),
      lamination: 'matte',
      materialColorId: 'red',
    })
    expect(normal).toMatchObject({
      materialId: null,
      materialName: null,
      materialColorId: null,
      lamination: 'none',
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
    expect(defaultConfiguration(marked).width).toBe('4')
    expect(defaultConfiguration({ ...dieCut, sizes: [size] }).width).toBe('2')
    expect(defaultConfiguration({ ...dieCut, sizes: [size], defaultWidth: null }).width).toBe('4')
    expect(defaultConfiguration({ ...dieCut, defaultHeight: null }).width).toBe('')
  })

  it('have the default option of every set that applies', () => {
    const sets = [
      set('core', [option('one', {}), option('three', { isDefault: true })]),
      set('large', [option('x', { isDefault: true })], { minWidth: '9' }),
    ]
    expect(defaultConfiguration({ ...dieCut, optionSets: sets }).options).toEqual([
      { optionSetId: 'core', optionId: 'three' },
    ])
  })
})

describe('the configuration after a change', () => {
  const kraft = { ...vinyl, id: 'kraft', canLaminate: false, colors: [] }
  const of = {
    ...dieCut,
    materials: [vinyl, kraft],
    optionSets: [set('ink', [option('white', {})], { excludedMaterialIds: ['kraft'] })],
  }
  const configuration = {
    ...defaultConfiguration(of),
    materialId: 'kraft',
    materialColorId: 'red',
    options: [{ optionSetId: 'ink', optionId: 'white' }],
    packaging: { packageId: 'gone', packageSizeId: 'gone' },
    reverseCut: true,
  }

  it('have dropped what the new material excludes', () => {
    expect(normalizeConfiguration(of, configuration)).toMatchObject({
      materialId: 'kraft',
      materialColorId: null,
      options: [],
      lamination: 'none',
      packaging: null,
      reverseCut: false,
    })
  })

  it('keep the finish that can still be had', () => {
    const requested = { ...configuration, border: true, flexCut: true }
    const reversible = { ...of, materials: [{ ...kraft, reversible: true }], offersBorder: true }
    expect(normalizeConfiguration(reversible, requested)).toMatchObject({
      border: true,
      flexCut: true,
      reverseCut: true,
    })
    expect(normalizeConfiguration(of, requested)).toMatchObject({
      border: true,
      flexCut: true,
      reverseCut: false,
    })
    expect(normalizeConfiguration({ ...of, offersBorder: false }, requested).border).toBe(false)
    expect(normalizeConfiguration({ ...of, materials: [] }, requested).reverseCut).toBe(false)
  })

  it('keep what the size allows, as far as it can be read', () => {
    const bounded = { ...of, optionSets: [set('ink', [option('white', {})], { minWidth: '3' })] }
    const sized = (width: string, height = '2') =>
      normalizeConfiguration(bounded, { ...configuration, materialId: 'white-vinyl', width, height }).options
        .length
    expect([sized('2'), sized('3'), sized('wide'), sized('2', 'high')]).toEqual([0, 1, 1, 1])
  })

  it('keep a package the product still has', () => {
    const size = {
      id: 's',
      name: 'S',
      packageWidth: '4',
      packageHeight: '4',
      minProductWidth: null,
      minProductHeight: null,
      maxProductWidth: null,
      maxProductHeight: null,
    }
    const pack = {
      id: 'p',
      name: 'P',
      enabled: true,
      sizes: [size],
      hasBackImage: false,
      noCustomerPreview: false,
    }
    const packaging = { packageId: 'p', packageSizeId: 's' }
    expect(
      normalizeConfiguration({ ...of, packages: [pack] }, { ...configuration, packaging }).packaging,
    ).toEqual(packaging)
    expect(normalizeConfiguration(of, { ...configuration, packaging: null }).packaging).toBeNull()
  })

  it('have the default material where theirs has gone', () => {
    expect(normalizeConfiguration(of, { ...configuration, materialId: 'gone' }).materialId).toBe(
      'white-vinyl',
    )
  })
})

describe('a fix', () => {
  const configuration = defaultConfiguration(dieCut)

  it('sets the field it names', () => {
    expect(applyFix(configuration, { field: 'size', value: '3x4.5' })).toMatchObject({
      width: '3',
      height: '4.5',
    })
    expect(applyFix(configuration, { field: 'materialId', value: 'm' }).materialId).toBe('m')
    expect(applyFix(configuration, { field: 'lamination', value: 'none' }).lamination).toBe('none')
    const chosen = applyFix(configuration, { field: 'options.core', value: 'one' })
    expect(chosen.options).toEqual([{ optionSetId: 'core', optionId: 'one' }])
    expect(applyFix(chosen, { field: 'options.core', value: '' }).options).toEqual([])
    const packed = { ...configuration, packaging: { packageId: 'p', packageSizeId: 'a' } }
    expect(applyFix(packed, { field: 'packaging', value: 'b' }).packaging?.packageSizeId).toBe('b')
  })

  it('sets each field alone', () => {
    const fixed = (field: string, value: string) => {
      const after = applyFix(configuration, { field, value })
      return Object.entries(after).filter(
        ([name, now]) => now !== configuration[name as keyof typeof configuration],
      )
    }
    expect(fixed('width', '7')).toEqual([['width', '7']])
    expect(fixed('height', '7')).toEqual([['height', '7']])
    expect(fixed('size', '7')).toEqual([['width', '7']])
    expect(fixed('quantity', '7')).toEqual([['quantity', '7']])
    expect(fixed('materialColorId', 'red')).toEqual([['materialColorId', 'red']])
    expect(fixed('lamination', 'satin')).toEqual([['lamination', null]])
    expect(fixed('packaging', 'b')).toEqual([])
  })

  it('takes the place of what was chosen of the same set', () => {
    const other = { optionSetId: 'ink', optionId: 'white' }
    const chosen = { ...configuration, options: [other, { optionSetId: 'core', optionId: 'one' }] }
    expect(applyFix(chosen, { field: 'options.core', value: 'two' }).options).toEqual([
      other,
      { optionSetId: 'core', optionId: 'two' },
    ])
    expect(applyFix(chosen, { field: 'options', value: 'two' })).toBe(chosen)
  })

  it('for no field of theirs changes nothing', () => {
    expect(applyFix(configuration, { field: 'constructor', value: 'x' })).toBe(configuration)
  })
})

describe('invariants of configuration', () => {
  it('never have a fault when a page opens', () => {
    fc.assert(
      fc.property(product(), (of) => {
        expect(quoteData(of, defaultConfiguration(of)).problems).toEqual([])
      }),
    )
  })

  it('are always normal after being made so once', () => {
    fc.assert(
      fc.property(
        product().chain((of) => fc.tuple(fc.constant(of), hostileConfiguration(of))),
        ([of, configuration]) => {
          const once = normalizeConfiguration(of, configuration)
          expect(normalizeConfiguration(of, once)).toEqual(once)
        },
      ),
    )
  })
})
