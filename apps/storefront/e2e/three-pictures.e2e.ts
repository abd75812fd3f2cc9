import { dieLineOf, type Design } from '@kisscut/artwork/design'
import { drawDesign } from '@kisscut/prepress/drawing'
import { openPressProfile, printPdf } from '@kisscut/prepress/print'
import { drawingOrderOf, printedColors, proofedColors, shapedDesigns } from '@kisscut/prepress/testing'
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'

/** Designs of the corpus; `DESIGNS=300` looks at more. */
const DESIGNS = Number(process.env['DESIGNS'] ?? 40)
/** Longer side of their pictures. */
const PIXELS = 400
/** Side of the squares whose mean color is compared, in pixels: the softness of edges does not count. */
const SQUARE = 40

/** Most that two pictures of one design may differ, on average and in one square. */
const MOST = { mean: 0.02, square: 0.05 }

const press = await openPressProfile()

interface Picture {
  readonly width: number
  readonly height: number
  readonly rgb: Uint8Array
}

const rgbaOf = async (picture: Uint8Array, { width, height }: Omit<Picture, 'rgb'>) =>
  sharp(picture).resize({ width, height, fit: 'fill' }).ensureAlpha().raw().toBuffer()

/** What the canvas shows of a drawing, in Chromium. */
async function onCanvas(page: Page, svg: string, size: Omit<Picture, 'rgb'>): Promise<Buffer> {
  await page.setViewportSize(size)
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size.width}px;height:${size.height}px}</style>${svg.replace('<svg ', '<svg preserveAspectRatio="none" ')}`,
  )
  return page.screenshot({ omitBackground: true })
}

/** How far two pictures are apart, 0–1: on average in the channel that differs most, and in the worst square. */
function differenceOf(one: Picture, other: Picture) {
  const { width, height } = one
  const [sum, squares] = [[0, 0, 0], new Map<string, [number, number, number]>()]
  for (let at = 0; at < width * height; at += 1) {
    const place = `${Math.floor((at % width) / SQUARE)} ${Math.floor(at / width / SQUARE)}`
    const square = squares.get(place) ?? [0, 0, 0]
    squares.set(place, square)
    for (let channel = 0; channel < 3; channel += 1) {
      const apart = one.rgb[at * 3 + channel]! - other.rgb[at * 3 + channel]!
      sum[channel]! += Math.abs(apart)
      square[channel]! += apart
    }
  }
  const worst = Math.max(...[...squares.values()].flat().map(Math.abs))
  return { mean: Math.max(...sum) / (255 * width * height), worst: worst / (255 * SQUARE ** 2) }
}

async function picturesOf(page: Page, design: Design): Promise<readonly Picture[]> {
  const { svg, raster, placement } = await drawDesign(drawingOrderOf(design))
  const scale = PIXELS / Math.max(placement.width, placement.height)
  const size = { width: Math.round(placement.width * scale), height: Math.round(placement.height * scale) }
  const canvas = await rgbaOf(await onCanvas(page, Buffer.from(svg).toString(), size), size)
  const empty = Buffer.alloc(size.width * size.height * 4)
  const preview = raster === null ? empty : await rgbaOf(raster, size)
  const file = await printPdf(
    {
      ...{ title: 'Three pictures', look: 'white', placement },
      // All of the drawing is compared: the page is as large, and nothing of it is outside of the bleed.
      dieLine: { ...dieLineOf(design, design.sides[0]!), shape: 'rectangle' },
      artwork: { mime: 'image/svg+xml', bytes: svg },
    },
    press,
  )
  return [
    { ...size, rgb: await proofedColors(canvas, size, file) },
    { ...size, rgb: await proofedColors(preview, size, file) },
    { ...size, rgb: await printedColors(file, size) },
  ]
}

describe('three pictures of one design', () => {
  const visit = useBrowser()

  it(`agree: canvas, preview and print file of ${DESIGNS} generated designs (DESIGN-19, DESIGN-30)`, async () => {
    const page = await visit()
    const apart: { pair: string; mean: number; worst: number; design: number }[] = []
    for (const [n, design] of fc.sample(shapedDesigns(), { numRuns: DESIGNS, seed: 11 }).entries()) {
      const [canvas, preview, print] = (await picturesOf(page, design)) as [Picture, Picture, Picture]
      for (const [pair, one, other] of [
        ['canvas and preview', canvas, preview],
        ['canvas and print', canvas, print],
        ['preview and print', preview, print],
      ] as const)
        apart.push({ pair, design: n, ...differenceOf(one, other) })
    }
    for (const pair of new Set(apart.map((each) => each.pair))) {
      const means = apart.filter((each) => each.pair === pair).map(({ mean }) => mean)
      expect(means.reduce((sum, mean) => sum + mean, 0) / means.length, pair).toBeLessThan(0.01)
    }
    expect(apart.filter(({ mean, worst }) => mean >= MOST.mean || worst >= MOST.square)).toEqual([])
  })
})
