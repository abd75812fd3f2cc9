import { join } from 'node:path'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pageOf } from '../testing/page-of.ts'
import { vectorPage } from './index.ts'

const FACE = join(
  createRequire(import.meta.url).resolve('@fontsource/figtree/package.json'),
  '../files/figtree-latin-400-normal.woff',
)

/** Pages as common programs write them. */
const drawn = (draw: (page: PDFKit.PDFDocument) => void): Promise<Buffer> =>
  new Promise((resolve) => {
    const document = new PDFDocument({ size: [200, 150], margin: 0 })
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    draw(document)
    document.end()
  })

const svg = (text: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">${text}</svg>`))
const jpeg = await svg('<rect width="60" height="40" fill="gold"/><circle cx="20" cy="20" r="9"/>')
  .jpeg()
  .toBuffer()
const png = await svg('<circle cx="30" cy="20" r="19" fill="teal" opacity="0.5"/>').png().toBuffer()

const SHAPES = '1 0 0 rg 20 20 80 60 re f 0 0 1 rg 90 70 60 40 re f'

/** Pages printed as vectors: each drawing was compared with its page. */
const PAGES: Readonly<Record<string, Promise<Uint8Array>>> = {
  'curves and lines': drawn((page) => {
    page.circle(60, 60, 40).fill('#ff8800').path('M10 10C50 0 100 150 190 140').lineWidth(3).stroke('navy')
    page.lineWidth(5).dash(10, { space: 5 }).lineCap('round').moveTo(10, 90).lineTo(190, 20).stroke('green')
    page.undash().lineJoin('bevel').polygon([20, 140], [60, 80], [100, 140]).stroke()
  }),
  'areas by both rules': drawn((page) => {
    page.path('M50 10L80 140L5 50L95 50L20 140Z').fill('red', 'even-odd')
    page.path('M150 10L180 140L105 50L195 50L120 140Z').fill('red', 'non-zero')
  }),
  clips: drawn((page) => {
    page.save().circle(100, 75, 50).clip().rect(0, 0, 200, 75).fill('red').restore()
    page.path('M150 10L180 140L105 50L195 50L120 140Z').clip('even-odd').rect(0, 0, 200, 150).fill('blue')
  }),
  'half-transparent areas and lines': drawn((page) => {
    page.fillOpacity(0.5).strokeOpacity(0.3).rect(10, 10, 100, 100).fill('red').lineWidth(12)
    page.rect(60, 60, 100, 70).fillAndStroke('blue', 'lime')
  }),
  'letters of fonts in the file and of none': drawn((page) => {
    page.fontSize(18).text('Helvetica Ünï', 10, 10).font('Times-Italic').text('Times & fi', 10, 40)
    page
      .font('Courier-Bold')
      .text('Courier', 10, 70)
      .font(FACE)
      .text('Figtree AVA', 10, 100, { characterSpacing: 2 })
    page.fontSize(8).text('so little, and yet to be read', 10, 130, { wordSpacing: 3 })
  }),
  'letters as lines, stretched, leaning, as a window': pageOf(
    'BT /F 60 Tf 1 Tr 2 w 1 0 0 RG 60 Tz 5 80 Td (Kiss) Tj ET BT /F 60 Tf 100 Tz 2 Tr 0 1 0 rg 1 0 0.3 1 90 80 Tm 8 Ts (cut) Tj ET q BT /F 80 Tf 7 Tr 10 10 Td [(C) 120 (ut)] TJ ET 0 0 1 rg 0 0 200 40 re f Q 0 0 5 5 re f',
    () => ({
      resources: { Font: { F: { Type: '/Font', Subtype: '/Type1', BaseFont: '/Helvetica-Bold' } } },
    }),
  ),
  gradients: drawn((page) => {
    const along = page.linearGradient(10, 10, 190, 60).stop(0, 'white').stop(0.3, 'red').stop(1, 'blue')
    const around = page.radialGradient(90, 110, 5, 100, 110, 30).stop(0, 'yellow').stop(1, 'black')
    page.save().rotate(4).rect(10, 10, 180, 60).fill(along).restore().circle(100, 110, 35).fill(around)
  }),
  'pictures among shapes': drawn((page) => {
    page.image(jpeg, 10, 10, { width: 100 }).image(png, 60, 60, { width: 100 }).rect(5, 5, 20, 20).fill('red')
  }),
  'a stencil': pageOf(
    '1 0 0 rg q 100 0 0 100 20 20 cm /I Do Q 0 0 1 rg q 0 30 -30 0 180 20 cm /I Do Q 0 0 9 9 re f',
    ({ stream }) => {
      const bits = Uint8Array.from([0b11110000, 0b11000011, 0b10000001, 0b00011000])
      const size = { Width: 8, Height: 4, ImageMask: true, BitsPerComponent: 1 }
      return { resources: { XObject: { I: stream(bits, { Subtype: '/Image', ...size }) } } }
    },
  ),
  'forms in forms, each clipped and placed': pageOf(`0.5 g 0 0 200 150 re f /A Do ${SHAPES}`, ({ form }) => {
    const B = form(SHAPES, { BBox: [0, 0, 100, 100] })
    const A = form('0 1 0 rg 0 0 90 90 re f q 0.5 0 0 0.5 30 10 cm /B Do Q 0 0 9 9 re f', {
      BBox: [5, 5, 80, 60],
      Matrix: [0.9, 0.2, -0.2, 0.9, 40, 30],
      Resources: { XObject: { B } },
    })
    return { resources: { XObject: { A } } }
  }),
  'a group laid on as a whole': pageOf('0 1 0 rg 0 40 200 50 re f /Half gs /A Do', ({ form }) => ({
    resources: {
      ExtGState: { Half: { ca: 0.5 } },
      XObject: { A: form(SHAPES, { Group: { S: '/Transparency', CS: '/DeviceRGB', I: true } }) },
    },
  })),
  'colors of many kinds': pageOf(
    '/Spot cs 0.6 scn 0 0 50 150 re f /Lab cs 60 40 -20 scn 50 0 50 150 re f /Cal cs 0.2 0.6 0.4 scn 100 0 50 150 re f 0.3 0.9 0 0.1 k 150 0 25 150 re f 0.4 g 175 0 25 150 re f',
    () => {
      const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0.8, 0, 1, 0.2], N: 1 }
      const WhitePoint = [0.9505, 1, 1.089]
      const ColorSpace = {
        Lab: ['/Lab', { WhitePoint, Range: [-100, 100, -100, 100] }],
        Cal: ['/CalRGB', { WhitePoint, Gamma: [2.2, 2.2, 2.2] }],
        Spot: ['/Separation', '/Leaf', '/DeviceCMYK', tint],
      }
      return { resources: { ColorSpace } }
    },
  ),
  'gradients that fade': drawn((page) => {
    const fading = page.linearGradient(10, 10, 190, 10).stop(0, 'red', 1).stop(1, 'blue', 0)
    page.rect(0, 30, 200, 20).fill('lime').rect(10, 10, 180, 60).fill(fading)
  }),
  'tiles, on the page and in a form elsewhere': pageOf(
    '/Pattern cs /P scn 10 10 80 130 re f q 1 0 0 1 120 10 cm /A Do Q 0 g 95 0 4 150 re f',
    ({ stream, form }) => {
      const how = { PatternType: 1, PaintType: 1, TilingType: 1, XStep: 14, YStep: 11, Resources: {} }
      const tile = '0.8 0.2 0 rg 0 0 6 6 re f 0 0 1 RG 2 w 4 0 m 12 9 l S'
      const P = stream(tile, { ...how, BBox: [0, 0, 12, 10], Matrix: [1, 0.1, 0, 1, 3, 2] })
      const A = form('/Pattern cs /P scn 0 0 60 90 re f', { Resources: { Pattern: { P } } })
      return { resources: { Pattern: { P }, XObject: { A } } }
    },
  ),
  'masks of light and of opacity, until there is none': pageOf(
    `0.7 1 0.7 rg 0 0 200 150 re f q 0.9 0 0 0.9 5 5 cm /Light gs /A Do /None gs 0 0 20 20 re f Q /Solid gs ${SHAPES}`,
    ({ form }) => {
      const group = { Group: { S: '/Transparency', CS: '/DeviceRGB' } }
      const light = form('0.2 0.9 0.4 rg 10 10 60 120 re f 1 g 70 10 60 120 re f', group)
      const solid = form('/Half gs 120 60 80 80 re f', {
        ...group,
        Resources: { ExtGState: { Half: { ca: 0.5 } } },
      })
      const ExtGState = {
        Light: { SMask: { S: '/Luminosity', G: light, BC: [0.2, 0.2, 0.2] } },
        Solid: { SMask: { S: '/Alpha', G: solid } },
        None: { SMask: '/None' },
      }
      return { resources: { ExtGState, XObject: { A: form(SHAPES, group) } } }
    },
  ),
  'layers, one of them not shown': pageOf(
    `${SHAPES} /OC /Off BDC 0 g 0 0 200 150 re f EMC /OC /On BDC 0 1 0 rg 5 5 30 30 re f EMC`,
    ({ shared }) => {
      const [On, Off] = [shared({ Type: '/OCG' }), shared({ Type: '/OCG' })]
      return {
        resources: { Properties: { On, Off } },
        catalog: { OCProperties: { OCGs: [On, Off], D: { OFF: [Off] } } },
      }
    },
  ),
}

const TURNED = [0, 90, 180, 270].map((Rotate) => ({ Rotate }))

describe('a page as vectors', () => {
  it.each(Object.keys(PAGES))('includes %s', async (name) => {
    const outcome = await vectorPage((await PAGES[name])!)
    expect(outcome).toMatchObject({ as: { page: { width: 200, height: 150 } } })
  })

  it.each([...TURNED, { Rotate: -90 }, { UserUnit: 2 }])(
    'has the displayed size and position: %o',
    async (more) => {
      const outcome = await vectorPage(
        await pageOf(SHAPES, () => ({ page: { CropBox: [15, 5, 165, 130], ...more } })),
      )
      const upright = !('Rotate' in more) || more.Rotate % 180 === 0
      expect(outcome).toMatchObject({
        as: { page: { width: upright ? 150 : 125, height: upright ? 125 : 150 } },
      })
    },
  )
})
