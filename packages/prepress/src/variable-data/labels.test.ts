import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { DEFAULT_PRINT_RULES } from '@kisscut/core/print-rules'
import { describe, expect, it } from 'vitest'
import { scanCodes } from '../preflight/scanner.ts'
import { checkPrintPdf, openPressProfile, type PrintDesign } from '../print/index.ts'
import { onWhite, renderPages } from '../testing/render-pages.ts'
import { labelFiles, writeLabels, type LabelField, type LabelOrder } from './index.ts'

const press = await openPressProfile()
const design: PrintDesign = {
  title: 'Asset tags',
  dieLine: { shape: 'rounded_corner', width: 3, height: 2 },
  look: 'white',
  artwork: {
    mime: 'image/svg+xml',
    bytes: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><rect x="2" y="2" width="10" height="2" fill="#115"/></svg>',
    ),
  },
  placement: { x: 0, y: 0, width: 3, height: 2, rotation: 0 },
}
const number: LabelField = { kind: 'text', box: { x: 0.2, y: 0.6, width: 1.4, height: 0.4 }, size: 0.25 }
const qr: LabelField = { kind: 'qr', box: { x: 1.8, y: 0.2, width: 1, height: 1 } }
const bar: LabelField = {
  kind: 'bar',
  barcode: 'code128',
  box: { x: 0.2, y: 1.25, width: 2.6, height: 0.6 },
  color: '#112244',
}
const rows = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const digits = String(n + 1).padStart(6, '0')
    return [`No. ${digits}`, `https://kisscut.example/t/${digits}`, `KC${digits}`]
  })
const order = (more: Partial<LabelOrder> = {}): LabelOrder => ({
  design,
  fields: [number, qr, bar],
  rows: rows(3),
  from: 1,
  ...more,
})
const scanned = async (pdf: Uint8Array, pages: readonly number[]) =>
  Promise.all(
    (await renderPages(pdf, pages, 200)).map(async (page) =>
      (await scanCodes(onWhite(page), page.width, page.height)).map(({ text }) => text).sort(),
    ),
  )

describe('labels with variable data', () => {
  it('have a number each: both codes scan from the pages, and the file passes the press’s check', async () => {
    const all = rows(100)
    const pdf = await writeLabels(order({ rows: all }), press)
    expect(await checkPrintPdf(pdf, 100)).toMatchObject({ problems: [], plates: ['CutContour'] })
    const pages = [0, 1, 9, 49, 99]
    expect(await scanned(pdf, pages)).toEqual(pages.map((page) => [all[page]![2], all[page]![1]]))
  })

  it('have the bleed that the owner set (SETTINGS-12)', async () => {
    const rules = { ...DEFAULT_PRINT_RULES, bleed: 0.125 }
    const bled = order({ design: { ...design, dieLine: { ...design.dieLine, rules } } })
    expect(await checkPrintPdf(await writeLabels(bled, press), 3)).toMatchObject({
      bleedBox: [0, 0, 234, 162],
      trimBox: [9, 9, 225, 153],
    })
  })

  it('store shared content and each letter once', async () => {
    const bytes = async (count: number, fields: readonly LabelField[]) =>
      (await writeLabels(order({ rows: rows(count), fields }), press)).length
    const perLabel = ((await bytes(210, [number])) - (await bytes(10, [number]))) / 200
    expect(perLabel).toBeLessThan(1000)
    expect(Buffer.from(await writeLabels(order(), press)).toString('latin1')).not.toContain('/Subtype /Image')
  })

  it('are the same to the byte for the same order', async () => {
    expect(Buffer.compare(await writeLabels(order(), press), await writeLabels(order(), press))).toBe(0)
  })

  it('have white below codes on transparent material, so that they scan', async () => {
    const pdf = await writeLabels(order({ design: { ...design, look: 'clear', artwork: null } }), press)
    expect((await checkPrintPdf(pdf, 3)).plates).toEqual(['CutContour', 'White'])
    expect(Buffer.from(pdf).toString('latin1')).not.toContain('/Subtype /Image')
  })

  it('scale text down to its box, in the uploaded font', async () => {
    const font = readFileSync(
      createRequire(import.meta.url).resolve(
        '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
      ),
    )
    const box = { x: 0.5, y: 0.5, width: 2, height: 0.5 }
    const inked = async (text: string, alignment: 'left' | 'right') => {
      const fields: LabelField[] = [{ kind: 'text', box, size: 0.4, font: 'house', alignment }]
      const pdf = await writeLabels(
        order({ design: { ...design, artwork: null }, fields, rows: [[text]], fonts: { house: font } }),
        press,
      )
      const [page] = await renderPages(pdf, [0], 100)
      const xs = Array.from({ length: 280 }, (_, n) => n / 100).filter((x) =>
        Array.from({ length: 60 }, (_, n) => 0.5 + n / 100).some((y) => page!.at(x + 0.0625, y)[3] > 128),
      )
      return [Math.min(...xs.filter((x) => x > 0.1)), Math.max(...xs)] as const
    }
    const [longLeft, longRight] = await inked('The quick brown fox jumps over the lazy dog', 'left')
    expect(longLeft).toBeGreaterThan(0.45)
    expect(longRight).toBeLessThan(2.55)
    expect(longRight - longLeft).toBeGreaterThan(1.8)
    const [shortLeft, shortRight] = await inked('Fox', 'right')
    expect(shortRight).toBeGreaterThan(2.4)
    expect(shortLeft).toBeGreaterThan(1.5)
  })

  it.each([
    [
      {
        rows: [
          ['a', 'b', 'C'],
          ['茶', 'b', 'C'],
        ],
      },
      'Label 8: The font has no “茶”.',
    ],
    [
      {
        fields: [{ ...qr, box: { x: 0, y: 0, width: 0.2, height: 0.2 } }],
        rows: [['https://kisscut.example']],
      },
      'Label 7: The code would be 0.2 in wide; 0.429 in is the least that scans.',
    ],
    [{ fields: [{ ...bar, barcode: 'ean13' }], rows: [['12']] }, 'Label 7:'],
    [{ fields: [{ ...number, font: 'x' }] }, 'There is no font “x”.'],
    [{ fields: [{ ...number, color: 'red' }] }, '“red” is not a color such as #1b1917.'],
  ] as [Partial<LabelOrder>, string][])('are rejected in words that name the label', async (more, words) => {
    await expect(writeLabels(order({ from: 7, ...more }), press)).rejects.toThrow(words)
  })
})

describe('invariants of numbering', () => {
  it('never lose, duplicate or reorder a label, whatever fits into a file; never read beyond the current file', async () => {
    const jobs = fc.record({
      count: fc.integer({ min: 0, max: 400 }),
      perFile: fc.integer({ min: 1, max: 90 }),
    })
    await fc.assert(
      fc.asyncProperty(jobs, async ({ count, perFile }) => {
        let read = 0
        const records = function* () {
          for (; read < count;) yield [String(++read)]
        }
        const printed: string[] = []
        let next = 1
        const files = labelFiles({ design, fields: [number], records: records(), perFile }, async (given) => {
          expect(given.rows.length).toBeLessThanOrEqual(perFile)
          expect(read).toBeLessThanOrEqual(given.from - 1 + perFile)
          printed.push(...given.rows.map(([text]) => text!))
          return new Uint8Array([given.rows.length])
        })
        for await (const { from, to, pdf } of files) {
          expect([from, to - from + 1]).toEqual([next, pdf[0]])
          next = to + 1
        }
        expect(printed).toEqual(Array.from({ length: count }, (_, n) => String(n + 1)))
      }),
    )
  })
})
