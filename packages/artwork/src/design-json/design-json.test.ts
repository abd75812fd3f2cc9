import { describe, expect, it } from 'vitest'
import { parseSize } from '@kisscut/core/size'
import { listText } from '@kisscut/core/variable-data'
import { elementOf, emptyDesign } from '../design/index.ts'
import { MOST_ELEMENTS, designFrom, designFromJson, designToJson } from './index.ts'

const shape = (id: string, more = {}) =>
  elementOf('shape', { id, side: 'front', width: 1, height: 1, ...more })

describe('a design as JSON', () => {
  it('may be as large as the largest product, and no larger', () => {
    const isUnchanged = (side: string) => {
      const width = parseSize(side)
      return width.ok && designFrom(emptyDesign(width.value, 1)).ok
    }
    expect(isUnchanged('10000')).toBe(true)
    expect(parseSize('10000.001').ok || designFrom(emptyDesign(10_000.001, 1)).ok).toBe(false)
  })

  it('reports the path of an error', () => {
    const design = { ...emptyDesign(2, 2), elements: [shape('a', { width: -1 })] }
    expect(Object.keys((designFrom(design) as { errors: object }).errors)).toEqual(['elements.0.width'])
  })

  it('rejects unknown keys and versions, and duplicate sides and ids', () => {
    const text = designToJson(emptyDesign(2, 2))
    expect(designFromJson(text.replace('"version":1', '"version":2')).ok).toBe(false)
    expect(designFromJson(text.replace('"version":1', '"version":1,"price":0')).ok).toBe(false)
    expect(designFrom({ ...emptyDesign(2, 2), elements: [shape('a'), shape('a')] }).ok).toBe(false)
    expect(
      designFrom({ ...emptyDesign(2, 2), elements: [elementOf('shape', { id: 'a', side: 'roof' })] }).ok,
    ).toBe(false)
  })

  it('accepts a long list, but no long text per piece (VAR-13)', () => {
    const isRead = (text: string, more = {}) =>
      designFrom({
        ...emptyDesign(2, 2),
        elements: [elementOf('text', { id: 'a', side: 'front', text, ...more })],
      }).ok
    const list = listText(Array.from({ length: 50_000 }, (_, n) => `Guest ${n}, Pier`))
    expect(isRead('a'.repeat(20_000))).toBe(true)
    expect(isRead(list)).toBe(false)
    expect(isRead(list, { symbol: 'csv_list' })).toBe(true)
    expect(isRead(list, { symbol: 'variable_data', symbolFile: 'guests.csv' })).toBe(true)
    expect(isRead(`${list},${'a'.repeat(20_001)}`, { symbol: 'csv_list' })).toBe(false)
    expect(isRead(' '.repeat(2_000_001), { symbol: 'csv_list' })).toBe(false)
  })

  it('rejects invalid paths, and too many elements', () => {
    const path = 'M0 0"/><script>alert(1)</script>'
    expect(
      designFrom({ ...emptyDesign(2, 2), elements: [shape('a', { shape: 'custom_path', path })] }).ok,
    ).toBe(false)
    const many = Array.from({ length: MOST_ELEMENTS + 1 }, (_, i) => shape(`s${i}`))
    expect(designFrom({ ...emptyDesign(2, 2), elements: many }).ok).toBe(false)
  })
})
