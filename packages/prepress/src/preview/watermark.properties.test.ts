import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawMarked } from './watermark.ts'

const MARK = {
  mime: 'image/svg+xml',
  bytes: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#fff"/></svg>',
  ),
}

/** A black disc on a transparent background. */
const disc = (width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><ellipse cx="${width / 2}" cy="${height / 2}" rx="${width / 2}" ry="${height / 2}"/></svg>`,
    ),
  )
    .webp({ lossless: true })
    .toBuffer()

const pixelsOf = async (picture: Uint8Array) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

const sides = () => fc.integer({ min: 12, max: 700 })

describe('invariants of watermarks', () => {
  it('always cover the drawn pixels, whatever the size, and no others (MKT-7)', async () => {
    await fc.assert(
      fc.asyncProperty(sides(), sides(), fc.integer({ min: 16, max: 900 }), async (width, height, pixels) => {
        const raster = await disc(width, height)
        const [bare, marked] = [
          await pixelsOf(await drawMarked({ raster, watermark: null, pixels })),
          await pixelsOf(await drawMarked({ raster, watermark: MARK, pixels })),
        ]
        expect([marked.info.width, marked.info.height]).toEqual([bare.info.width, bare.info.height])
        let [changed, solid, unclear] = [0, 0, 0]
        for (let at = 0; at < bare.data.length; at += 4) {
          if (bare.data[at + 3] === 0 && marked.data[at + 3] !== 0) unclear += 1
          if (bare.data[at + 3]! < 250) continue
          solid += 1
          if (Math.abs(marked.data[at]! - bare.data[at]!) > 40) changed += 1
        }
        expect(Math.max(marked.info.width, marked.info.height)).toBeLessThanOrEqual(pixels)
        expect(unclear, 'what is clear stays clear').toBe(0)
        expect(changed).toBeGreaterThan(solid * 0.02)
      }),
      { numRuns: 25 },
    )
  })
})
