import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { elementOf, emptyDesign } from '../design/index.ts'
import type { Element, TextItem } from '../design/index.ts'
import { faceOf } from '../testing/faces.ts'
import { resourcesWith } from '../testing/resources.ts'
import { boundsOfElement, dpiOf, findingsOn } from './index.ts'

const woff2 = createRequire(import.meta.url).resolve('@fontsource/oswald/files/oswald-latin-500-normal.woff2')
const resources = resourcesWith(await faceOf(readFileSync(woff2)))
const at = { side: 'front', x: 1, y: 1, width: 1, height: 1 }
const front = emptyDesign(3, 3)
const found = (element: Element) =>
  findingsOn({ ...front, elements: [element] }, front.sides[0]!, resources).map(
    ({ code, level, measured }) => [code, level, measured] as const,
  )
const upload = (pixels: number) =>
  elementOf('upload', { ...at, id: 'u', file: 'f', pixels: { width: pixels, height: pixels } })
const stroke = (width: number) => ({ colorId: 'red', customColor: null, width })

describe('checking a design', () => {
  it('finds nothing in a correct design', () => {
    expect(found(upload(300))).toEqual([])
    expect(found(elementOf('text', { ...at, id: 't', font: 'oswald', text: 'Hello' }))).toEqual([])
    expect(found(elementOf('code', { ...at, id: 'q', data: 'https://kisscut.example' }))).toEqual([])
  })

  it('measures the dots per inch of the visible part of a picture', () => {
    expect(dpiOf(upload(600))).toBe(600)
    expect(dpiOf({ ...upload(600), crop: { x: 0, y: 0, width: 0.5, height: 1 } })).toBe(300)
    expect(dpiOf({ ...upload(600), pixels: null })).toBeNull()
    expect(found(upload(149))).toEqual([['low-resolution', 'warning', 149]])
    expect(found(upload(71))).toEqual([['unprintable-resolution', 'error', 71]])
  })

  it('reports text that could be cut, and lets pictures bleed', () => {
    const edge = { ...at, x: 0.03 }
    expect(found(elementOf('text', { ...edge, id: 't', font: 'o', text: 'A' }))[0]?.[0]).toBe(
      'outside-safe-area',
    )
    expect(found({ ...upload(900), x: -0.1 })).toEqual([])
    expect(found({ ...upload(900), x: 9 })[0]?.[0]).toBe('off-product')
  })

  it('checks the letters of a text bent along the cut, not the empty corners of its box', () => {
    const round = { ...front.sides[0]!, shape: { ...front.sides[0]!.shape, clipType: 'circle' as const } }
    const bent = elementOf('text', {
      ...{ id: 't', side: 'front', text: 'ALONG THE CUT', font: 'oswald', size: 0.3 },
      ...{ bend: { kind: 'arc', degrees: 160 }, x: 0.4, y: 0.25, width: 2.2, height: 1 },
    })
    const codesOf = (element: Element) =>
      findingsOn({ ...front, sides: [round], elements: [element] }, round, resources).map(({ code }) => code)
    expect(codesOf(bent)).toEqual([])
    expect(codesOf({ ...bent, y: 0.01 })).toEqual(['outside-safe-area'])
    expect(codesOf({ ...bent, bend: { kind: 'straight' }, text: 'A\nA' })).toEqual(['outside-safe-area'])
  })

  it('reports letters missing from the font, and missing fonts', () => {
    expect(found(elementOf('text', { ...at, id: 't', font: 'oswald', text: 'Tea 茶' }))).toEqual([
      ['missing-letters', 'error', '茶'],
    ])
    expect(found(elementOf('text', { ...at, id: 't', font: 'none', text: 'A' }))[0]?.[0]).toBe('font-missing')
  })

  it('reports letters missing from the font on any piece (VAR-14)', () => {
    const varying = (fields: Partial<TextItem>) =>
      found(elementOf('text', { ...at, id: 't', font: 'oswald', text: 'Number Range', ...fields }))
    const list = { symbol: 'csv_list', text: 'Ada,"Ng, Bo",林,Ada 茶' } as const
    expect(varying(list)).toEqual([['missing-letters', 'error', '林茶']])
    const range = { symbol: 'number_range', symbolRangeStart: '№ 1 茶', symbolRangeEnd: '№ 900 茶' } as const
    expect(varying(range)).toEqual([['missing-letters', 'error', '№茶']])
    expect(varying({ ...list, text: 'Jose\u0301,Zoë' })).toEqual([])
  })

  it('reports codes too small to scan and data that is no code', () => {
    const code = elementOf('code', {
      ...at,
      id: 'q',
      width: 0.3,
      height: 0.3,
      data: 'https://kisscut.example',
    })
    expect(found(code)).toEqual([['code-too-small', 'error', 0.3]])
    const bad = elementOf('code', { ...at, id: 'b', code: { type: 'bar', barcode: 'ean13' }, data: 'abc' })
    expect(found(bad)[0]?.[0]).toBe('code-unreadable')
  })

  it('reports strokes too thin to print', () => {
    const thin = elementOf('shape', { ...at, id: 's', stroke: stroke(3) })
    expect(found(thin)).toEqual([['thin-stroke', 'warning', 0.003]])
  })

  it('gives the box of an element as rotated', () => {
    const box = boundsOfElement(elementOf('shape', { ...at, id: 's', width: 2, rotation: 90 }))
    expect([box.x, box.y, box.width, box.height].map((n) => Number(n.toFixed(3)))).toEqual([1.5, 0.5, 1, 2])
  })
})
