import fc from 'fast-check'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ingestPdf } from '../decode/ingest-pdf.ts'
import { hasPrintColors } from '../decode/print-colors.ts'
import { drawPrintColors } from '../preview/draw-print-colors.ts'
import { pageOf, type Maker, type Part } from '../testing/page-of.ts'
import { openPressProfile, printPdf } from './index.ts'
import { inkOnScreen } from './on-screen.ts'
import { inkOnPage } from './page-ink.ts'

const press = await openPressProfile()
let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'kisscut-inks-'))))
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))

/** The artwork's page equals the bleed box of the print. */
const PAGE = { width: 200 / 72, height: 150 / 72 }
const BLEED = 0.0625
const SEEN = { width: 400, height: 300 }

/** Difference between the preview and the print file's inks on paper: the mean of each channel, 0–1. */
async function differenceOf(bytes: Uint8Array) {
  const rasterPath = join(folder, 'raster.webp')
  await ingestPdf(bytes, join(folder, 'clean.pdf'), rasterPath)
  const raster = await readFile(rasterPath)
  const shown = await sharp(await drawPrintColors(raster))
    .flatten({ background: '#fff' })
    .resize({ ...SEEN, fit: 'fill' })
    .raw()
    .toBuffer()
  const { pdf, vector } = await printPdf(
    {
      title: 'Inks',
      dieLine: { shape: 'rectangle', width: PAGE.width - 2 * BLEED, height: PAGE.height - 2 * BLEED },
      look: 'white',
      artwork: { mime: 'application/pdf', bytes },
      placement: { x: -BLEED, y: -BLEED, ...PAGE, rotation: 0 },
    },
    press,
  )
  const printed = await inkOnScreen(await inkOnPage(pdf, SEEN), SEEN, press)
  const sums = [0, 0, 0]
  for (let at = 0; at < printed.length; at++) sums[at % 3]! += Math.abs(printed[at]! - shown[at]!)
  const means = sums.map((sum) => (sum * 3) / 255 / printed.length)
  return { means, vector, inPrintColors: await hasPrintColors(raster) }
}

const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100)
const inks = fc.tuple(share, share, share, share)
const INKS = '/DeviceCMYK'
const tint = (from: Part, to: Part) => ({ FunctionType: 2, Domain: [0, 1], C0: from, C1: to, N: 1 })

/** A page with fills, lines, a form, a gradient and a spot color in these inks. */
const page = ([one, two, three, four, five, six]: readonly (readonly number[])[]) =>
  pageOf(
    `${one!.join(' ')} k 0 0 200 150 re f ${two!.join(' ')} K 12 w 20 20 m 180 60 l S
     /DeviceCMYK cs ${three!.join(' ')} sc 110 80 60 50 re f 0.5 g 5 5 30 30 re f
     /Form Do /Pattern cs /Run scn 10 70 60 70 re f /Spot cs 0.7 scn 80 20 30 40 re f`,
    ({ form }: Maker) => ({
      resources: {
        XObject: { Form: form(`${four!.join(' ')} k 75 80 30 60 re f`) },
        ColorSpace: { Spot: ['/Separation', '/Leaf', INKS, tint([0, 0, 0, 0], five!)] },
        Pattern: {
          Run: {
            PatternType: 2,
            Shading: {
              ShadingType: 2,
              ColorSpace: INKS,
              Coords: [10, 70, 70, 140],
              Function: tint(five!, six!),
            },
          },
        },
      },
    }),
  )

/** A page with a picture in these inks: indexed, plain or inline. */
const pictured = (
  kind: 'plain' | 'indexed' | 'inside',
  [background, ...colors]: readonly (readonly number[])[],
) => {
  const bytes = Uint8Array.from(colors.flat().map((ink) => Math.round(ink * 255)))
  const inside = `q 90 0 0 90 60 30 cm BI /W 1 /H 1 /BPC 8 /CS /CMYK /F /AHx ID ${Buffer.from(bytes.subarray(0, 4)).toString('hex')}> EI Q`
  return pageOf(
    `${background!.join(' ')} k 0 0 200 150 re f ${kind === 'inside' ? inside : 'q 90 0 0 90 60 30 cm /Picture Do Q'}`,
    ({ stream }) => ({
      resources: {
        XObject: {
          Picture: stream(kind === 'plain' ? bytes : Uint8Array.from([0, 1, 2, 3]), {
            Subtype: '/Image',
            Width: 2,
            Height: 2,
            BitsPerComponent: 8,
            ColorSpace: kind === 'plain' ? INKS : ['/Indexed', INKS, 3, stream(bytes)],
          }),
        },
      },
    }),
  )
}

/** A page with fills in these inks beside an RGB fill, and a translucent one over it. */
const mixed = ([one, two, three]: readonly (readonly number[])[], rgb: readonly number[], opacity: number) =>
  pageOf(
    `${one!.join(' ')} k 0 0 200 150 re f ${rgb.join(' ')} rg 20 20 90 90 re f
     ${two!.join(' ')} k 120 20 60 90 re f /Over gs ${three!.join(' ')} k 60 60 90 60 re f`,
    () => ({ resources: { ExtGState: { Over: { ca: opacity } } } }),
  )

describe('invariants of a PDF in inks', () => {
  it('always looks in the preview as its inks print: 1 % apart on average, never more than 3 % (PROD-12)', async () => {
    const all: number[] = []
    await fc.assert(
      fc.asyncProperty(fc.array(inks, { minLength: 6, maxLength: 6 }), async (colors) => {
        const { means, inPrintColors } = await differenceOf(await page(colors))
        all.push(...means)
        expect(inPrintColors).toBe(true)
        expect(Math.max(...means)).toBeLessThan(0.03)
      }),
      { numRuns: 3, endOnFailure: true },
    )
    expect(all.reduce((sum, mean) => sum + mean, 0) / all.length).toBeLessThan(0.01)
  })

  it('always previews a picture in inks as printed, too', async () => {
    const kind = fc.constantFrom('plain' as const, 'indexed' as const, 'inside' as const)
    await fc.assert(
      fc.asyncProperty(kind, fc.array(inks, { minLength: 5, maxLength: 5 }), async (of, colors) => {
        const { means, inPrintColors } = await differenceOf(await pictured(of, colors))
        expect(inPrintColors).toBe(false)
        expect(Math.max(...means), of).toBeLessThan(0.03)
      }),
      { numRuns: 3, endOnFailure: true },
    )
  })

  it('prints soft shadows of pictures as previewed (PROD-12)', async () => {
    const shadow = await pageOf('q 180 0 0 130 10 10 cm /P Do Q', ({ stream }) => {
      const side = { Type: '/XObject', Subtype: '/Image', Width: 16, Height: 1, BitsPerComponent: 8 }
      const soft = Uint8Array.from({ length: 16 }, (_, at) => at * 16)
      const SMask = stream(soft, { ...side, ColorSpace: '/DeviceGray' })
      const picture = stream(new Uint8Array(48), { ...side, ColorSpace: '/DeviceRGB', SMask })
      return { resources: { XObject: { P: picture } } }
    })
    expect(Math.max(...(await differenceOf(shadow)).means)).toBeLessThan(0.03)
  })

  it('always prints as approved where RGB colors mix with inks, pure ones too (PROD-12)', async () => {
    const rgb = fc.tuple(share, share, share)
    const pure = [
      [1, 0, 0, 0],
      [0, 1, 1, 0],
      [0, 0, 1, 0],
    ] as [number, number, number, number][]
    await fc.assert(
      fc.asyncProperty(
        fc.array(inks, { minLength: 3, maxLength: 3 }),
        rgb,
        fc.constantFrom(1, 0.5),
        async (colors, screen, opacity) => {
          const { means, inPrintColors } = await differenceOf(await mixed(colors, screen, opacity))
          expect(inPrintColors).toBe(false)
          expect(Math.max(...means)).toBeLessThan(0.03)
        },
      ),
      { numRuns: 4, examples: [[pure, [0.2, 0.5, 0.9], 1]], endOnFailure: true },
    )
  })
})
