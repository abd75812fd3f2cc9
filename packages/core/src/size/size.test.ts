import { describe, expect, it } from 'vitest'
import { inches } from '../units/index.ts'
import { messageOf } from '../problem/index.ts'
import { dieCut, vinyl, sized } from '../product/example.ts'
import type { ProductData } from '../product/types.ts'
import { followRatio, nearestValidSize, parseRatio, presetSizeOf, parseSize, sizeProblems } from './index.ts'
import { presetName } from './preset-name.ts'

const texts = (width: string, height: string, product: ProductData = dieCut, material = vinyl) =>
  sizeProblems(product, material, width, height).map(messageOf)
const upright = { ...vinyl, maxIsInterchangeable: false }
const small = { id: 's', name: 'Small', width: '2', height: '2.0', isDefault: true, price: null }

describe('a side as typed', () => {
  it('is kept to 3 decimal places (SIZE-2)', () => {
    expect(parseSize('2.00049')).toEqual({ ok: true, value: 2 })
    expect(parseSize(' 2.0005 ')).toEqual({ ok: true, value: 2.001 })
    expect(parseSize(2.0005)).toEqual({ ok: true, value: 2.001 })
    expect(parseSize('')).toMatchObject({ problem: { field: 'width', values: { side: 'Width' } } })
    expect(parseSize('-0')).toEqual({ ok: true, value: 0 })
    expect([parseSize('10000'), parseSize(' 0.0004')]).toEqual([
      { ok: true, value: 10_000 },
      { ok: true, value: 0 },
    ])
  })

  it('is required and a number (SIZE-2, SIZE-1)', () => {
    expect(texts('', 'x')).toEqual(['Width is required.', 'Invalid numeric value.'])
    expect(texts('2', '1e309')).toEqual(['Invalid numeric value.'])
    expect(texts('10000.1', '2')).toEqual(['Width can not exceed 10000"'])
  })

  it('is positive (SIZE-4)', () => {
    expect(texts('0', '-1')).toEqual(['Width must be greater than 0.', 'Height must be greater than 0.'])
  })
})

describe('a problem with the size', () => {
  const messagesFor = (
    width: string,
    height: string,
    product: ProductData = dieCut,
    material: typeof vinyl | null = vinyl,
  ) => sizeProblems(product, material, width, height).map(({ code, field, fix }) => [code, field, fix?.field])

  it('stands under the side it belongs to, and is fixed there or on both (SIZE-19)', () => {
    expect(messagesFor('', 'x')).toEqual([
      ['size.required', 'width', undefined],
      ['length.not-a-number', 'height', undefined],
    ])
    expect(messagesFor('20000', '99999')).toEqual([
      ['size.too-large', 'width', 'size'],
      ['size.too-large', 'height', 'size'],
    ])
    expect(messagesFor('0', '-1')).toEqual([
      ['size.not-positive', 'width', 'size'],
      ['size.not-positive', 'height', 'size'],
    ])
    expect(messagesFor('0.4', '2')).toEqual([['size.below-minimum', 'width', 'width']])
    expect(messagesFor('2', '0.4')).toEqual([['size.below-minimum', 'height', 'height']])
    expect(messagesFor('130', '2')).toEqual([['size.exceeds-maximum', 'width', 'width']])
    expect(messagesFor('2', '130')).toEqual([['size.exceeds-maximum', 'height', 'height']])
    expect(messagesFor('51', '60')).toEqual([['size.one-side-exceeds', 'width', 'width']])
    expect(messagesFor('3', '2.1', { ...dieCut, lockRatio: '3:2' })).toEqual([
      ['size.breaks-ratio', 'height', 'height'],
    ])
    const fixed = { ...dieCut, allowCustomSize: false, sizes: [small] }
    expect(messagesFor('3', '2', fixed)).toEqual([['size.not-offered', 'width', 'width']])
  })

  it('has no fix where no size will do', () => {
    const none = { ...upright, minWidth: '9', maxWidth: '8' }
    expect(messagesFor('2', '2', dieCut, none)).toEqual([['size.below-minimum', 'width', undefined]])
    const presetsOnly = { ...dieCut, allowCustomSize: false, sizes: [small] }
    expect(messagesFor('3', '3', presetsOnly, { ...vinyl, minWidth: '2.5' })).toEqual([
      ['size.not-offered', 'width', undefined],
    ])
  })

  it('is none of the material’s where there is none', () => {
    expect(messagesFor('900', '0.1', dieCut, null)).toEqual([])
    expect(nearestValidSize(dieCut, null, sized('900', '0.1'))).toEqual(sized('900', '0.1'))
  })
})

describe('the size of a material', () => {
  it('is not below its minimum (SIZE-5)', () => {
    expect(texts('0.4', '0.4')).toEqual([
      'The size is smaller than the minimum of 0.5x0.5 allowed for this material.',
    ])
    expect(sizeProblems(dieCut, vinyl, '0.4', '0.3')[0]?.fix).toEqual({ field: 'size', value: '0.5x0.5' })
    expect(sizeProblems(dieCut, vinyl, '2', '0.3')[0]).toMatchObject({
      field: 'height',
      fix: { field: 'height', value: '0.5' },
    })
  })

  it('may be turned when the material is interchangeable (MAT-8)', () => {
    expect(texts('50', '120')).toEqual([])
    expect(texts('120', '50')).toEqual([])
    expect(texts('120', '50', dieCut, upright)).toEqual(['The dimensions exceed the max size of 50" by 120"'])
  })

  it('reports one side too many from a side too long (SIZE-6)', () => {
    const lying = { ...vinyl, maxWidth: '120', maxHeight: '50' }
    for (const material of [vinyl, lying])
      expect(texts('51', '60', dieCut, material)).toEqual(['Only one dimension can exceed 50"'])
    expect(texts('2', '121')).toEqual(['The dimensions exceed the max size of 50" by 120"'])
    expect(texts('60', '130')).toEqual(['The dimensions exceed the max size of 50" by 120"'])
  })

  it('is fixed by the nearest that fits (SIZE-18)', () => {
    expect(nearestValidSize(dieCut, vinyl, sized('51', '60'))).toEqual(sized('50', '60'))
    expect(nearestValidSize(dieCut, vinyl, sized('130', '3'))).toEqual(sized('120', '3'))
    const [offering, bare] = [
      { ...dieCut, sizes: [small] },
      { ...dieCut, allowCustomSize: false },
    ]
    for (const of of [offering, bare])
      expect(nearestValidSize(of, vinyl, sized('51', '60'))).toEqual(sized('50', '60'))
    expect(nearestValidSize(dieCut, upright, sized('130', '3'))).toEqual(sized('50', '3'))
  })

  it('knows a material with one limit only', () => {
    const wide = { ...upright, maxWidth: null, maxHeight: '10' }
    expect(texts('900', '10', dieCut, wide)).toEqual([])
    expect(texts('9', '11', dieCut, wide)).toEqual(['Height can not exceed 10"'])
    const low = { ...upright, minWidth: null, minHeight: '1' }
    expect(texts('0.1', '0.9', dieCut, low)).toEqual([
      'The size is smaller than the minimum of 0x1 allowed for this material.',
    ])
    expect(texts('0.1', '1', dieCut, low)).toEqual([])
    expect(texts('0.9', '0.1', dieCut, { ...upright, minWidth: '1', minHeight: null })).toEqual([
      'The size is smaller than the minimum of 1x0 allowed for this material.',
    ])
    expect(texts('11', '2', dieCut, { ...upright, maxWidth: '10', maxHeight: null })).toEqual([
      'Width can not exceed 10"',
    ])
    const turned = { ...wide, maxIsInterchangeable: true }
    expect(texts('9', '900', dieCut, turned)).toEqual([])
    expect(texts('11', '900', dieCut, turned)).toEqual(['Only one dimension can exceed 10"'])
  })
})

describe('the size of a product', () => {
  it('is one of its presets where no custom size is allowed (SIZE-13)', () => {
    const fixed = { ...dieCut, allowCustomSize: false, sizes: [small, { ...small, id: 'l', width: '4' }] }
    expect(texts('2.000', '2', fixed)).toEqual([])
    expect(texts('2.6', '2', fixed)).toEqual(['Please choose one of the sizes offered for this product.'])
    expect(nearestValidSize(fixed, vinyl, sized('3.1', '2'))).toEqual(sized('4', '2'))
    expect(presetSizeOf(fixed, sized('2', '2'))?.id).toBe('s')
    expect([
      presetSizeOf(fixed, sized('2', '3')),
      presetSizeOf(fixed, sized('3', '2')),
      presetSizeOf(dieCut, sized('2', '2')),
    ]).toEqual([null, null, null])
    expect(texts('9', '9', { ...fixed, sizes: [] })).toEqual([])
  })

  it('answers in the words of clipart and of the marketplace (SIZE-7, SIZE-8, SIZE-9, SIZE-10)', () => {
    const clipart = { ...dieCut, productClass: 'clipart' as const, minSquareInches: '9', maxHeight: '20' }
    expect(texts('2', '2', clipart)).toEqual(['Dimensions are too small. Please increase the size.'])
    expect(texts('9', '21', clipart)).toEqual(['The height can not exceed 20 inches'])
    expect(nearestValidSize({ ...clipart, maxWidth: '30' }, vinyl, sized('99', '99'))).toEqual(
      sized('30', '20'),
    )
    expect(texts('2', '2', { ...clipart, productClass: 'custom' })).toEqual([])
    expect(texts('2.5', '2.5', { ...clipart, allowCustomSize: false, sizes: [small] })).toEqual([
      'Dimensions are too small. Please increase the size.',
      'Please choose one of the sizes offered for this product.',
    ])
    const fixes = sizeProblems(clipart, vinyl, '0.1', '21').map(({ fix }) => fix?.value)
    expect(fixes).toEqual(['0.5x20', '0.5x20', '0.5x20'])
    const large = { ...clipart, maxWidth: '99', maxHeight: '200' }
    expect(nearestValidSize(large, upright, sized('120', '3'))).toEqual(sized('50', '3'))
    expect(texts('9', '9', { ...clipart, allowCustomSize: false, sizes: [small] })).toEqual([
      'Please choose one of the sizes offered for this product.',
    ])
    const market = { ...dieCut, productClass: 'marketplace' as const, minSquareInches: '9' }
    const preset = { ...market, minSquareInches: null, allowCustomSize: false, sizes: [small] }
    expect(texts('9', '9', preset)).toEqual(['Please choose one of the sizes offered for this product.'])
    expect(texts('0.01', '2', market)).toEqual(['Invalid size input'])
    expect(texts('2', '2', market)).toEqual([
      'The size is smaller than the minimum allowed square inches of 9 for this product',
    ])
  })
})

describe('a locked ratio', () => {
  it('is a number or a pair (SIZE-3)', () => {
    expect(parseRatio('3:2')?.width.div(2).toString()).toBe('1.5')
    expect(parseRatio('1.5')?.width.toString()).toBe('1.5')
    expect([parseRatio('0.5:1'), parseRatio('1:0.5')]).not.toContain(null)
    for (const none of [
      null,
      undefined as never,
      '',
      '0',
      '0:1',
      '3:0',
      '-1:2',
      '1:2:3',
      'a:b',
      '3:b',
      ':',
      '9'.repeat(99),
    ]) {
      expect(parseRatio(none)).toBeNull()
    }
  })

  it('makes each side follow the other', () => {
    const ratio = parseRatio('3:2')
    if (!ratio) throw new Error('3:2 is a ratio')
    expect(followRatio('width', inches(3), ratio)).toBe(2)
    expect(followRatio('height', inches(1), ratio)).toBe(1.5)
    expect(followRatio('width', inches(1), ratio)).toBe(0.667)
  })

  const locked = { ...dieCut, lockRatio: '3:2' }
  const fixOf = (width: string, height: string, product = locked, material = vinyl) =>
    sizeProblems(product, material, width, height).map(({ fix }) => fix)

  it('is kept by whatever size is typed, saved or posted (SIZE-3)', () => {
    expect(texts('3', '2.1', locked)).toEqual(['Width and height must keep the ratio 3:2.'])
    expect(texts('3', '2', locked)).toEqual([])
    expect(texts('2', '3', { ...dieCut, lockRatio: '1.5' })).toEqual([
      'Width and height must keep the ratio 1.5.',
    ])
    expect(texts('2', '9', { ...dieCut, lockRatio: 'wide' })).toEqual([])
  })

  it('allows either side its rounding to 3 places, and no more (SIZE-17)', () => {
    expect([texts('1', '0.667', locked), texts('0.889', '0.593', locked)]).toEqual([[], []])
    expect([texts('1', '0.668', locked), texts('1', '0.665', locked)].flat()).toHaveLength(2)
    expect(texts('1', '0.666', locked)).toEqual([])
    expect(texts('1', '2.0011', { ...dieCut, lockRatio: '1:2' })).toEqual([])
    expect(texts('1', '2.002', { ...dieCut, lockRatio: '1:2' })).toHaveLength(1)
    const tall = { ...dieCut, lockRatio: '1:9' }
    expect([texts('1', '9.005', tall), texts('1', '8.995', tall)]).toEqual([[], []])
    expect([texts('1', '9.006', tall), texts('1', '8.994', tall)].flat()).toHaveLength(2)
  })

  it('does not bind a size the shop offers', () => {
    expect(texts('2', '2', { ...locked, sizes: [small] })).toEqual([])
    expect(texts('2', '2.5', { ...locked, sizes: [small] })).toHaveLength(1)
  })

  it('is fixed by the nearest size that keeps it, within every limit', () => {
    expect(fixOf('3', '2.1')).toEqual([{ field: 'height', value: '2' }])
    expect(fixOf('3.1', '2')).toEqual([{ field: 'height', value: '2.067' }])
    expect(fixOf('9', '2')).toEqual([{ field: 'height', value: '6' }])
    expect(fixOf('0.6', '0.1')).toEqual(Array(2).fill({ field: 'size', value: '0.75x0.5' }))
    expect(fixOf('0.6', '1', { ...dieCut, lockRatio: '3:1' })).toEqual([{ field: 'size', value: '1.5x0.5' }])
    expect(fixOf('1', '0.6', { ...dieCut, lockRatio: '1:3' })).toEqual([{ field: 'size', value: '0.5x1.5' }])
    expect(fixOf('160', '60')).toEqual(Array(2).fill({ field: 'size', value: '75x50' }))
    expect(fixOf('160', '60', locked, upright)).toEqual(Array(2).fill({ field: 'size', value: '50x33.333' }))
  })
})

describe('the name of a size on offer', () => {
  const size = (name: string) => ({ id: 's', name, width: '2', height: '3.5', isDefault: false, price: null })
  it('says its sides in the shopper’s unit where it only repeats them, and stays what it is otherwise (UNIT-1)', () => {
    for (const name of ['2 × 3.5', '2" x 3.5"', '2 in × 3.5 in', ''])
      expect(presetName(size(name), 'mm', 'en-GB')).toBe('50.8 × 88.9')
    expect(presetName(size('2 × 3.5'), 'in', 'en-US')).toBe('2 × 3.5')
    expect(presetName(size('Business card, 2 × 3.5'), 'mm', 'en-GB')).toBe('Business card, 2 × 3.5')
  })
})
