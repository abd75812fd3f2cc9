import { elementOf, emptyDesign, type Element } from '@kisscut/artwork/design'
import { describe, expect, it } from 'vitest'
import { varyingErrors } from './varying-texts.ts'

const at = { side: 'front', x: 0, y: 0, width: 1, height: 1 }
const errorsOf = (quantity: number, ...elements: readonly Element[]) =>
  varyingErrors({ ...emptyDesign(4, 3), elements }, quantity)
const text = (list: string) =>
  elementOf('text', { ...at, id: 't', font: 'noto', symbol: 'csv_list', text: list })

describe('varying texts and codes', () => {
  it('are valid in their own fonts, and codes with their own content, in any alphabet (VAR-14)', () => {
    const code = elementOf('code', { ...at, id: 'q', symbol: 'csv_list', data: '東京,大阪' })
    expect(errorsOf(2, text('Łukasz,Иван'), code)).toEqual({})
  })

  it('must be as many as the pieces ordered, and as each other (VAR-10)', () => {
    expect(Object.keys(errorsOf(3, text('Ana,Ben')))).toEqual(['design.elements.0.text'])
    expect(Object.keys(errorsOf(2, text('Ana,Ben'), { ...text('Ana,Ben,Cora'), id: 'u' }))).toEqual([
      'design.elements.1.text',
    ])
  })
})
