import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { artworkPicture, artworkPixels } from '../print/artwork-pixels.ts'
import { openPressProfile } from '../print/index.ts'
import { inkOnScreen } from '../print/on-screen.ts'
import { pageOf, type Maker, type Part, type PageParts } from '../testing/page-of.ts'
import { pdfOf } from '../testing/pdf.ts'
import { inNamedSpaces } from './ink-operators.ts'
import { inksAsPrinted } from './inks-as-printed.ts'

const press = await openPressProfile()
const FILL = '0 0 200 150 re f'
const CMYK = '/DeviceCMYK'
const LEAF = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0.8, 0.1, 0.4, 0], N: 1 }

const rewritten = (content: string) => Buffer.from(inNamedSpaces(Buffer.from(content)).content).toString()
const inPrintColors = async (content: string, parts?: (make: Maker) => PageParts) =>
  (await inksAsPrinted(await pageOf(content, parts))).inPrintColors
const printedColor = async (...percent: readonly number[]) => [
  ...(await inkOnScreen(
    Buffer.from(percent.map((each) => Math.round(each * 2.55))),
    { width: 1, height: 1 },
    press,
  )),
]
/** Largest difference of the middle of a page from a color, 0–255. */
async function offBy(bytes: Uint8Array, color: readonly number[]): Promise<number> {
  const picture = await artworkPicture({ mime: 'application/pdf', bytes }, 20)
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + 10) * 4
  return Math.max(...color.map((value, channel) => Math.abs(value - data[at + channel]!)))
}

describe('inks of a PDF on screen', () => {
  it('have their colors in print in fills, spot colors and by name, and gray is black ink (PROD-7)', async () => {
    const named = (space: Part, set: string) =>
      pageOf(`/S cs ${set} scn ${FILL}`, () => ({ resources: { ColorSpace: { S: space } } }))
    const teal = await printedColor(80, 10, 40, 0)
    expect(await offBy(await pageOf(`0.8 0.1 0.4 0 k ${FILL}`), teal)).toBeLessThan(5)
    expect(await offBy(await pageOf(`/DeviceCMYK cs 0.8 0.1 0.4 0 sc ${FILL}`), teal)).toBeLessThan(5)
    expect(await offBy(await named(CMYK, '0.8 0.1 0.4 0'), teal)).toBeLessThan(5)
    expect(await offBy(await named(['/Separation', '/Leaf', CMYK, LEAF], '1'), teal)).toBeLessThan(5)
    expect(
      await offBy(await pageOf(`0 0 0 0.2 k 0.5 g ${FILL}`), await printedColor(0, 0, 0, 50)),
    ).toBeLessThan(5)
    expect(
      await offBy(await pageOf(`${FILL} 1 0 0 0 k 0 0 1 1 re f`), await printedColor(0, 0, 0, 100)),
    ).toBeLessThan(5)
  })

  it('stay as they are where such a page is printed as pixels', async () => {
    const bytes = await pageOf(
      `0.8 0.1 0.4 0.05 k 0 0 200 150 re f /S cs 0.5 scn 50 0 50 150 re f 0.25 g 100 0 50 150 re f`,
      () => ({
        resources: { ColorSpace: { S: ['/Separation', '/Leaf', CMYK, LEAF] } },
      }),
    )
    const placement = { x: 0, y: 0, width: 1 / 3, height: 1 / 4, rotation: 0 }
    const { width, ink, alpha } = await artworkPixels({ mime: 'application/pdf', bytes }, placement)
    expect(alpha).toBeNull()
    const inkAt = (x: number) =>
      [...ink.subarray((width * 20 + x) * 4, (width * 20 + x) * 4 + 4)].map((each) => each / 2.55)
    const wanted = [
      [25, 80, 10, 40, 5],
      [75, 40, 5, 20, 0],
      [125, 0, 0, 0, 75],
    ] as const
    for (const [x, ...percent] of wanted)
      inkAt(x).forEach((found, at) => expect(Math.abs(found - percent[at]!)).toBeLessThan(2))
  })

  it('have screen colors on a page that mixes them with others', async () => {
    expect(await inPrintColors(`1 0 0 0 k ${FILL}`)).toBe(true)
    expect(await inPrintColors(`1 0 0 0 k ${FILL} 1 0 0 rg 0 0 9 9 re f`)).toBe(false)
    expect(await inPrintColors(`1 0 0 rg ${FILL}`)).toBe(false)
    const states: readonly Record<string, Part>[] = [{ ca: 0.5 }, { CA: 0.5 }, { BM: '/Multiply' }]
    for (const state of states)
      expect(
        await inPrintColors(`1 0 0 0 k /S gs ${FILL}`, () => ({ resources: { ExtGState: { S: state } } })),
      ).toBe(false)
    const lab = ['/Lab', { WhitePoint: [0.96, 1, 0.82] }] as const
    expect(await inPrintColors(`1 0 0 0 k ${FILL}`, () => ({ resources: { ColorSpace: { L: lab } } }))).toBe(
      false,
    )
    const two = ['/DeviceN', ['/A', '/B'], CMYK, LEAF] as const
    expect(await inPrintColors(`1 0 0 0 k ${FILL}`, () => ({ resources: { ColorSpace: { D: two } } }))).toBe(
      false,
    )
  })

  it('that overprint are drawn like others: the press decides what overprints', async () =>
    expect(
      await inPrintColors(`1 0 0 0 k /S gs ${FILL}`, () => ({
        resources: { ExtGState: { S: { OP: true, op: true, OPM: 1 } } },
      })),
    ).toBe(true))
})

describe('inNamedSpaces', () => {
  it('changes content only where colors are set', () => {
    expect(rewritten('q 0.1 .2 -0 1. k Q')).toBe('q /KisscutInks cs 0.1 .2 -0 1. scn Q')
    expect(rewritten('1 G /DeviceCMYK CS')).toBe('/KisscutGray CS 1 SCN /KisscutInks CS')
    for (const content of [
      '(0 0 0 1 k \\) \\( ) Tj',
      '% 0 0 0 1 k\n',
      '[(k) 4 (g)] TJ',
      '<</MCID 0>> BDC',
      '/k gs /K Do',
      '1 2 3 k 1 2 3 4 5 k (a) 1 2 3 k k K g',
      'BI /W 2 /H 1 /CS /RGB /BPC 8 ID \xff k 0 0 0 1 k EI Q',
    ])
      expect(rewritten(content)).toBe(content)
    expect(rewritten('BI /W 1 /H 1 /CS /CMYK ID 0 0 0 1 k EI Q')).toBe(
      'BI /W 1 /H 1 /CS /KisscutInks ID 0 0 0 1 k EI Q',
    )
  })

  it('reads truncated, unbalanced and random content to its end', () => {
    for (const content of ['(((((', '<<<<<<', ']]]]Q Q Q', 'BI ID', '0 0 0 1', '\\', '/', 'BI /CS'])
      expect(rewritten(content)).toBe(content)
    expect(rewritten(`${'['.repeat(100_000)} 0 0 0 1 k`)).toMatch(/k$/)
  })
})

describe('a PDF whose inks cannot be read', () => {
  const asItIs = async (bytes: Uint8Array) => expect((await inksAsPrinted(bytes)).pdf).toBe(bytes)

  it('is drawn unchanged', async () => {
    await asItIs(Buffer.from('%PDF-1.4 nothing'))
    await asItIs(await pageOf(`1 0 0 rg ${FILL}`))
    await asItIs(
      Buffer.from(pdfOf('1 0 0 0 k', { trailer: '/Encrypt <</Filter/Standard/V 1/R 2/O(a)/U(b)/P 0>>' })),
    )
  })

  it('is drawn unchanged where its content exceeds the limit', async () => {
    const bomb = deflateSync(Buffer.alloc(100 * 2 ** 20, '1 0 0 0 k '))
    await asItIs(
      await pageOf('/F Do', ({ stream }) => ({
        resources: {
          XObject: { F: stream(bomb, { Subtype: '/Form', BBox: [0, 0, 9, 9], Filter: '/FlateDecode' }) },
        },
      })),
    )
  })

  it('shows its inks though its pages have no resources', async () =>
    expect(
      await offBy(Buffer.from(pdfOf('1 0 0 0 k 0 0 144 72 re f')), await printedColor(100, 0, 0, 0)),
    ).toBeLessThan(5))
})
