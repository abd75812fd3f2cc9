import type { DieLineSpec } from '@kisscut/artwork/die-line'
import { grown } from '@kisscut/artwork/geometry'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { trimOnPage } from './cuts.ts'
import { openPressProfile, printPdf, type PrintDesign } from './index.ts'
import { fineDifferenceFromPreview } from './same-as-preview.ts'
import { TEXTURES, texture } from '../testing/textures.ts'

const press = await openPressProfile()
const designOf = (bytes: Uint8Array, width: number, height: number, more: Partial<PrintDesign> = {}) =>
  ({
    title: 'Texture',
    dieLine: { shape: 'rectangle', width, height } satisfies DieLineSpec,
    look: 'white',
    artwork: { mime: 'image/png', bytes },
    placement: { x: -0.0625, y: -0.0625, width: width + 0.125, height: height + 0.125, rotation: 0 },
    ...more,
  }) satisfies PrintDesign

describe('invariants of printed pictures', () => {
  it.each(Object.keys(TEXTURES))(
    'always prints a picture of %s as it was approved (PROD-12)',
    async (name) => {
      for (const [pixels, inches] of [
        [640, 6],
        [1200, 4],
      ] as const) {
        const bytes = await texture(name, pixels, (pixels * 3) / 4)
        const file = await printPdf(designOf(bytes, inches, inches * 0.75), press)
        expect(file.dpi).toBe(Math.floor(pixels / (inches + 0.125)))
      }
    },
  )

  it('prints fine confetti of 2400 × 1800 pixels', async () => {
    const bytes = await texture('confetti', 2400, 1800)
    expect(await printPdf(designOf(bytes, 4, 3), press)).toMatchObject({ dpi: 581 })
  })

  it('always prints a drawing whose effects depend on its pixels, as the preview shows it', async () => {
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

  it('still notices a part that is missing, another color and a layer beside its place in fine textures', async () => {
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
