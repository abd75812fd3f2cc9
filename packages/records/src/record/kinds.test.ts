import { describe, expect, it } from 'vitest'
import {
  address,
  amounts,
  categoryPath,
  code,
  colorOrNone,
  customColor,
  decimal,
  degrees,
  inches,
  links,
  money,
  optional,
  ownAddress,
  pageAddress,
  pathData,
  quantities,
  ratio,
  selectors,
  selectorsOrNone,
  side,
  slug,
} from './index.ts'

const reads = (schema: { safeParse(value: unknown): { success: boolean } }, ...values: readonly unknown[]) =>
  values.map((value) => schema.safeParse(value).success)
const all = (of: boolean, count: number) => Array.from({ length: count }, () => of)

/** Values that are no number in any notation. */
const NO_NUMBERS = ['', 'NaN', 'Infinity', '1e3', '0x10', '1,5', ' 2', '٢', NaN, Infinity, null, {}, []]

describe('number fields of records', () => {
  it.each([
    ['a decimal', decimal()],
    ['money', money()],
    ['a length', inches()],
    ['a side', side()],
    ['degrees', degrees()],
  ])('%s accepts numbers and nothing similar', (_name, schema) => {
    expect(reads(schema, ...NO_NUMBERS)).toEqual(all(false, NO_NUMBERS.length))
    expect(reads(schema, '1', 1, '0.5', 2.25)).toEqual(all(true, 4))
  })

  it('become text', () => {
    expect([money().parse(2.5), inches().parse('2.125')]).toEqual(['2.5', '2.125'])
    const zeros = [-0, '-0', '-0.00'].map((zero) => money().parse(zero))
    expect(zeros).toEqual(['0', '0', '0.00'])
  })

  it('have at most the decimals of their kind', () => {
    expect(reads(money(), '0.12', '0.123')).toEqual([true, false])
    expect(reads(inches(), '0.123', '0.1234')).toEqual([true, false])
  })

  it('are never below their minimum or above their maximum', () => {
    expect(reads(money(), '0', '-0.01')).toEqual([true, false])
    expect(reads(side(), '0.001', '0', '-1', '10000', '10000.001')).toEqual([true, false, false, true, false])
    expect(reads(decimal(3, { min: 0, max: 200 }), '200', '200.001', '-0.001')).toEqual([true, false, false])
  })

  it('normalize degrees to 0–360 (DESIGN-2)', () => {
    const turned = ['0', '359.5', 360, '-90', '725', '-1.1'].map((value) => degrees().parse(value))
    expect(turned).toEqual(['0', '359.5', '0', '270', '5', '358.9'])
  })
})

describe('list and word fields of records', () => {
  it('separate ascending quantities by commas', () => {
    expect(reads(quantities(), '', '100', '100,250, 500')).toEqual(all(true, 3))
    const wrong = ['100,', ',', '0', '250,100', '100,100', '1.5', '-1', 'a', '1;2', null, 100]
    expect(reads(quantities(), ...wrong)).toEqual(all(false, wrong.length))
  })

  it('separate amounts by commas, in any order', () => {
    expect(reads(amounts(), '', '.60,.40,0.25', '1')).toEqual(all(true, 3))
    expect(reads(amounts(), '1,', '-1', '1,,2', 'x')).toEqual(all(false, 4))
  })

  it('accept a ratio as a number or w:h (SIZE-3)', () => {
    expect(reads(ratio(), '1', '1.5', '3:2')).toEqual(all(true, 3))
    expect(reads(ratio(), '', '0', '3:0', '3:2:1', 'wide', '-1', 1.5)).toEqual(all(false, 7))
  })

  it('give a word its number in the API', () => {
    const size = code(['small', 'medium', 'large'])
    expect(reads(size, 0, 2, 3, -1, 0.5, 'small', '0')).toEqual([true, true, ...all(false, 5)])
  })

  it('accept only path data and only colors, without room for markup', () => {
    expect(reads(pathData(), 'M0 0L1-1.5e2Z', '', 'M0 0"/><script>')).toEqual([true, true, false])
    expect(reads(customColor(), '#c8102e', '#C8102E', 'red', '#fff', 'url(x)')).toEqual([
      true,
      true,
      ...all(false, 3),
    ])
  })

  it('name each record of a link once, and not too many', () => {
    const many = Array.from({ length: 201 }, (_, at) => String(at))
    expect(reads(links('color'), undefined, ['a', 'b'], ['a', 'a'], many, 'a', [1])).toEqual([
      true,
      true,
      ...all(false, 4),
    ])
  })

  it('are null by default where optional', () => {
    expect([optional(side()).parse(undefined), optional(side()).parse(null)]).toEqual([null, null])
  })
})

describe('address and color fields (REC-84)', () => {
  it('accept only addresses of pages', () => {
    const wrong = [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\evil.example',
      'http://a',
      'a b',
    ]
    for (const schema of [address(), pageAddress()])
      expect(reads(schema, ...wrong)).toEqual(all(false, wrong.length))
    expect(reads(address(), '', '/gifts/')).toEqual([false, true])
    expect(reads(pageAddress(), '', '/gifts/', 'https://shop.example/')).toEqual(all(true, 3))
  })

  it('accept only colors that the press can mix', () => {
    const wrong = ['red', '#fff', 'rgb(1,2,3)', 'url(https://evil.example/)', '#c8102', '"><script>']
    for (const schema of [customColor(), colorOrNone()])
      expect(reads(schema, ...wrong)).toEqual(all(false, wrong.length))
    expect(reads(customColor(), '', '#c8102E')).toEqual([false, true])
    expect(reads(colorOrNone(), '', '#c8102E')).toEqual([true, true])
  })
})

describe('slug fields (REC-84)', () => {
  it('accept only characters of the shop’s URLs', () => {
    const paths = [
      'Gifts & more',
      'gifts?x=1',
      '../admin',
      '/gifts',
      'gifts/',
      'gifts//new',
      'id',
      'gifts/p/new',
    ]
    expect(reads(categoryPath(), '', ...paths, 'a/b/c/d/e')).toEqual(all(false, 10))
    expect(reads(categoryPath(), 'gifts', 'gifts/new', 'a/b/c/d')).toEqual(all(true, 3))
    expect(reads(slug(), '', 'p', 'id', 'Gifts', 'a b', 'a/b')).toEqual(all(false, 6))
    expect(reads(slug(), 'gifts', 'pp', 'id-1')).toEqual(all(true, 3))
  })
})

describe('fields for painting drawings (CLIP-16)', () => {
  it('accept selectors with ids and classes only', () => {
    const good = ['#antlers', '.shade', '#a, .b,.c', '#héron', '#path12.5']
    const bad = [
      'antlers',
      '#a .b',
      '#a>b',
      '*',
      '#',
      '.a,',
      ',',
      '[id]',
      '#a{}',
      '#"',
      '#<script>',
      '#a'.repeat(101),
      7,
      null,
    ]
    expect(reads(selectors(), ...good)).toEqual(all(true, good.length))
    expect(reads(selectors(), '', ...bad)).toEqual(all(false, bad.length + 1))
    expect(reads(selectorsOrNone(), '', undefined, ...good)).toEqual(all(true, good.length + 2))
    expect(reads(selectorsOrNone(), ...bad)).toEqual(all(false, bad.length))
  })

  it('accept files of this shop only, because pages fetch none from elsewhere', () => {
    const bad = [
      '',
      'wood.png',
      '//cdn.example/wood.png',
      'https://cdn.example/wood.png',
      '/\\x',
      '/a b',
      'data:image/png;base64,AA',
      'javascript:1',
    ]
    expect(reads(ownAddress(), '/demo/wood.png', '/files/x/y.webp')).toEqual([true, true])
    expect(reads(ownAddress(), ...bad)).toEqual(all(false, bad.length))
  })
})
