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

/** What stands for no number, however it is written. */
const NO_NUMBERS = ['', 'NaN', 'Infinity', '1e3', '0x10', '1,5', ' 2', '٢', NaN, Infinity, null, {}, []]

describe('numbers of records', () => {
  it.each([
    ['a decimal', decimal()],
    ['money', money()],
    ['a length', inches()],
    ['a side', side()],
    ['degrees', degrees()],
  ])('%s is a number and nothing like one', (_name, schema) => {
    expect(reads(schema, ...NO_NUMBERS)).toEqual(all(false, NO_NUMBERS.length))
    expect(reads(schema, '1', 1, '0.5', 2.25)).toEqual(all(true, 4))
  })

  it('are text from there on', () => {
    expect([money().parse(2.5), inches().parse('2.125')]).toEqual(['2.5', '2.125'])
    const zeros = [-0, '-0', '-0.00'].map((zero) => money().parse(zero))
    expect(zeros).toEqual(['0', '0', '0.00'])
  })

  it('have as many places as their kind, and no more', () => {
    expect(reads(money(), '0.12', '0.123')).toEqual([true, false])
    expect(reads(inches(), '0.123', '0.1234')).toEqual([true, false])
  })

  it('are never below their smallest or above their largest', () => {
    expect(reads(money(), '0', '-0.01')).toEqual([true, false])
    expect(reads(side(), '0.001', '0', '-1', '10000', '10000.001')).toEqual([true, false, false, true, false])
    expect(reads(decimal(3, { min: 0, max: 200 }), '200', '200.001', '-0.001')).toEqual([true, false, false])
  })

  it('are degrees from 0 to 360 (DESIGN-2)', () => {
    const turned = ['0', '359.5', 360, '-90', '725', '-1.1'].map((value) => degrees().parse(value))
    expect(turned).toEqual(['0', '359.5', '0', '270', '5', '358.9'])
  })
})

describe('lists and words of records', () => {
  it('quantities are separated by commas, and ascend', () => {
    expect(reads(quantities(), '', '100', '100,250, 500')).toEqual(all(true, 3))
    const wrong = ['100,', ',', '0', '250,100', '100,100', '1.5', '-1', 'a', '1;2', null, 100]
    expect(reads(quantities(), ...wrong)).toEqual(all(false, wrong.length))
  })

  it('amounts are separated by commas, in any order', () => {
    expect(reads(amounts(), '', '.60,.40,0.25', '1')).toEqual(all(true, 3))
    expect(reads(amounts(), '1,', '-1', '1,,2', 'x')).toEqual(all(false, 4))
  })

  it('a ratio is a number or w:h (SIZE-3)', () => {
    expect(reads(ratio(), '1', '1.5', '3:2')).toEqual(all(true, 3))
    expect(reads(ratio(), '', '0', '3:0', '3:2:1', 'wide', '-1', 1.5)).toEqual(all(false, 7))
  })

  it('a word has a number on the wire', () => {
    const size = code(['small', 'medium', 'large'])
    expect(reads(size, 0, 2, 3, -1, 0.5, 'small', '0')).toEqual([true, true, ...all(false, 5)])
  })

  it('path data has no room for markup, a color no room for anything else', () => {
    expect(reads(pathData(), 'M0 0L1-1.5e2Z', '', 'M0 0"/><script>')).toEqual([true, true, false])
    expect(reads(customColor(), '#c8102e', '#C8102E', 'red', '#fff', 'url(x)')).toEqual([
      true,
      true,
      ...all(false, 3),
    ])
  })

  it('links name each record once, and not too many', () => {
    const many = Array.from({ length: 201 }, (_, at) => String(at))
    expect(reads(links('color'), undefined, ['a', 'b'], ['a', 'a'], many, 'a', [1])).toEqual([
      true,
      true,
      ...all(false, 4),
    ])
  })

  it('what is optional is nothing until it is said', () => {
    expect([optional(side()).parse(undefined), optional(side()).parse(null)]).toEqual([null, null])
  })
})

describe('addresses and colors (REC-84)', () => {
  it('lead nowhere but to pages', () => {
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

  it('are colors that the press can mix too', () => {
    const wrong = ['red', '#fff', 'rgb(1,2,3)', 'url(https://evil.example/)', '#c8102', '"><script>']
    for (const schema of [customColor(), colorOrNone()])
      expect(reads(schema, ...wrong)).toEqual(all(false, wrong.length))
    expect(reads(customColor(), '', '#c8102E')).toEqual([false, true])
    expect(reads(colorOrNone(), '', '#c8102E')).toEqual([true, true])
  })
})

describe('parts of addresses (REC-84)', () => {
  it('have nothing that no address of the shop has', () => {
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

describe('what drawings are painted by (CLIP-16)', () => {
  it('is found by ids and classes, and by nothing else', () => {
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

  it('is a file of this shop: pages fetch none from elsewhere', () => {
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
