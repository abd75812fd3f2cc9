import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createPreview } from '../preview/index.ts'
import { openPressProfile, printPdf } from '../print/index.ts'
import { inkOnScreen } from '../print/on-screen.ts'
import { inkOnPage } from '../print/page-ink.ts'
import { pressLook } from './press-look.ts'
import { uploadDesign } from '@kisscut/artwork/design'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { READY_WORKER } from '../testing/files.ts'

const press = await openPressProfile()
const channel = fc.integer({ min: 0, max: 255 })
const pngOf = ([r, g, b]: readonly [number, number, number]) =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()

/** Color that the ink of the written print file has in the middle of the sticker. */
async function printedColor(color: readonly [number, number, number]): Promise<number[]> {
  const { pdf } = await printPdf(
    {
      title: 'Patch',
      dieLine: { shape: 'rectangle', width: 1, height: 1 },
      look: 'white',
      artwork: { mime: 'image/png', bytes: await pngOf(color) },
      placement: { x: -0.5, y: -0.5, width: 2, height: 2, rotation: 0 },
    },
    press,
  )
  const size = { width: 20, height: 20 }
  const pixels = await inkOnScreen(await inkOnPage(pdf, size), size, press)
  return [...pixels.subarray(630, 633)]
}

describe('invariants of colors seen and printed', () => {
  it('always shows a color as the ink of its print file looks, within 1 % (PROD-7)', async () => {
    const look = await pressLook()
    const neon = [
      [0, 255, 0],
      [255, 0, 255],
      [0, 255, 255],
      [255, 0, 0],
      [0, 0, 255],
      [255, 255, 255],
    ] as const
    const compare = async (color: readonly [number, number, number]) => {
      const shown = look(Uint8Array.from([...color, 255])).subarray(0, 3)
      const printed = await printedColor(color)
      const mean = printed.reduce((sum, value, at) => sum + Math.abs(value - shown[at]!), 0) / 3
      expect(mean / 255, `${color} is shown as ${shown} and printed as ${printed}`).toBeLessThanOrEqual(0.01)
    }
    const whereClippingBegins = [0, 129, 189] as const
    for (const color of [...neon, whereClippingBegins]) await compare(color)
    await fc.assert(fc.asyncProperty(fc.tuple(channel, channel, channel), compare), { numRuns: 25 })
  })

  it('never changes the alpha of a pixel, nor fully transparent pixels', async () => {
    const look = await pressLook()
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 4, maxLength: 4 }), (pixel) => {
        const shown = look(pixel)
        expect(shown[3]).toBe(pixel[3])
        if (pixel[3] === 0) expect(shown).toEqual(pixel)
      }),
    )
  })

  it('applies to the picture of a product: no neon that ink cannot print; screen colors on request', async () => {
    const tempDir = await mkdtemp(join(tmpdir(), 'kisscut-look-'))
    const preview = createPreview({ workerPath: READY_WORKER, tempDir })
    const placement = { x: 0, y: 0, width: 2, height: 2, rotation: 0 }
    const product = { width: 2, height: 2, shape: 'rectangle' as const }
    const request = {
      design: uploadDesign(product, { file: 'neon', pixels: { width: 20, height: 20 }, placement }),
      artwork: { raster: await pngOf([0, 255, 0]), placement },
      look: 'white',
      whiteInk: false,
      pixels: 100,
      format: 'png' as const,
    }
    const middle = async (png: Uint8Array) => [
      ...(await sharp(png).raw().toBuffer()).subarray(4 * 5050, 4 * 5050 + 3),
    ]
    const expected = (await pressLook())(Uint8Array.from([0, 255, 0, 255]))
    expect(await middle(await preview.render(request))).toEqual([...expected.subarray(0, 3)])
    expect(await middle(await preview.render({ ...request, colors: 'screen' }))).toEqual([0, 255, 0])
    preview.close()
    await rm(tempDir, { recursive: true, force: true, maxRetries: 3 })
  })
})
