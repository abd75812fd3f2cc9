import type { DieLineSpec } from '@kisscut/artwork/die-line'
import { DEFAULT_PRINT_RULES } from '@kisscut/core/print-rules'
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openPdfium } from '../decode/pdfium.ts'
import { pageOf } from '../testing/page-of.ts'
import { onWhite, renderPages } from '../testing/render-pages.ts'
import {
  checkPrintPdf,
  openPressProfile,
  printPdf as print,
  type PrintDesign,
  type PrintFile,
} from './index.ts'

const press = await openPressProfile()
const printPdf = (design: PrintDesign): Promise<PrintFile> => print(design, press)
const square: DieLineSpec = { shape: 'rectangle', width: 2, height: 1 }
const bytesOf = (text: string) => new TextEncoder().encode(text)
/** Left half red, right half a gradient from white to blue under a clip, a half-transparent disc on bare material. */
const LOGO =
  bytesOf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><style>.r{fill:#ff0000}</style>
  <linearGradient id="g" gradientUnits="userSpaceOnUse" x1="100" x2="200"><stop stop-color="#fff"/><stop offset="1" stop-color="#0000ff"/></linearGradient>
  <clipPath id="c"><rect x="100" width="100" height="50"/></clipPath>
  <rect class="r" width="100" height="100"/><rect x="100" width="100" height="100" fill="url(#g)" clip-path="url(#c)"/>
  <g opacity="0.5"><circle cx="125" cy="75" r="15" fill="#8fd0f0"/></g></svg>`)
const design = (more: Partial<PrintDesign> = {}): PrintDesign => ({
  title: 'Order 7',
  dieLine: square,
  look: 'white',
  artwork: { mime: 'image/svg+xml', bytes: LOGO },
  placement: { x: 0, y: 0, width: 2, height: 1, rotation: 0 },
  ...more,
})

/** The page as drawn by pdfium at 100 pixels per inch: a function from inches on the sticker to RGBA. */
async function shown(pdf: Uint8Array, bleed = 0.0625): Promise<(x: number, y: number) => number[]> {
  const library = await openPdfium()
  const page = (await library.loadDocument(pdf)).getPage(0)
  const { data, width } = await page.render({ scale: 100 / 72, render: 'bitmap', transparent: true })
  return (x, y) => {
    const at = (Math.round((y + bleed) * 100) * width + Math.round((x + bleed) * 100)) * 4
    return [...data.subarray(at, at + 4)]
  }
}
const isRed = ([r = 0, g = 0, b = 0, a = 0]: number[]) => a === 255 && r > 170 && g < 90 && b < 90

describe('a print file with named plates (PROD-6)', () => {
  it('has boxes in true size, an output intent, and the cut line on its own plate', async () => {
    const { pdf, plates } = await printPdf(design())
    const check = await checkPrintPdf(pdf)
    expect(check).toEqual({
      plates: ['CutContour'],
      pages: 1,
      bleedBox: [0, 0, 153, 81],
      trimBox: [4.5, 4.5, 148.5, 76.5],
      problems: [],
    })
    expect(plates).toEqual(['CutContour'])
    const document = await PDFDocument.load(pdf, { updateMetadata: false })
    expect(document.getTitle()).toBe('Order 7')
    expect(document.catalog.get(PDFName.of('OutputIntents'))).toBeDefined()
  })

  it('has the bleed that the owner set, in ink and in its boxes (SETTINGS-12)', async () => {
    const rules = { ...DEFAULT_PRINT_RULES, bleed: 0.25 }
    const placement = { x: -0.5, y: -0.25, width: 3, height: 1.5, rotation: 0 }
    const { pdf } = await printPdf(design({ dieLine: { ...square, rules }, placement }))
    expect(await checkPrintPdf(pdf)).toMatchObject({
      bleedBox: [0, 0, 180, 108],
      trimBox: [18, 18, 162, 90],
    })
    const at = await shown(pdf, rules.bleed)
    expect(isRed(at(-0.23, -0.23))).toBe(true)
  })

  it('keeps vectors: no pixels in the file, with colors, gradients and transparency in place', async () => {
    const file = await printPdf(design())
    expect(file).toMatchObject({ vector: true, dpi: null })
    expect(Buffer.from(file.pdf).toString('latin1')).not.toContain('/Subtype /Image')
    const at = await shown(file.pdf)
    expect(isRed(at(0.3, 0.5))).toBe(true)
    const [r1 = 0, , b1 = 0] = at(1.1, 0.2)
    const [r2 = 0, , b2 = 0] = at(1.9, 0.2)
    expect(r1).toBeGreaterThan(r2 + 80)
    expect(b2).toBeGreaterThan(100)
    expect(b1).toBeGreaterThan(r2)
    expect(at(1.5, 0.8)[3]).toBe(0)
    const [, , , half = 0] = at(1.25, 0.75)
    expect(half).toBeGreaterThan(100)
    expect(half).toBeLessThan(160)
  })

  it('shows a drawing only within its view box', async () => {
    const text =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect x="-50" width="100" height="5" fill="red"/></svg>'
    const placement = { x: 0.5, y: 0, width: 1, height: 1, rotation: 0 }
    const file = await printPdf(
      design({ artwork: { mime: 'image/svg+xml', bytes: bytesOf(text) }, placement }),
    )
    const at = await shown(file.pdf)
    expect([isRed(at(0.6, 0.3)), at(0.4, 0.3)[3], at(1.6, 0.3)[3]]).toEqual([true, 0, 0])
  })

  it('has ink up to the bleed and not beyond', async () => {
    const spilling = { x: -1, y: -1, width: 4, height: 3, rotation: 0 }
    const { pdf } = await printPdf(
      design({ placement: spilling, dieLine: { shape: 'circle', width: 1, height: 1 } }),
    )
    const at = await shown(pdf)
    expect(at(-0.05, 0.5)[3]).toBe(255)
    expect(at(0.05, 0.05)[3]).toBe(0)
  })

  it.each([
    ['image/png', (svg: Buffer) => sharp(svg).resize(600).png().toBuffer()],
    ['image/webp', (svg: Buffer) => sharp(svg).resize(600).webp().toBuffer()],
  ])('separates a %s picture with its transparency', async (mime, draw) => {
    const file = await printPdf(design({ artwork: { mime, bytes: await draw(Buffer.from(LOGO)) } }))
    expect(file).toMatchObject({ vector: false, dpi: 300 })
    const at = await shown(file.pdf)
    expect(isRed(at(0.3, 0.5))).toBe(true)
    expect(at(1.5, 0.8)[3]).toBe(0)
  })

  it('draws a PDF that cannot be vectors at press resolution (PROD-8)', async () => {
    const bytes = await pageOf('/Dark gs 1 0 0 rg 0 0 100 150 re f', () => ({
      resources: { ExtGState: { Dark: { BM: '/Multiply' } } },
    }))
    const file = await printPdf(design({ artwork: { mime: 'application/pdf', bytes } }))
    expect(file).toMatchObject({ vector: false, dpi: 600 })
    const at = await shown(file.pdf)
    expect([isRed(at(0.5, 0.5)), at(1.5, 0.5)[3]]).toEqual([true, 0])
  })

  it('turns the artwork as placed, and mirrors everything for a reverse cut', async () => {
    const turned = { x: 0.5, y: 0, width: 1, height: 1, rotation: 180 }
    const upsideDown = await shown((await printPdf(design({ placement: turned }))).pdf)
    expect([isRed(upsideDown(1.3, 0.2)), isRed(upsideDown(0.7, 0.2))]).toEqual([true, false])
    const mirrored = await shown((await printPdf(design({ reverseCut: true }))).pdf)
    expect([isRed(mirrored(1.7, 0.5)), isRed(mirrored(0.3, 0.5))]).toEqual([true, false])
  })

  it.each(['clear', 'holographic', 'frosted'] as const)('has white below the ink on %s', async (look) => {
    const file = await printPdf(design({ look }))
    expect(file).toMatchObject({ vector: true, plates: ['CutContour', 'White'] })
    // Without overprint support the artwork is visible, not its white.
    expect(isRed((await shown(file.pdf))(0.5, 0.5))).toBe(true)
  })

  it('has white up to the cut with a white border, around artwork of vectors and of pixels (OPT-10)', async () => {
    const placement = { x: 0.75, y: 0.25, width: 0.5, height: 0.25, rotation: 0 }
    const pixels = await sharp({ create: { width: 300, height: 150, channels: 3, background: '#f00' } })
      .png()
      .toBuffer()
    for (const artwork of [
      { mime: 'image/svg+xml', bytes: LOGO },
      { mime: 'image/png', bytes: pixels },
    ]) {
      const bare = await printPdf(design({ look: 'clear', placement, artwork, whiteInk: true }))
      const white = await printPdf(design({ ...{ placement, artwork }, whiteInk: true, whiteBorder: true }))
      expect([white.vector, white.plates]).toEqual([bare.vector, ['CutContour', 'White']])
      expect(white.difference).toBeCloseTo(bare.difference!, 2)
      const corners = [...[0.1, 1.9].map((x) => [x, 0.1]), [-0.05, -0.05], [1.95, 0.95]] as const
      for (const [x = 0, y = 0] of corners) {
        expect((await shown(bare.pdf))(x, y)[3]).toBe(0)
        expect((await shown(white.pdf))(x, y)[3]).toBe(255)
      }
      expect(isRed((await shown(white.pdf))(0.8, 0.35))).toBe(true)
    }
  })

  it.each(['image/svg+xml', 'image/png'])(
    'looks the same with white ink, with a white border and without white, as %s (PROD-7)',
    async (mime) => {
      const placement = { x: 0.5, y: 0.25, width: 1, height: 0.5, rotation: 0 }
      const background =
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1" fill="#fff"/>'
      const drawing = bytesOf(`${background}<rect width="1" height="1" fill="#f80"/></svg>`)
      const bytes = mime === 'image/png' ? await sharp(drawing, { density: 3000 }).png().toBuffer() : drawing
      const page = async (more: Partial<PrintDesign>) => {
        const { pdf } = await printPdf(design({ placement, artwork: { mime, bytes }, ...more }))
        return onWhite((await renderPages(pdf, [0]))[0]!)
      }
      const bare = await page({ look: 'clear', whiteInk: false })
      for (const whiteBorder of [false, true]) {
        const white = await page({ look: 'clear', whiteInk: true, whiteBorder })
        const apart = white.map((value, at) => Math.abs(value - bare[at]!))
        expect(Math.max(...apart) / 255).toBeLessThan(0.015)
      }
    },
  )

  it('has perforations where ordered, and cuts bare material', async () => {
    const file = await printPdf(design({ artwork: null, placement: null, cut: 'PerfCutContour' }))
    expect(file).toMatchObject({ vector: false, dpi: null, plates: ['PerfCutContour'] })
  })

  it('has pixels for a drawing that cannot be vectors', async () => {
    const text =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><filter id="f"><feGaussianBlur stdDeviation="1"/></filter><rect width="10" height="10" fill="red" filter="url(#f)"/></svg>'
    const file = await printPdf(design({ artwork: { mime: 'image/svg+xml', bytes: bytesOf(text) } }))
    expect(file).toMatchObject({ vector: false, dpi: 600, reason: expect.stringContaining('filters') })
    expect(isRed((await shown(file.pdf))(0.5, 0.5))).toBe(true)
  })

  it('is the same to the byte for the same design', async () => {
    const [once, again] = [await printPdf(design()), await printPdf(design())]
    expect(Buffer.compare(once.pdf, again.pdf)).toBe(0)
  })
})

describe('the check of a print file', () => {
  const problemsOf = async (change: (document: PDFDocument) => void) => {
    const document = await PDFDocument.load((await printPdf(design())).pdf, { updateMetadata: false })
    change(document)
    return (await checkPrintPdf(await document.save({ useObjectStreams: false }))).problems
  }

  it('finds forbidden content', async () => {
    expect(await problemsOf(() => undefined)).toEqual([])
    expect(await problemsOf((document) => document.addJavaScript('a', 'app.alert(1)'))).toContain(
      'JavaScript',
    )
    expect(await problemsOf((document) => void document.catalog.delete(PDFName.of('OutputIntents')))).toEqual(
      ['no output intent'],
    )
    expect(await problemsOf((document) => document.getPage(0).setTrimBox(-50, 0, 10, 10))).toEqual([
      'boxes do not lie inside each other',
    ])
    expect(
      await problemsOf((document) =>
        document.catalog.set(
          PDFName.of('OpenAction'),
          document.context.obj({ S: 'URI', URI: PDFString.of('http://x') }),
        ),
      ),
    ).toEqual(['OpenAction', 'URI'])
    expect(
      await problemsOf((document) => document.getPage(0).drawRectangle({ width: 9, height: 9 })),
    ).toContain('RGB color in the content')
  })
})
