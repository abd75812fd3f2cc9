import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { boxAround, flatten } from '@kisscut/artwork/geometry'
import { DEFAULT_PRINT_RULES } from '@kisscut/core/print-rules'
import { DIE_LINE_SHAPES, type DieLineSpec } from '@kisscut/artwork/die-line'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guides } from './index.ts'

const NAMES = ['Artwork', 'Bleed', 'Safe area', 'Cut line']
const side = fc.integer({ min: 500, max: 30_000 }).map((thousandths) => thousandths / 1000)
const spec = fc
  .record({
    shape: fc.constantFrom(...DIE_LINE_SHAPES),
    width: side,
    height: side,
    bleed: fc.constantFrom(0.03, 0.0625, 0.25),
    safe: fc.constantFrom(0, 0.0625, 0.5),
  })
  .map(({ shape, width, height, bleed, safe }): DieLineSpec => ({
    ...{ shape, width, height: shape === 'circle' ? width : height },
    rules: { ...DEFAULT_PRINT_RULES, bleed, safeArea: safe },
  }))

/** Reads a guide file with a library that did not write it. */
async function readBack(pdf: Uint8Array) {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const page = document.getPage(0)
  const layers = document.catalog
    .lookup(PDFName.of('OCProperties'), PDFDict)
    .lookup(PDFName.of('OCGs'), PDFArray)
  const names = layers
    .asArray()
    .map((each) => (document.context.lookup(each) as PDFDict).lookup(PDFName.of('Name'), PDFString))
  const contents = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => ('contents' in object ? [object as PDFRawStream] : []))
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
  return { page, pages: document.getPageCount(), names: names.map((name) => name.decodeText()), contents }
}

describe('a guide file', () => {
  it('is in true size, with the boxes of a print file and named layers, read back by another library (GUIDE-2)', async () => {
    await fc.assert(
      fc.asyncProperty(spec, async (dieLine) => {
        const { page, pages, names } = await readBack(await guides.pdf({ title: 'Stickers', dieLine }))
        const { bleed } = dieLine.rules!
        const [trim, media] = [page.getTrimBox(), page.getMediaBox()]
        expect(pages).toBe(1)
        expect(names).toEqual(NAMES)
        expect(trim.width).toBeCloseTo(dieLine.width * 72, 1)
        expect(trim.height).toBeCloseTo(dieLine.height * 72, 1)
        expect(media.width).toBeCloseTo((dieLine.width + 2 * bleed) * 72, 1)
        expect(page.getBleedBox()).toMatchObject({ width: expect.closeTo(media.width, 1) })
        expect(trim.x).toBeCloseTo(bleed * 72, 1)
        expect(trim.y).toBeCloseTo(bleed * 72, 1)
      }),
      { numRuns: 40 },
    )
  })

  it('draws a line in each layer except the artwork’s, the cut line on its plate (GUIDE-2)', async () => {
    const dieLine = { shape: 'circle', width: 2, height: 2 } as const
    const { contents } = await readBack(await guides.pdf({ title: 'Stickers', dieLine }))
    const text = contents.find((each) => each.includes('/OC /Layer_artwork BDC'))!
    const inLayer = (layer: string) => new RegExp(`/OC /Layer_${layer} BDC([^]*?)EMC`).exec(text)?.[1] ?? ''
    expect(inLayer('artwork').trim()).toBe('')
    for (const layer of ['bleed', 'safeArea', 'cutLine']) expect(inLayer(layer)).toMatch(/\bS\b/)
    expect(inLayer('cutLine')).toContain('SCN')
    expect(text).not.toMatch(/\b(rg|RG)\b/)
  })

  it('is the same as SVG: its cut line has the size of the order (GUIDE-2)', () => {
    fc.assert(
      fc.property(spec, (dieLine) => {
        const svg = guides.svg({ title: 'A & <b>', dieLine })
        expect([...svg.matchAll(/inkscape:label="([^"]+)"/g)].map(([, name]) => name)).toEqual(NAMES)
        expect(svg).toContain('<title>A &amp; &lt;b&gt;</title>')
        const cut = /id="Cut_line"[^>]*><path d="([^"]+)"/.exec(svg)![1]!
        const { width, height } = boxAround(flatten(cut, 0.0005).flat())
        expect(width).toBeCloseTo(dieLine.width, 2)
        expect(height).toBeCloseTo(dieLine.height, 2)
        const [, inches] = /width="([\d.]+)in"/.exec(svg)!
        expect(Number(inches)).toBeCloseTo(dieLine.width + 2 * dieLine.rules!.bleed, 2)
      }),
    )
  })

  it('has no safe area where the product is too small for one (GUIDE-2)', () => {
    const rules = { ...DEFAULT_PRINT_RULES, safeArea: 0.0625 }
    const svg = guides.svg({ title: '', dieLine: { shape: 'rectangle', width: 0.12, height: 0.12, rules } })
    expect(svg).toMatch(/inkscape:label="Safe area"[^>]*><\/g>/)
  })
})
