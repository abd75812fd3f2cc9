import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pageOf, type Maker, type PageParts } from '../testing/page-of.ts'
import { pdfOf } from '../testing/pdf.ts'
import { vectorPage } from './index.ts'

const RECT = '1 0 0 rg 20 20 80 60 re f'
const state = (how: PageParts['resources'] & object) => () => ({ resources: { ExtGState: { S: how } } })
const picture = ({ stream }: Maker) =>
  stream(Uint8Array.from([255, 0, 0]), {
    Subtype: '/Image',
    Width: 1,
    Height: 1,
    BitsPerComponent: 8,
    ColorSpace: '/DeviceRGB',
  })
/** A form that shows the next one ten times, and so on: ten to the power of the depth. */
const manifold = (make: Maker, depth: number): ReturnType<Maker['form']> =>
  make.form(depth === 0 ? RECT : '/A Do '.repeat(10), {
    Resources: depth === 0 ? {} : { XObject: { A: manifold(make, depth - 1) } },
  })

const TILES = (make: Maker): PageParts => ({
  resources: {
    Pattern: {
      P: make.stream('1 0 0 rg 0 0 5 5 re f', {
        PatternType: 1,
        PaintType: 2,
        TilingType: 1,
        BBox: [0, 0, 9, 9],
        XStep: 9,
        YStep: 9,
        Resources: {},
      }),
    },
  },
})

/** Pages that are printed as pixels because they cannot be reproduced exactly. */
const PIXELS: readonly (readonly [string, string, Promise<Uint8Array> | Uint8Array])[] = [
  ['tiles that are stencils', 'tiles without colors', pageOf('/Pattern cs /P scn 0 0 99 99 re f', TILES)],
  ['blending', 'colors that blend', pageOf(`/S gs ${RECT}`, state({ BM: '/Multiply' }))],
  [
    'masks on a ground of ink',
    'a mask on a ground of ink',
    pageOf(`/S gs ${RECT}`, ({ form }) => ({
      resources: {
        ExtGState: { S: { SMask: { S: '/Luminosity', G: form('1 g 0 0 99 99 re f'), BC: [0, 0, 0, 1] } } },
      },
    })),
  ],
  [
    'letters that are drawings',
    'a font of type Type3',
    pageOf('BT /F 9 Tf (A) Tj ET', () => ({ resources: { Font: { F: { Subtype: '/Type3' } } } })),
  ],
  [
    'fonts that nobody has',
    'a font of an unusual encoding',
    pageOf('BT /F 9 Tf <0041> Tj ET', () => ({
      resources: { Font: { F: { Subtype: '/Type0', Encoding: '/Identity-H', DescendantFonts: [{}] } } },
    })),
  ],
  ['inline pictures', 'a picture inside the drawing', pageOf(`${RECT} BI /W 1 /H 1 ID a EI`)],
  [
    'gradients of meshes',
    'a gradient of an unusual kind',
    pageOf('/G sh', () => ({ resources: { Shading: { G: { ShadingType: 6 } } } })),
  ],
  [
    'nothing but a picture',
    'nothing but pictures',
    pageOf('200 0 0 150 0 0 cm /I Do', (make) => ({ resources: { XObject: { I: picture(make) } } })),
  ],
  [
    'notes on the page, which are no part of its drawing',
    'the drawing looks different',
    pageOf(RECT, ({ form }) => ({
      page: {
        Annots: [{ Subtype: '/Stamp', Rect: [100, 50, 190, 140], AP: { N: form('0 0 200 150 re f') } }],
      },
    })),
  ],
]

/** Hostile pages. Each is abandoned quickly. */
const HARMFUL: readonly (readonly [string, string, () => Promise<Uint8Array> | Uint8Array])[] = [
  [
    'a form that shows itself',
    'forms too deep',
    () =>
      pageOf('/A Do', (make) => {
        const A = make.form('/A Do')
        const resources = { XObject: { A } }
        return { resources }
      }),
  ],
  [
    'forms by the billion',
    'too much: operators',
    () => pageOf('/A Do', (make) => ({ resources: { XObject: { A: manifold(make, 9) } } })),
  ],
  [
    'much content, shown often',
    'too much: read',
    () =>
      pageOf('/A Do '.repeat(5000), ({ form }) => ({
        resources: { XObject: { A: form(' '.repeat(100_000)) } },
      })),
  ],
  [
    'content packed a thousandfold',
    'content that cannot be unpacked',
    () =>
      pageOf('', ({ stream }) => ({
        page: { Contents: stream(deflateSync(Buffer.alloc(40_000_000, 32)), { Filter: '/FlateDecode' }) },
      })),
  ],
  ['operators without end', 'too much: operators', () => pageOf('0 0 m '.repeat(500_000))],
  ['operands without end', 'operands without an operator', () => pageOf('1 '.repeat(1000))],
  ['lists in lists', 'too deep', () => pageOf(`${'['.repeat(100_000)} 0 d`)],
  ['states kept for ever', 'too many states', () => pageOf('q '.repeat(100_000))],
  ['numbers beyond all', 'no numbers', () => pageOf(`${'9'.repeat(400)} 0 0 1 re f`)],
  [
    'pictures larger than any wall',
    'a picture of no size',
    () =>
      pageOf(`/I Do ${RECT}`, ({ stream }) => ({
        resources: { XObject: { I: stream('', { Subtype: '/Image', Width: 1e6, Height: 1e6 }) } },
      })),
  ],
  ['no page at all', '', () => Buffer.from(pdfOf('', { pages: 0 }))],
  ['no file at all', '', () => Buffer.from('%PDF-1.4 nothing')],
]

describe('a page that cannot be printed as vectors', () => {
  it.each(PIXELS)('is printed as pixels because of %s', async (_, reason, pdf) =>
    expect(await vectorPage(await pdf)).toEqual({ reason }),
  )

  it.each(HARMFUL)('is printed as pixels because of %s, quickly', async (_, reason, pdf) =>
    expect(await vectorPage(await pdf())).toEqual({ reason: expect.stringContaining(reason) as string }),
  )
})
