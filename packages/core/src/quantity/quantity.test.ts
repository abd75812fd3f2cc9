import { describe, expect, it } from 'vitest'
import { messageOf } from '../problem/index.ts'
import { dieCut, vinyl } from '../product/example.ts'
import type { ProductData } from '../product/types.ts'
import {
  defaultQuantityOf,
  canTypeQuantity,
  definedQuantityOf,
  isAllowedQuantity,
  largestAllowedQuantity,
  minimumOf,
  nextAllowedQuantity,
  quantityBounds,
  quantityProblems,
  parseQuantity,
  recordsOverDefined,
  typedOverDefined,
  withDefinedQuantity,
} from './index.ts'
import { resolveCount } from './count.ts'

const rolls = { ...vinyl, allowedQuantities: [100, 250, 500] }
const of = (text: string, product: ProductData = dieCut, material = vinyl) =>
  quantityProblems(product, material, text)
const texts = (...args: Parameters<typeof of>) => of(...args).map(messageOf)

describe('a quantity', () => {
  it('is required and a whole number (QTY-1)', () => {
    expect(texts('  ')).toEqual(['Quantity is required.'])
    for (const text of ['1.5', 'abc', '1e2', '٣', '0x10', '1 000', '1,00', ',100', '1,0000', '1,000.5']) {
      expect(texts(text)).toEqual(['Quantity must be a whole number.'])
    }
    expect(parseQuantity('100.00')).toEqual({ ok: true, value: 100 })
    for (const [text, value] of [
      ['1,500', 1500],
      ['10,000', 10_000],
      ['1,000,000', 1_000_000],
    ] as const)
      expect(parseQuantity(text)).toEqual({ ok: true, value })
    for (const nothing of [undefined, null])
      expect(texts(nothing as never)).toEqual(['Quantity is required.'])
    expect(quantityProblems(dieCut, null, 5)).toEqual([])
    expect(quantityProblems(dieCut, null, 5.5).map(messageOf)).toEqual(['Quantity must be a whole number.'])
    expect(quantityProblems(dieCut, null, '5')).toEqual([])
    expect(texts('1000001')).toEqual(['The maximum quantity is 1,000,000. For more, contact us for a quote.'])
  })

  it('is rejected with a question if it could be one or a thousand (QTY-11)', () => {
    expect(texts('1.000')).toEqual(['1.000 could be 1 or 1,000. Please enter the quantity without a point.'])
    expect(texts(' 250.000 ')).toEqual([
      '250.000 could be 250 or 250,000. Please enter the quantity without a point.',
    ])
    for (const clear of ['1.0', '1.00', '1.0000', '1000.000', '1000']) expect(texts(clear)).toEqual([])
    expect(texts('1.500')).toEqual(['Quantity must be a whole number.'])
    expect(quantityProblems(dieCut, null, 1)).toEqual([])
  })

  it('has an upper bound of its own (QTY-10)', () => {
    expect(texts('1000001')).toEqual(['The maximum quantity is 1,000,000. For more, contact us for a quote.'])
    expect(texts('1000000')).toEqual([])
  })

  it('below the minimum is raised to it; custom products say so with a full stop (QTY-2, QTY-3)', () => {
    const least = { ...dieCut, minimumQuantity: 25 }
    expect(texts('24', least)).toEqual(['The minimum quantity for this product is 25.'])
    expect(texts('24', { ...least, productClass: 'marketplace' })).toEqual([
      'The minimum quantity for this product is 25',
    ])
    expect(of('24', least)[0]?.fix).toEqual({ field: 'quantity', value: '25' })
    expect(texts('25', least)).toEqual([])
  })

  it('is at least 1 if no minimum is stored (QTY-4)', () => {
    const free = { ...dieCut, minimumQuantity: null, defaultQuantity: null }
    expect(texts('0', free)).toEqual(['The minimum quantity for this product is 1.'])
    expect([minimumOf(free, null), defaultQuantityOf(free, null)]).toEqual([1, 1])
    expect(minimumOf({ minimumQuantity: -3 }, null)).toBe(1)
  })

  it('is allowed when in the list or a multiple of the first (QTY-5)', () => {
    const areAllowed = [100, 250, 300, 500, 700].map((each) =>
      isAllowedQuantity(each, rolls.allowedQuantities),
    )
    expect(areAllowed).toEqual([true, true, true, true, true])
    expect(texts('120', dieCut, rolls)).toEqual(['Please enter multiples of 100.'])
    expect(of('120', dieCut, rolls)[0]?.fix?.value).toBe('200')
    expect(of('201', dieCut, rolls)[0]?.fix?.value).toBe('250')
    expect([nextAllowedQuantity(7, []), largestAllowedQuantity(7, [])]).toEqual([7, 7])
    expect([largestAllowedQuantity(470, [100, 250]), largestAllowedQuantity(250, [100, 250], true)]).toEqual([
      400, 250,
    ])
  })

  it('stays within the limits of the material (QTY-6)', () => {
    const bounded = { ...rolls, minimumQuantity: 150, maximumQuantity: 470 }
    expect(texts('100', dieCut, bounded)).toEqual(['The minimum quantity for this material is 150.'])
    expect(of('100', dieCut, bounded)[0]?.fix?.value).toBe('200')
    expect(texts('500', dieCut, bounded)).toEqual(['The maximum quantity for this material is 470.'])
    expect(of('500', dieCut, bounded)[0]?.fix?.value).toBe('400')
    expect(of('460', dieCut, bounded)[0]?.fix?.value).toBe('400')
    expect(of('500', dieCut, { ...vinyl, maximumQuantity: 470 })[0]?.fix?.value).toBe('470')
    expect(of('99', dieCut, { ...rolls, maximumQuantity: 90 })[0]?.fix).toBeUndefined()
  })

  it('is reported at its field if it is wrong', () => {
    const bounded = { ...rolls, minimumQuantity: 150, maximumQuantity: 470 }
    const wrong = ['', 'x', '1e9', '999999999', '100', '500', '160']
    const problems = wrong.flatMap((text) => of(text, dieCut, bounded))
    expect(problems.map(({ field }) => field)).toEqual(Array(wrong.length).fill('quantity'))
    expect(of('999999999')[0]?.fix).toEqual({ field: 'quantity', value: '1000000' })
    expect(of('0', dieCut, bounded).map(({ code }) => code)).toEqual([
      'quantity.below-minimum-custom',
      'quantity.below-material-minimum',
    ])
  })

  it('is limited only by the minimum if there is no material', () => {
    const free = { minimum: 1, maximum: null, allowed: [], limited: false }
    expect(quantityBounds(dieCut, null)).toEqual(free)
    expect(quantityBounds({ ...dieCut, definedQuantity: 5 }, null)).toEqual({
      ...free,
      minimum: 5,
      maximum: 5,
    })
    expect(quantityBounds({ ...dieCut, limitedQuantity: true }, { ...rolls, maximumQuantity: 470 })).toEqual({
      minimum: 100,
      maximum: 470,
      allowed: [100, 250, 500],
      limited: true,
    })
  })

  it('defaults to an allowed quantity at or above the minimum (QTY-4)', () => {
    expect(defaultQuantityOf({ minimumQuantity: 30, defaultQuantity: 10 }, vinyl)).toBe(30)
    expect(defaultQuantityOf({ minimumQuantity: 1, defaultQuantity: 120 }, rolls)).toBe(200)
  })
})

describe('a quantity set by the shop', () => {
  const set = { ...dieCut, definedQuantity: 50, minimumQuantity: 60 }

  it('applies without being typed, whatever the minimum (QTY-8)', () => {
    expect([minimumOf(set, rolls), defaultQuantityOf(set, rolls)]).toEqual([50, 50])
    expect(typedOverDefined(50, null)).toEqual([])
    for (const text of ['', ' ', '50', '50.0']) expect(texts(text, set, rolls)).toEqual([])
  })

  it('can’t be changed by typing (QTY-8)', () => {
    expect(texts('51', set)).toEqual(['The quantity of this product is set to 50.'])
    expect(texts('many', set)).toEqual(['The quantity of this product is set to 50.'])
    expect(of('1', set)[0]).toMatchObject({ field: 'quantity', fix: { field: 'quantity', value: '50' } })
    expect([canTypeQuantity(set, {}), canTypeQuantity(dieCut, {})]).toEqual([false, true])
    expect(canTypeQuantity(dieCut, { variableData: { kind: 'list', text: 'a,b' } })).toBe(false)
  })

  it('is a whole number from 1: the configured product’s own, else the product’s', () => {
    const read = [0, -5, 1.5, NaN, null, undefined].map((each) =>
      definedQuantityOf({ definedQuantity: each }),
    )
    expect(read).toEqual([null, null, null, null, null, null])
    expect(definedQuantityOf({ definedQuantity: 1e12 })).toBe(1_000_000)
    expect(withDefinedQuantity(set, 80).definedQuantity).toBe(80)
    expect([withDefinedQuantity(set, null), withDefinedQuantity(set, 0)]).toEqual([set, set])
  })

  it('must equal the number of variable-data records', () => {
    expect(recordsOverDefined(50, 30).map(messageOf)).toEqual([
      'This product takes exactly 50 records, not 30.',
    ])
    expect(recordsOverDefined(50, 30)[0]?.field).toBe('variableData')
    expect([recordsOverDefined(50, 50), recordsOverDefined(null, 30)]).toEqual([[], []])
  })
})

describe('the quantity of numbers and names', () => {
  const variableData = { kind: 'list', text: 'Łukasz,Иван,林' } as const
  const countOf = (toolType: ProductData['toolType']) =>
    resolveCount({ ...dieCut, toolType }, vinyl, { variableData, quantity: '' })

  it('is null if the shop’s font lacks their letters, on uploaded artwork (VAR-14)', () => {
    for (const tool of ['upload', null] as const) {
      const { quantity, problems } = countOf(tool)
      expect(quantity).toBeNull()
      expect(problems.map(messageOf)).toEqual(['We can’t print Ł, И, в, а, н. Please use other letters.'])
    }
  })

  it('is their number on a design, whose fonts have other letters (VAR-5, VAR-14)', () => {
    for (const tool of ['advanced', 'easy', 'preview'] as const)
      expect(countOf(tool)).toMatchObject({ quantity: 3, problems: [] })
  })
})

describe('a limited quantity', () => {
  const limited = { ...dieCut, limitedQuantity: true }

  it('must be in the list; multiples of its first entry are not allowed', () => {
    expect([...texts('250', limited, rolls), ...texts('7', limited)]).toEqual([])
    expect(texts('200', limited, rolls)).toEqual(['Please choose one of these quantities: 100, 250, 500.'])
    expect(of('200', limited, rolls)[0]).toMatchObject({ field: 'quantity', fix: { value: '250' } })
    expect(of('900', limited, rolls)[0]?.fix?.value).toBe('500')
    expect(of('400', limited, { ...rolls, maximumQuantity: 470 })[0]?.fix?.value).toBe('250')
    expect(of('10', limited, rolls)[0]?.fix?.value).toBe('100')
  })

  it('defaults and starts within the list', () => {
    expect([
      minimumOf(limited, rolls),
      defaultQuantityOf({ ...limited, defaultQuantity: 300 }, rolls),
    ]).toEqual([100, 500])
    expect(nextAllowedQuantity(501, rolls.allowedQuantities, true)).toBe(501)
    expect(largestAllowedQuantity(99, rolls.allowedQuantities, true)).toBeNull()
    expect(largestAllowedQuantity(470, rolls.allowedQuantities, true)).toBe(250)
  })
})
