import { INK_STYLES } from '@kisscut/artwork/look'
import { scaleIn, stickerPicture } from '@kisscut/artwork/scene'
import sharp from 'sharp'
import { GUARDED, GUARDED_SVG } from '../decode/raster.ts'
import { artworkPicture } from '../print/artwork-pixels.ts'
import { hasWhiteInk } from '../print/ink.ts'
import type { Artwork, PrintDesign } from '../print/index.ts'
import type { Scene } from './scene.ts'
import { rgbaOf } from '../color/rgba.ts'

/** A request to show a design in a scene. */
export interface MockUpOrder {
  readonly scene: Scene
  readonly design: PrintDesign
  /** Longer side of the WebP in pixels; by default, and at most, the scene's. */
  readonly pixels?: number
}

export interface MockUp {
  readonly webp: Uint8Array
  /** False where the sticker is larger than the scene's box and was scaled down. */
  readonly trueScale: boolean
}

/** Padding for the contact shadow, as a share of the sticker's longer side. */
const SHADOW = 0.12

/**
 * Draws the sticker on its material in true scale in the center of the scene's box, under the scene's
 * foreground.
 */
export async function drawMockUp({ scene, design, pixels }: MockUpOrder): Promise<MockUp> {
  const { box } = scene
  const { pixelsPerInch, share } = scaleIn(scene, design.dieLine)
  const sticker = await stickerOf(design, pixelsPerInch * share)
  const left = Math.round(box.x + box.width / 2 - sticker.info.width / 2)
  const top = Math.round(box.y + box.height / 2 - sticker.info.height / 2)
  const { data, info } = await rgbaOf(sharp(scene.image, GUARDED).autoOrient())
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
  // A shadow may extend beyond the scene; sharp cannot composite a picture larger than the base.
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
  return { webp, trueScale: share === 1 }
}

/** The sticker with its shadow at a resolution in pixels per inch. */
async function stickerOf(design: PrintDesign, pixelsPerInch: number) {
  const { artwork, placement, dieLine, look } = design
  const longest = Math.max(dieLine.width, dieLine.height)
  const pixels = Math.max(8, Math.round(longest * (1 + 2 * SHADOW) * pixelsPerInch))
  const href = artwork && placement ? await hrefOf(artwork, placement, pixelsPerInch) : null
  const svg = stickerPicture(
    { dieLine, look, artwork: href === null ? null : { href }, placement },
    { id: 'mock-up', pixels, margin: SHADOW, whiteInk: hasWhiteInk(design) },
  )
  return sharp(Buffer.from(svg), { ...GUARDED_SVG, density: 72, svg: { stylesheet: INK_STYLES } })
    .png({ compressionLevel: 1 })
    .toBuffer({
      resolveWithObject: true,
    })
}

async function hrefOf(
  artwork: Artwork,
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
