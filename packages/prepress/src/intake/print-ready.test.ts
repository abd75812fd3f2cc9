import { coversBleed, firstPlacement } from '@kisscut/artwork/placement'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBench, type Bench } from '../testing/files.ts'
import { pdfOf } from '../testing/pdf.ts'

let bench: Bench
beforeAll(async () => {
  bench = await openBench({ concurrency: 1 })
})
afterAll(() => bench.close())

/** A tag of 3 × 1.5 in: a white background, a number on it, and a blue band to its edges. */
const tag = `<svg xmlns="http://www.w3.org/2000/svg" width="3in" height="1.5in" viewBox="0 0 216 108">
  <rect width="216" height="108" fill="#fff"/><rect width="216" height="30" fill="#0a4c8f"/>
  <path d="M30 50h20v40h-20zM70 50h20v40h-20z"/></svg>`
const drawn =
  '1 1 1 rg 0 0 216 108 re f 0 .3 .56 rg 0 78 216 30 re f 0 0 0 rg 30 18 20 40 re 70 18 20 40 re f'

describe('a print-ready tag whose art reaches its edges (DESIGN-26)', () => {
  it.each([
    ['PDF', () => pdfOf(drawn, { width: 216, height: 108 })],
    ['PNG', () => sharp(Buffer.from(tag)).resize(1800).png().toBuffer()],
    ['JPEG', () => sharp(Buffer.from(tag)).resize(1800).jpeg().toBuffer()],
    ['SVG', () => tag],
  ])('covers the tag, cut line and bleed, as %s', async (_, bytes) => {
    const outcome = await bench.ingest(await bytes(), 'tag.bin')
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome)}`)
    const { pixelWidth, pixelHeight, ink, fullBleed = false } = outcome.value
    const natural = { width: pixelWidth, height: pixelHeight }
    for (const shape of ['rectangle', 'rounded_corner'] as const) {
      const spec = { shape, width: 1.75, height: 0.875 }
      const placed = firstPlacement({ natural, fullBleed, ...(ink && { outline: ink }) }, spec)
      expect(coversBleed(placed, spec)).toBe(true)
    }
  })
})
