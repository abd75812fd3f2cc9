import type { DieLineSpec } from '@kisscut/artwork/die-line'
import { grown } from '@kisscut/artwork/geometry'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { trimOnPage } from './cuts.ts'
import { openPressProfile, printPdf, type PrintDesign } from './index.ts'
import { PIXEL_REASONS } from './pixel-reasons.ts'
import { asPreviewed } from './print-pdf.ts'
import { differenceFromPreview, fineDifferenceFromPreview } from './same-as-preview.ts'
import { pictureOf, stripes, TEXTURES, texture, type Pixel } from '../testing/textures.ts'

const press = await openPressProfile()
const placedOn = (width: number, height: number) =>
  ({ x: -0.0625, y: -0.0625, width: width + 0.125, height: height + 0.125, rotation: 0 }) as const
const designOf = (bytes: Uint8Array, width: number, height: number, more: Partial<PrintDesign> = {}) =>
  ({
    title: 'Texture',
    dieLine: { shape: 'rectangle', width, height } satisfies DieLineSpec,
    look: 'white',
    artwork: { mime: 'image/png', bytes },
    placement: placedOn(width, height),
    ...more,
  }) satisfies PrintDesign

describe('invariants of printed pictures', () => {
  it.each(Object.keys(TEXTURES))('always match the approved %s (PROD-12)', async (name) => {
    for (const [pixels, inches] of [
      [640, 6],
      [1200, 4],
    ] as const) {
      const bytes = await texture(name, pixels, (pixels * 3) / 4)
      const file = await printPdf(designOf(bytes, inches, inches * 0.75), press)
      expect(file.dpi).toBe(Math.floor(pixels / (inches + 0.125)))
    }
  })

  it('always keep stripes of any pitch, angle and colors at their own resolution, straight and turned', async () => {
    const color = fc.constantFrom(
      [0, 0, 0],
      [255, 255, 255],
      [255, 230, 0],
      [0, 40, 255],
      [0, 160, 60],
      [255, 0, 0],
    )
    const design = fc.record({
      ...{ pitch: fc.double({ min: 1, max: 9, noNaN: true }), angle: fc.integer({ min: 0, max: 179 }) },
      ...{
        one: color,
        other: color,
        turned: fc.constantFrom(0, 0, 33, 90, 147),
        inches: fc.constantFrom(2, 6),
      },
      ...{ isCutAround: fc.boolean(), look: fc.constantFrom('white', 'holographic', 'clear') },
    })
    await fc.assert(
      fc.asyncProperty(design, async ({ pitch, angle, one, other, turned, inches, isCutAround, look }) => {
        const bytes = await pictureOf(stripes(pitch, angle, one as Pixel, other as Pixel), 600, 450)
        const whole = designOf(bytes, inches, inches * 0.75)
        const height = inches * 0.75
        const contour = `M0 0L${inches} 0L${inches} ${height / 2}L${inches / 2} ${height}L0 ${height / 2}Z`
        const dieLine = isCutAround ? { ...whole.dieLine, shape: 'contour' as const, contour } : whole.dieLine
        const placement = { ...placedOn(inches, height), rotation: turned }
        const { dpi, reason } = await printPdf({ ...whole, dieLine, placement, look }, press)
        expect([dpi, reason]).toEqual([Math.floor(600 / (inches + 0.125)), null])
      }),
      { numRuns: 6 },
    )
  })

  it('show the page as the preview’s picture, in place, turned and mirrored, and say so', async () => {
    const bytes = await texture('a gradient', 640, 480)
    for (const reverseCut of [false, true]) {
      const placement = { x: 0.3, y: 0.2, width: 3, height: 2.25, rotation: 25 }
      const design = designOf(bytes, 4, 3, { placement, reverseCut })
      const { file } = await asPreviewed(design, press)
      expect(file).toMatchObject({ vector: false, dpi: 600, reason: PIXEL_REASONS.page })
      const media = grown(trimOnPage(design), 0.0625)
      expect((await differenceFromPreview(file.pdf, design, media, press, false)).mean).toBeLessThan(0.01)
    }
  })

  it('keep confetti at press resolution', async () => {
    const bytes = await texture('confetti', 1200, 900)
    expect(await printPdf(designOf(bytes, 2, 1.5), press)).toMatchObject({ dpi: 564, reason: null })
  })

  it('always match the preview of a drawing whose effects depend on its pixels', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><filter id="f"><feTurbulence baseFrequency="0.2"/>' +
      '<feMorphology operator="dilate" radius="2"/></filter><rect width="60" height="60" filter="url(#f)"/></svg>'
    const mime = 'image/svg+xml'
    const file = await printPdf(
      designOf(Buffer.from(svg), 1, 1, { artwork: { mime, bytes: Buffer.from(svg) } }),
      press,
    )
    expect(file.vector).toBe(false)
    expect(file.reason).not.toBe(null)
  })

  it('are rejected with a missing part, another color or a misplaced layer in fine textures', async () => {
    const bytes = await texture('confetti', 1200, 900)
    const design = designOf(bytes, 4, 3)
    const { pdf } = await printPdf(design, press)
    const media = grown(trimOnPage(design), 0.0625)
    const differs = async (approved: PrintDesign): Promise<boolean> => {
      const { mean, worstSquare } = await fineDifferenceFromPreview(pdf, approved, media, press, 290)
      return mean > 0.03 || worstSquare > 0.1
    }
    expect(await differs(design)).toBe(false)
    const patch = { create: { width: 120, height: 90, channels: 3, background: '#fff' } } as const
    const missing = await sharp(bytes)
      .composite([{ input: await sharp(patch).png().toBuffer(), left: 500, top: 300 }])
      .png()
      .toBuffer()
    expect(await differs(designOf(missing, 4, 3))).toBe(true)
    expect(await differs(designOf(await sharp(bytes).modulate({ hue: 90 }).png().toBuffer(), 4, 3))).toBe(
      true,
    )
    expect(
      await differs({
        ...design,
        placement: { x: 0.1, y: -0.0625, width: 4.125, height: 3.125, rotation: 0 },
      }),
    ).toBe(true)
  })
})
