import { describe, expect, it } from 'vitest'
import {
  changeOfForm,
  changeSince,
  type Configuration,
  fieldsOfForm,
  queryOf,
  sizeQuestion,
} from './index.ts'

const sizes = [
  { id: 's2', width: '2', height: '2' },
  { id: 's3', width: '3', height: '3' },
]
const optionSets = [
  { id: 'corners', display: 'checkbox' },
  { id: 'backing', display: 'fixed_value' },
]
const offer = { sizes, optionSets }
const read = (query: string, locale = 'en-GB') => changeOfForm(new URLSearchParams(query), offer, locale)

describe('a sent form', () => {
  it('has its lengths in inches, whatever the shopper measures in', () => {
    expect(read('width=50.8&height=3.5in&unit=mm&quantity=100')).toEqual({
      width: '2',
      height: '3.5',
      quantity: '100',
    })
  })

  it('takes a decimal comma where it can be nothing else', () => {
    expect(read('width=76,2&height=1,270 mm&unit=mm')).toEqual({ width: '3', height: '50' })
  })

  it('leaves links alone, which are in inches already', () => {
    expect(read('width=2&height=3')).toEqual({ width: '2', height: '3' })
  })

  it('passes on what is no length, so that the rules can report it', () => {
    expect(read('width=abc&height=&unit=mm')).toEqual({ width: 'abc', height: '' })
  })

  it('has the size of the preset that is chosen', () => {
    expect(read('size=s3&width=2&height=2')).toEqual({ width: '3', height: '3' })
    expect(read('size=custom&width=2.5&height=2')).toEqual({ width: '2.5', height: '2' })
  })

  it('has the sides that were typed since it was written, not the preset that still stands (FLOW-14)', () => {
    const shown = 'shown_width=2&shown_height=2&unit=in'
    expect(read(`${shown}&size=s2&width=5&height=2`)).toEqual({ width: '5', height: '2' })
    expect(read(`${shown}&size=s2&width=2.0&height=2`)).toEqual({ width: '2', height: '2' })
    expect(read(`${shown}&size=s3&width=2&height=2`)).toEqual({ width: '3', height: '3' })
    expect(read(`shown_width=2&shown_height=2&unit=mm&size=s2&width=50.8&height=127`)).toEqual({
      width: '2',
      height: '5',
    })
  })

  it('is asked about where another preset was chosen and other sides were typed (FLOW-14)', () => {
    const question = (query: string) => sizeQuestion(new URLSearchParams(query), offer)
    const shown = 'shown_width=2&shown_height=2&unit=in'
    expect(question(`${shown}&size=s3&width=5&height=4`)).toEqual([
      {
        ...{ code: 'size.two-chosen', level: 'error', field: 'size', values: { w: '3', h: '3' } },
        fix: { field: 'size', value: '3x3' },
      },
    ])
    for (const clear of ['size=s2&width=5', 'size=s3&width=2&height=2', 'size=s3&width=3&height=3.0'])
      expect(question(`${shown}&${clear}`)).toEqual([])
    for (const clear of ['size=custom&width=5&height=5', 'width=5&height=4'])
      expect(question(`${shown}&${clear}`)).toEqual([])
    expect(question('size=s3&width=5&height=5')).toEqual([])
  })

  it('answers every box when it is whole, and only what it names when it is a link', () => {
    expect(read('material=white&border=1')).toEqual({ materialId: 'white', border: true })
    expect(read('material=white&form=1')).toMatchObject({
      border: false,
      flexCut: false,
      reverseCut: false,
      packaging: null,
      variableData: null,
      options: [],
    })
    expect(read('form=1&q=frogs')).toEqual({})
  })

  it('states a number range or a list by its kind, or by what is filled in', () => {
    expect(read('variable_data=range&range_from=&range_to=&list=a')).toEqual({
      variableData: { kind: 'range', from: '', to: '' },
    })
    expect(read('range_from=001&range_to=250')).toEqual({
      variableData: { kind: 'range', from: '001', to: '250' },
    })
    expect(read('list=a,b')).toEqual({ variableData: { kind: 'list', text: 'a,b' } })
    expect(read('variable_data=none&list=a,b')).toEqual({ variableData: null })
  })

  it('leaves files out', () => {
    expect([
      ...fieldsOfForm([
        ['file', {}],
        ['quantity', '5'],
      ]),
    ]).toEqual([['quantity', '5']])
  })
})

describe('a form that was filled in before the page was hydrated', () => {
  const before: Configuration = { materialId: 'white', width: '2', height: '2', quantity: '100', options: [] }
  const since = (query: string, was = before) => changeSince(new URLSearchParams(query), offer, was)

  it('states nothing new when nothing was touched', () => {
    expect(since('material=white&size=s2&width=2&height=2&quantity=100')).toEqual({})
  })

  it('states what was chosen', () => {
    const query = 'material=kraft&size=s3&width=2&height=2&quantity=250&option.corners=round'
    expect(since(query)).toEqual({
      materialId: 'kraft',
      width: '3',
      height: '3',
      quantity: '250',
      options: [{ optionSetId: 'corners', optionId: 'round' }],
    })
  })

  it('believes what was typed over the preset that still stands', () => {
    expect(since('size=s2&width=2.5&height=2')).toEqual({ width: '2.5' })
  })

  it('leaves fixed options, which no form states, as they were', () => {
    const options = [{ optionSetId: 'backing', optionId: 'split' }]
    expect(since('material=white&form=1', { ...before, options })).toEqual({})
  })
})

describe('a query', () => {
  it('names what is chosen, and marks the form as whole', () => {
    const options = [{ optionSetId: 'corners', optionId: 'round' }]
    expect(
      queryOf({
        materialId: 'white',
        width: '2.5',
        height: '3',
        quantity: '250',
        lamination: 'matte',
        options,
      }).toString(),
    ).toBe('material=white&width=2.5&height=3&quantity=250&lamination=matte&option.corners=round&form=1')
  })

  it('leaves out a list too long for an address', () => {
    const variableData = { kind: 'list', text: 'x'.repeat(3000) } as const
    const query = queryOf({
      materialId: null,
      width: '',
      height: '',
      quantity: '',
      options: [],
      variableData,
    })
    expect(query.has('list')).toBe(false)
  })
})
