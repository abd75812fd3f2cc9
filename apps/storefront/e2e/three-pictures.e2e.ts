import { dieLineOf, type Design } from '@kisscut/artwork/design'
import { boxAround, flatten } from '@kisscut/artwork/geometry'
import { distanceToRing } from '@kisscut/artwork/testing'
import { drawDesign } from '@kisscut/prepress/drawing'
import { openPressProfile, printPdf } from '@kisscut/prepress/print'
import {
  canSeparate,
  drawingOrderOf,
  plateLines,
  printedColors,
  proofedColors,
  separatedColors,
  shapedDesigns,
} from '@kisscut/prepress/testing'
import type { Drawing } from '@kisscut/shop/ports/drawing'
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { differenceOf, type Picture } from './pictures-apart.ts'

/** Number of designs from the corpus; `DESIGNS=300` compares more. */
const DESIGNS = Number(process.env['DESIGNS'] ?? 40)
/** Number of designs per test. */
const AT_ONCE = 8
/** Longer side of their pictures in pixels. */
const PIXELS = 640

/** Maximum difference of two pictures of a design, on average and in one square. */
const MOST = { mean: 0.012, square: 0.05 }

const press = await openPressProfile()
/** Without Ghostscript, pdfium draws the print files. */
const hasGhostscript = await canSeparate()

const rgbaOf = async (picture: Uint8Array, { width, height }: Omit<Picture, 'rgb'>) =>
  sharp(picture).resize({ width, height, fit: 'fill' }).ensureAlpha().raw().toBuffer()

/** The canvas's picture of a drawing, in Chromium. */
async function onCanvas(page: Page, svg: string, size: Omit<Picture, 'rgb'>): Promise<Buffer> {
  await page.setViewportSize(size)
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size.width}px;height:${size.height}px}</style>${svg.replace('<svg ', '<svg preserveAspectRatio="none" ')}`,
  )
  return page.screenshot({ omitBackground: true })
}

/** Distance between a contour's line in the print file and in its drawing, in inches. */
async function apartOnPress(
  design: Design,
  { svg, placement, contour }: Pick<Drawing, 'svg' | 'placement'> & { readonly contour: string },
): Promise<number> {
  const dieLine = { ...dieLineOf(design, design.sides[0]!), contour }
  const artwork = { mime: 'image/svg+xml', bytes: svg }
  const { pdf } = await printPdf({ title: 'Contour', look: 'white', placement, dieLine, artwork }, press)
  const points = (await plateLines(pdf)).flatMap((line) => line.points)
  const rings = flatten(contour, 0.0002)
  const [onPage, onProduct] = [boxAround(points), boxAround(rings.flat())]
  const moved = points.map(({ x, y }) => ({ x: x - onPage.x + onProduct.x, y: y - onPage.y + onProduct.y }))
  return Math.max(...moved.map((point) => Math.min(...rings.map((ring) => distanceToRing(point, ring)))))
}

async function picturesOf(page: Page, design: Design, lines: number[]): Promise<readonly Picture[]> {
  const { svg, raster, placement, contour } = await drawDesign(drawingOrderOf(design))
  if (contour !== null) lines.push(await apartOnPress(design, { svg, placement, contour }))
  const scale = PIXELS / Math.max(placement.width, placement.height)
  const size = { width: Math.round(placement.width * scale), height: Math.round(placement.height * scale) }
  const canvas = await rgbaOf(await onCanvas(page, Buffer.from(svg).toString(), size), size)
  const empty = Buffer.alloc(size.width * size.height * 4)
  const preview = raster === null ? empty : await rgbaOf(raster, size)
  const file = await printPdf(
    {
      ...{ title: 'Three pictures', look: 'white', placement },
      // Compares the whole drawing: the page is as large, and nothing of it is outside of the bleed.
      dieLine: { ...dieLineOf(design, design.sides[0]!), shape: 'rectangle' },
      artwork: { mime: 'image/svg+xml', bytes: svg },
    },
    press,
  )
  return [
    { ...size, rgb: await proofedColors(canvas, size, file) },
    { ...size, rgb: await proofedColors(preview, size, file) },
    {
      ...size,
      rgb: hasGhostscript ? await separatedColors(file, size, placement) : await printedColors(file, size),
    },
  ]
}

/** The difference of two pictures of a design. */
interface Apart extends ReturnType<typeof differenceOf> {
  readonly pair: string
  readonly design: number
}

async function comparedOn(page: Page, designs: readonly (readonly [number, Design])[]) {
  const apart: Apart[] = []
  const lines: number[] = []
  for (const [n, design] of designs) {
    const [canvas, preview, print] = (await picturesOf(page, design, lines)) as [Picture, Picture, Picture]
    for (const [pair, one, other] of [
      ['canvas and preview', canvas, preview],
      ['canvas and print', canvas, print],
      ['preview and print', preview, print],
    ] as const)
      apart.push({ pair, design: n, ...differenceOf(one, other) })
  }
  return { apart, lines }
}

describe(`three pictures of each of ${DESIGNS} generated designs`, () => {
  const visit = useBrowser()
  const designs = [...fc.sample(shapedDesigns(), { numRuns: DESIGNS, seed: 11 }).entries()]
  const apart: Apart[] = []
  const lines: number[] = []

  // A few per test, so that each finishes in time on a busy machine.
  for (let from = 0; from < DESIGNS; from += AT_ONCE) {
    const some = designs.slice(from, from + AT_ONCE)
    it(`show canvas, preview and print file alike for designs ${from} to ${from + some.length - 1} (DESIGN-19, DESIGN-30)`, async () => {
      const found = await comparedOn(await visit(), some)
      expect(found.apart.filter(({ mean, worst }) => mean >= MOST.mean || worst >= MOST.square)).toEqual([])
      apart.push(...found.apart)
      lines.push(...found.lines)
    })
  }

  it('differ by less than 1 % on average, and are cut along one line within 0.001 in (DESIGN-37)', () => {
    expect(apart).toHaveLength(3 * DESIGNS)
    for (const pair of new Set(apart.map((each) => each.pair))) {
      const means = apart.filter((each) => each.pair === pair).map(({ mean }) => mean)
      expect(means.reduce((sum, mean) => sum + mean, 0) / means.length, pair).toBeLessThan(0.01)
    }
    expect(lines.length).toBeGreaterThan(0)
    expect(Math.max(...lines), 'the line on the print file').toBeLessThan(0.001)
  })
})
