import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { NUMBERED, readBarcode, smallestBarcodeSize, smallestQrSize } from '@kisscut/core/codes'
import type { BarcodeType } from '@kisscut/core/codes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxAround, flatten, signedArea, type Box } from '../geometry/index.ts'
import { decoderOf } from '../testing/decode.ts'
import { barSymbol, gridOutline, qrSymbol } from './index.ts'

const decoded = decoderOf(
  readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')),
)

const numbered = fc.constantFrom(...(Object.keys(NUMBERED) as BarcodeType[])).chain((type) => {
  const { bodies, prefixes = [''] } = NUMBERED[type]!
  return fc
    .tuple(fc.constantFrom(...bodies), fc.constantFrom(...prefixes), fc.stringMatching(/^[0-9]{13}$/))
    .map(([length, prefix, digits]) => ({ type, content: (prefix + digits).slice(0, length) }))
})

const lettered = fc.oneof(
  fc
    .stringMatching(/^[0-9A-Z\-. $/+%]{1,16}$/)
    // Code 39 may encode small letters as a sign and a capital; scanners may read those.
    .filter((content) => !/[$/+%][A-Z]/.test(content))
    .map((content) => ({ type: 'code39' as const, content })),
  fc.stringMatching(/^[ -~]{1,24}$/).map((content) => ({ type: 'code128' as const, content })),
)

/** The expected scan of a kind's data. */
function scannedOf(type: BarcodeType, data: string): RegExp {
  const literal = data.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (type === 'pzn') return new RegExp(`^-${literal}$`)
  if (type === 'upca') return new RegExp(`^0?${literal}$`)
  if (type === 'isbn10') return new RegExp(`^978${literal.slice(0, 9)}\\d$`)
  if (type === 'issn') return new RegExp(`^977${literal.slice(0, 7)}00\\d$`)
  return new RegExp(`^${literal}$`)
}

/** The only format a scanner of free text accepts: some texts of Code 128 contain the bars of an EAN-13. */
const formatsOf = (type: BarcodeType): ('Code39' | 'Code128')[] =>
  type === 'code39' ? ['Code39'] : type === 'code128' ? ['Code128'] : []

const overlap = (a: Box, b: Box, from: 'x' | 'y', side: 'width' | 'height'): number =>
  Math.min(a[from] + a[side], b[from] + b[side]) - Math.max(a[from], b[from])

describe('invariants of codes', () => {
  it('always scan as the requested data, for every kind of bar code', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(numbered, lettered), async ({ type, content }) => {
        const reading = readBarcode(type, content)
        fc.pre('data' in reading)
        if (!('data' in reading)) return
        const [found] = await decoded(barSymbol(type, reading.data), 3, formatsOf(type))
        expect(found?.text).toMatch(scannedOf(type, reading.data))
      }),
      { numRuns: 250, examples: [[{ type: 'code128', content: '{Wi9D _u' }]] },
    )
  })

  it('never have a digit on a bar', () => {
    fc.assert(
      fc.property(fc.oneof(numbered, lettered), ({ type, content }) => {
        const reading = readBarcode(type, content)
        fc.pre('data' in reading)
        if (!('data' in reading)) return
        // Bars use only h and v, digits never do.
        const parts = barSymbol(type, reading.data).path.match(/M[^M]*/g) ?? []
        const boxes = (isBar: boolean) =>
          parts
            .filter((part) => /^M[^A-Za-z]+h[^A-Za-z]+v[^A-Za-z]+h[^A-Za-z]+Z$/.test(part) === isBar)
            .map((part) => boxAround(flatten(part, 0.1).flat()))
        const bars = boxes(true)
        expect(bars.length).toBeGreaterThan(10)
        for (const digit of boxes(false)) {
          const across = bars.map((bar) =>
            Math.min(overlap(digit, bar, 'x', 'width'), overlap(digit, bar, 'y', 'height')),
          )
          expect(Math.max(...across)).toBeLessThan(0.1)
        }
      }),
    )
  })

  it('always scan as the text of a QR code', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom('L', 'M', 'Q', 'H'), async (content, level) => {
        const [found] = await decoded(qrSymbol(content, level as 'M'), 4)
        expect(found?.text).toBe(content)
      }),
      { numRuns: 150 },
    )
  })

  it('are never wider than the smallest size by the rules, and stay within their quiet zone', () => {
    fc.assert(
      fc.property(numbered, ({ type, content }) => {
        const reading = readBarcode(type, content)
        if (!('data' in reading) || type === 'pzn') return
        const symbol = barSymbol(type, reading.data, { digits: false })
        const module =
          type === 'ean8' || type === 'ean13' || type === 'upca' || type === 'jan' ? 0.33 * 0.8 : 0.33
        expect((symbol.width * module) / 25.4).toBeLessThanOrEqual(
          Number(smallestBarcodeSize(type, reading.data).width) * (module === 0.33 ? 1.25 : 1) + 0.001,
        )
        const ink = boxAround(flatten(symbol.path, 0.1).flat())
        expect(ink.x).toBeGreaterThanOrEqual(6.99)
        expect(symbol.width - ink.x - ink.width).toBeGreaterThanOrEqual(6.99)
      }),
      { numRuns: 60 },
    )
  })

  it('never have more modules than the rules’ smallest QR code', () => {
    const texts = fc.oneof(
      fc.string({ minLength: 1, maxLength: 300 }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
      fc.integer({ min: 1, max: 500 }).map((length) => 'ü'.repeat(length)),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const { width } = qrSymbol(text)
        expect((width * 0.33) / 25.4).toBeLessThanOrEqual(Number(smallestQrSize(text).width) + 1e-9)
      }),
      { numRuns: 300 },
    )
  })

  it('always outline a grid with exactly its dark area', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.infiniteStream(fc.boolean()), (side, bits) => {
        const grid = Uint8Array.from({ length: side * side }, () => (bits.next().value ? 1 : 0))
        const area = flatten(gridOutline(grid, side, side)).reduce((sum, ring) => sum + signedArea(ring), 0)
        expect(area).toBeCloseTo(
          grid.reduce((sum, bit) => sum + bit, 0),
          6,
        )
      }),
    )
  })
})
