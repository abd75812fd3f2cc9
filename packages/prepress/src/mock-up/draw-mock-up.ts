import { stickerPicture } from '@kisscut/artwork/scene'
import sharp from 'sharp'
import { GUARDED } from '../decode/raster.ts'
import { artworkPicture } from '../print/artwork-pixels.ts'
import type { PrintDesign } from '../print/index.ts'
import type { Scene } from './scene.ts'

/** A design where it will be seen. */
export interface MockUpOrder {
  readonly scene: Scene
  readonly design: PrintDesign
  /** Of the longer side of the WebP; where absent as many as the scene has. Never more than those. */
  readonly pixels?: number
}

export interface MockUp {
  readonly webp: Uint8Array
  /** False where the sticker is larger than its box and was shown smaller than it is. */
  readonly trueScale: boolean
}

/** Room for the contact shadow, in shares of the sticker's longer side. */
const SHADOW = 0.12

/** The sticker on its material, as large as it is in truth, in the middle of the scene's box, under what lies over it. */
export async function drawMockUp({ scene, design, pixels }: MockUpOrder): Promise<MockUp> {
  const { box, boxHeightInches } = scene
  const { dieLine } = design
  const pixelsPerInch = box.height / boxHeightInches
  const fits = Math.min(
    1,
    box.width / (dieLine.width * pixelsPerInch),
    box.height / (dieLine.height * pixelsPerInch),
  )
  const scale = pixelsPerInch * fits
  const sticker = await stickerOf(design, scale)
  const left = Math.round(box.x + box.width / 2 - sticker.info.width / 2)
  const top = Math.round(box.y + box.height / 2 - sticker.info.height / 2)
  const { data, info } = await sharp(scene.image, GUARDED)
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const over = scene.foreground
    ? [
        {
          input: await sharp(scene.foreground, GUARDED)
            .resize({ width, height, fit: 'fill' })
            .png()
            .toBuffer(),
        },
      ]
    : []
  // A shadow may reach beyond the scene; sharp lays nothing onto a picture that is larger than it.
  const spare = Math.ceil(SHADOW * Math.max(sticker.info.width, sticker.info.height))
  const under = await sharp(data, { raw: { width, height, channels: 4 } })
    .extend({ top: spare, bottom: spare, left: spare, right: spare, background: '#0000' })
    .composite([{ input: sticker.data, left: left + spare, top: top + spare }])
    .raw()
    .toBuffer()
  const whole = await sharp(under, {
    raw: { width: width + 2 * spare, height: height + 2 * spare, channels: 4 },
  })
    .extract({ left: spare, top: spare, width, height })
    .composite(over)
    .png({ compressionLevel: 1 })
    .toBuffer()
  const webp = await sharp(whole)
    .resize({ width: pixels ?? width, height: pixels ?? height, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 88, alphaQuality: 100, effort: 2 })
    .toBuffer()
  return { webp, trueScale: fits === 1 }
}

/** The sticker with its shadow, so many pixels to the inch. */
async function stickerOf({ artwork, placement, dieLine, look }: PrintDesign, pixelsPerInch: number) {
  const longest = Math.max(dieLine.width, dieLine.height)
  const pixels = Math.max(8, Math.round(longest * (1 + 2 * SHADOW) * pixelsPerInch))
  const href = artwork && placement ? await hrefOf(artwork, placement, pixelsPerInch) : null
  const svg = stickerPicture(
    { dieLine, look, artwork: href === null ? null : { href }, placement },
    { id: 'mock-up', pixels, margin: SHADOW },
  )
  return sharp(Buffer.from(svg), { ...GUARDED, density: 72 })
    .png({ compressionLevel: 1 })
    .toBuffer({
      resolveWithObject: true,
    })
}

async function hrefOf(
  artwork: NonNullable<PrintDesign['artwork']>,
  { width, height }: NonNullable<PrintDesign['placement']>,
  pixelsPerInch: number,
): Promise<string> {
  const longest = Math.max(16, Math.ceil(Math.max(width, height) * pixelsPerInch))
  const png = await (
    await artworkPicture(artwork, longest)
  )
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
