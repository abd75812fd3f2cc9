import type { Product, Configuration } from '@kisscut/core/product'
import { describe, expect, it } from 'vitest'
import { changesSince } from './use-form-before.ts'

const product = {
  sizes: [
    { id: 's2', width: '2', height: '2' },
    { id: 's3', width: '3', height: '3' },
  ],
  optionSets: [
    { id: 'corners', display: 'checkbox' },
    { id: 'backing', display: 'fixed_value' },
  ],
} as unknown as Product
const before: Configuration = { materialId: 'white', width: '2', height: '2', quantity: '100', options: [] }
const since = (query: string) => changesSince(new URLSearchParams(query), product, before)

describe('a form that was filled in before the page came to life', () => {
  it('says nothing new when nothing was touched', () => {
    expect(since('material=white&size=s2&width=2&height=2&quantity=100')).toEqual([])
  })

  it('says what was chosen', () => {
    expect(since('material=kraft&size=s3&width=2&height=2&quantity=250&option.corners=round')).toEqual([
      { of: 'material', id: 'kraft' },
      { of: 'size', width: '3', height: '3' },
      { of: 'quantity', value: '250' },
      { of: 'options', optionSetId: 'corners', optionIds: ['round'] },
    ])
  })

  it('believes what was typed over the preset that still stands', () => {
    expect(since('size=s2&width=2.5&height=2')).toEqual([{ of: 'side', side: 'width', value: '2.5' }])
  })
})
