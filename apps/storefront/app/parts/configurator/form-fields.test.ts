import type { Product, Configuration } from '@kisscut/core/product'
import { describe, expect, it } from 'vitest'
import { inInches, queryOfConfiguration } from './form-fields.ts'

describe('a sent form', () => {
  it('has its lengths in inches, whatever the shopper measures in', () => {
    const sent = inInches(new URLSearchParams('width=50.8&height=3.5in&unit=mm&quantity=100'), 'en-GB')
    expect(sent.toString()).toBe('width=2&height=3.5&quantity=100')
  })

  it('takes a decimal comma where it can be nothing else', () => {
    expect(inInches(new URLSearchParams('width=76,2&height=1,270 mm&unit=mm'), 'en-GB').toString()).toBe(
      'width=3&height=50',
    )
  })

  it('leaves links alone, which are in inches already', () => {
    expect(inInches(new URLSearchParams('width=2&height=3'), 'en-GB').get('width')).toBe('2')
  })

  it('passes on what is no length, so that the rules can say so', () => {
    expect(inInches(new URLSearchParams('width=abc&height=&unit=mm'), 'en-GB').toString()).toBe(
      'width=abc&height=',
    )
  })

  it('drops files and floods', () => {
    const form = new FormData()
    form.set('file', new Blob(['x']))
    form.set('quantity', '1'.repeat(3000))
    expect([...inInches(form, 'en-US').keys()]).toEqual([])
  })
})

describe('wishes as a query', () => {
  it('carry everything of this product, and mark the form as whole', () => {
    const configuration: Configuration = {
      materialId: 'white',
      width: '2.5',
      height: '3',
      quantity: '250',
      lamination: 'matte',
      options: [
        { optionSetId: 'corners', optionId: 'round' },
        { optionSetId: 'gone', optionId: 'x' },
      ],
    }
    const product = { optionSets: [{ id: 'corners' }] } as unknown as Product
    expect(queryOfConfiguration(configuration, product).toString()).toBe(
      'material=white&width=2.5&height=3&quantity=250&lamination=matte&option.corners=round&form=1',
    )
  })
})
