import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pageOf, type Maker, type PageParts } from '../testing/page-of.ts'
import { renderPages, type RenderedPage } from '../testing/render-pages.ts'
import { artworkPicture } from './artwork-pixels.ts'
import { checkPrintPdf, openPressProfile, printPdf, type PrintDesign } from './index.ts'

const press = await openPressProfile()
const SIZE = { width: 2, height: 1.5 }
const design = (artwork: PrintDesign['artwork'], more: Partial<PrintDesign> = {}): PrintDesign => ({
  title: 'Order 7',
  dieLine: { shape: 'rectangle', ...SIZE },
  look: 'white',
  artwork,
  placement: { x: 0, y: 0, ...SIZE, rotation: 0 },
  ...more,
})
const pdf = (bytes: Uint8Array) => ({ mime: 'application/pdf', bytes })

/** A page with text, a picture, a stencil, a gradient, a clip, transparency, tiles and a mask. */
const EVERYTHING = `0.9 1 0.9 rg 0 0 200 150 re f
  q 100 40 m 190 40 l 150 140 l h W n /Run sh Q
  /Half gs 1 1 0.6 rg 10 10 24 24 re f /Whole gs 6 w [12 6] 0 d 0 0 1 RG 20 90 m 60 150 90 60 120 100 c S
  q 40 0 0 40 150 5 cm /Picture Do Q 0 0.4 0 rg q 30 0 0 30 100 5 cm /Stencil Do Q
  q /Masked gs 0.7 0.9 0.8 rg 10 100 60 45 re f Q /Pattern cs /Tiles scn 130 120 27 18 re f
  BT /F 40 Tf 0.4 0 0.4 rg 12 30 Td (Kiss) Tj ET`
const everything = ({ stream, form }: Maker): PageParts => ({
  resources: {
    Font: { F: { Type: '/Font', Subtype: '/Type1', BaseFont: '/Helvetica-Bold' } },
    ExtGState: {
      Half: { ca: 0.5 },
      Whole: { ca: 1 },
      Masked: {
        SMask: {
          S: '/Luminosity',
          G: form('1 g 10 100 30 45 re f 0.4 g 40 100 30 45 re f', {
            Group: { S: '/Transparency', CS: '/DeviceRGB' },
          }),
        },
      },
    },
    Pattern: {
      Tiles: stream('0.8 0.2 0 rg 0 0 6 6 re f', {
        PatternType: 1,
        PaintType: 1,
        TilingType: 1,
        BBox: [0, 0, 9, 9],
        XStep: 9,
        YStep: 9,
        Resources: {},
      }),
    },
    Shading: {
      Run: {
        ShadingType: 2,
        ColorSpace: '/DeviceRGB',
        Coords: [100, 40, 190, 140],
        Function: { FunctionType: 2, Domain: [0, 1], C0: [1, 1, 0], C1: [0, 0.2, 0.8], N: 1 },
      },
    },
    XObject: {
      Picture: stream(Uint8Array.from([255, 0, 0, 0, 160, 60, 20, 40, 200, 250, 240, 10]), {
        Subtype: '/Image',
        Width: 2,
        Height: 2,
        BitsPerComponent: 8,
        ColorSpace: '/DeviceRGB',
      }),
      Stencil: stream(Uint8Array.from([0b10100000, 0b01000000, 0b10100000]), {
        Subtype: '/Image',
        Width: 3,
        Height: 3,
        BitsPerComponent: 1,
        ImageMask: true,
      }),
    },
  },
})

/** Share of the pixels where two pages differ by more than edges do. */
function difference(one: RenderedPage, other: RenderedPage): number {
  expect([one.width, one.height]).toEqual([other.width, other.height])
  let far = 0
  for (let at = 0; at < one.data.length; at++) if (Math.abs(one.data[at]! - other.data[at]!) > 40) far++
  return far / one.data.length
}

/** All operators of a file. */
async function contents(file: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(file, { updateMetadata: false })
  return document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream &&
      /FlateDecode/.test(String(object.dict)) &&
      !/Image|\/N 4/.test(String(object.dict))
        ? [inflateSync(object.contents).toString('latin1')]
        : [],
    )
    .join('\n')
}

describe('a PDF for the press', () => {
  it('stays vectors in ink, without a font, and looks like its pixels', async () => {
    const bytes = await pageOf(EVERYTHING, everything)
    const file = await printPdf(design(pdf(bytes)), press)
    expect(file).toMatchObject({ vector: true, dpi: null, plates: ['CutContour'] })
    expect((await checkPrintPdf(file.pdf)).problems).toEqual([])
    const png = await (await artworkPicture(pdf(bytes), 1200)).png().toBuffer()
    const pixels = await printPdf(design({ mime: 'image/png', bytes: png }), press)
    const [one] = await renderPages(file.pdf, [0], 200)
    const [other] = await renderPages(pixels.pdf, [0], 200)
    expect(difference(one!, other!)).toBeLessThan(0.01)
  })

  it('keeps its own inks, black alone as black alone', async () => {
    const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0.8, 0, 1, 0.2], N: 1 }
    const bytes = await pageOf(
      '0.12 0.34 0.56 0.07 k 0 0 50 50 re f 0 g 50 0 50 50 re f 0.25 G 0 60 m 99 60 l S /Spot cs 0.5 scn 99 0 9 9 re f',
      () => ({ resources: { ColorSpace: { Spot: ['/Separation', '/Leaf', '/DeviceCMYK', tint] } } }),
    )
    const { vector, pdf: file } = await printPdf(design(pdf(bytes)), press)
    expect(vector).toBe(true)
    const written = await contents(file)
    for (const ink of ['0.12 0.34 0.56 0.07 k', '0 0 0 1 k', '0 0 0 0.75 K', '0.4 0 0.5 0.1 k'])
      expect(written).toContain(`${ink}\n`)
  })

  it('separates all colors the same way beside a picture in inks', async () => {
    const bytes = await pageOf(
      '0.12 0.34 0.56 0.07 k 0 0 50 50 re f 0 0 0 1 k 9 9 9 9 re f /P Do',
      ({ stream }) => ({
        resources: {
          XObject: {
            P: stream(Uint8Array.from([30, 80, 120, 20]), {
              Subtype: '/Image',
              Width: 1,
              Height: 1,
              BitsPerComponent: 8,
              ColorSpace: '/DeviceCMYK',
            }),
          },
        },
      }),
    )
    const { vector, pdf: file } = await printPdf(design(pdf(bytes)), press)
    const written = await contents(file)
    expect(vector).toBe(true)
    expect(written).toContain('0 0 0 1 k')
    expect(written).not.toContain('0.12 0.34 0.56 0.07 k')
  })

  it('has white below where the material shines through, and nothing beyond its page', async () => {
    const bytes = await pageOf('1 0 0 rg -500 20 1000 60 re f', () => ({
      page: { CropBox: [50, 0, 150, 75] },
    }))
    const placement = { x: 0.5, y: 0, width: 1, height: 0.75, rotation: 0 }
    const file = await printPdf(design(pdf(bytes), { look: 'clear', placement }), press)
    expect(file).toMatchObject({ vector: true, plates: ['CutContour', 'White'] })
    const [page] = await renderPages(file.pdf, [0])
    const bleed = 0.0625
    const at = (x: number, y: number) => page!.at(x + bleed, y + bleed)
    expect(at(1, 0.3)[0]).toBeGreaterThan(150)
    expect([at(0.4, 0.3)[3], at(1.6, 0.3)[3]]).toEqual([0, 0])
    expect(at(1, 0.65).slice(0, 3)).toEqual([255, 255, 255])
  })

  it('is the same to the byte for the same file', async () => {
    const bytes = await pageOf(EVERYTHING, everything)
    const [once, again] = [
      await printPdf(design(pdf(bytes)), press),
      await printPdf(design(pdf(bytes)), press),
    ]
    expect(Buffer.compare(once.pdf, again.pdf)).toBe(0)
  })
})
