import { listText } from '@kisscut/core/variable-data'
import { describe, expect, it } from 'vitest'
import { fittedText } from '../design-scene/index.ts'
import { elementOf, type CodeItem, type TextItem } from '../design/index.ts'
import { openTestFace } from '../testing/index.ts'
import { resourcesWith } from '../testing/resources.ts'
import { recordFindings } from './index.ts'

const face = await openTestFace()
const resources = resourcesWith(face)
const column = { symbol: 'variable_data', symbolName: 'Guest', symbolFile: 'guests.csv' } as const
const textOf = (records: readonly string[], room = Infinity, more: Partial<TextItem> = {}) =>
  fittedText(
    elementOf('text', { ...{ id: 't', side: 'front', x: 1, y: 1, size: 0.4, font: 'oswald' }, ...more }),
    { ...column, text: listText(records) },
    face,
    room,
  )
const codeOf = (records: readonly string[], more: Partial<CodeItem> = {}) =>
  elementOf('code', {
    ...{ id: 'q', side: 'front', x: 1, y: 1, width: 1, height: 1, ...column, data: listText(records) },
    ...more,
  })
const found = (element: TextItem | CodeItem) =>
  recordFindings(element, resources).findings.map(({ code, piece, about }) => [code, piece, about])

describe('recordFindings (VAR-16)', () => {
  it('finds nothing in distinct printable records', () => {
    expect(recordFindings(textOf(['Ana', 'Ben', 'Cora']), resources)).toEqual({ findings: [], count: 0 })
    expect(found(textOf(['Ana', 'Ana'], Infinity, { symbol: 'none' })).length).toBe(1)
    const range = { symbol: 'number_range', symbolRangeStart: '1', symbolRangeEnd: '3' } as const
    expect(found(elementOf('text', { id: 't', side: 'front', font: 'oswald', ...range }))).toEqual([])
  })

  it('reports duplicate and empty records', () => {
    expect(found(textOf(['Ana', '', 'Ben', 'Ana', ' ']))).toEqual([
      ['blank', 1, ''],
      ['repeated', 3, 0],
      ['blank', 4, ''],
    ])
  })

  it('reports letters missing from the font', () => {
    expect(found(textOf(['Ana', 'Ωmegaω', 'Ben']))).toEqual([['missing-letters', 1, 'Ωω']])
    expect(found(textOf(['Ωmega'], Infinity, { font: 'none' }))).toEqual([])
  })

  it('reports texts that are set smaller because their box is too narrow', () => {
    const records = ['Ana', 'Wolfeschlegelsteinhausen', 'Ben']
    expect(found(textOf(records))).toEqual([])
    const narrow = textOf(records, 1)
    const [[code, piece, share] = []] = found(narrow)
    expect([code, piece]).toEqual(['set-smaller', 1])
    expect(share).toBeCloseTo(1 / textOf(records).width, 6)
  })

  it('reports invalid codes, and codes too small to scan', () => {
    const bar = { code: { type: 'bar', barcode: 'ean13' }, width: 2 } as const
    expect(
      found(codeOf(['4006381333931', '4006381333932', '12'], bar)).map(([code, piece]) => [code, piece]),
    ).toEqual([
      ['no-code', 1],
      ['no-code', 2],
    ])
    const long = `https://pier.example/${'a'.repeat(400)}`
    expect(found(codeOf(['https://pier.example', long], { width: 0.9, height: 0.9 }))).toEqual([
      ['small-code', 1, expect.closeTo(1.4, 0)],
    ])
    expect(found(codeOf(['https://pier.example', 'a'.repeat(5000)]))).toEqual([
      ['no-code', 1, 'The text is too long for a QR code.'],
    ])
  })

  it('counts all, and names the first 50', () => {
    const { findings, count } = recordFindings(
      textOf(Array.from({ length: 100_000 }, () => 'Ana')),
      resources,
    )
    expect(count).toBe(99_999)
    expect(findings.map(({ piece }) => piece)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1))
  })
})
