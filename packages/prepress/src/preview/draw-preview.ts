import { contourDieLine, maskOfPixels } from '@kisscut/artwork/contour'
import type { DieLineSpec } from '@kisscut/artwork/die-line'
import { lookOf } from '@kisscut/artwork/look'
import { placementOf, type Placement } from '@kisscut/artwork/placement'
import { uploadScene } from '@kisscut/artwork/scene'
import type { PreviewRequest } from '@kisscut/shop'
import sharp from 'sharp'
import { GUARDED } from '../decode/raster.ts'
import { layShadow } from './shadow.ts'

const DEFAULT_PIXELS = 640
/** Pixels of the longer side of the mask a contour is traced from: finer than the picture shows. */
const MASK_PIXELS = 600

/** Runs in a worker process: the sticker in the hand as a WebP or PNG with a transparent ground. */
export async function drawPreview(request: PreviewRequest): Promise<Uint8Array> {
  const pixels = request.pixels ?? DEFAULT_PIXELS
  const placement = request.placement && placementOf(request.placement)
  const artwork =
    request.userFile && placement && (await pngOf(request.userFile.raster, shownPixels(request, placement)))
  const dieLine = await dieLineOf(request, placement, artwork)
  const scene = uploadScene(
    {
      dieLine,
      look: lookOf(request.look),
      artwork: artwork && { href: `data:image/png;base64,${artwork.toString('base64')}` },
      placement,
    },
    'preview',
    { pixels, shadow: false },
  )
  const sticker = await sharp(Buffer.from(scene), { ...GUARDED, density: 72 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = sticker.info
  await layShadow({ width, height, rgba: sticker.data }, dieLine, pixels)
  const drawn = sharp(sticker.data, { raw: { width, height, channels: 4 } })
  return request.format === 'png'
    ? drawn.png({ compressionLevel: 6 }).toBuffer()
    : drawn.webp({ quality: 88, alphaQuality: 100, effort: 2 }).toBuffer()
}

/** How many pixels of the picture the artwork's longer side takes up: more of them would only be thrown away. */
function shownPixels(
  { width, height, pixels = DEFAULT_PIXELS }: PreviewRequest,
  placement: Placement,
): number {
  const share = Math.max(placement.width, placement.height) / Math.max(Number(width), Number(height))
  return Math.ceil(Math.max(16, Math.min(2, share) * pixels))
}

/** The artwork no finer than the picture can show, as a PNG that librsvg reads quickly. */
const pngOf = (raster: Uint8Array, longest: number): Promise<Buffer> =>
  sharp(raster, GUARDED)
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer()

async function dieLineOf(
  request: PreviewRequest,
  placement: Placement | null,
  png: Buffer | null,
): Promise<DieLineSpec> {
  const size = { width: Number(request.width), height: Number(request.height) }
  const spec = { shape: request.dieLine, ...size }
  if (request.dieLine !== 'contour' || !png || !placement) return spec
  const { data, info } = await sharp(png, GUARDED)
    .resize({ width: MASK_PIXELS, height: MASK_PIXELS, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { path } = contourDieLine(maskOfPixels(data, info.width, info.height), placement)
  return { ...spec, contour: path }
}
