import { createHash } from 'node:crypto'
import { contourDieLine, contourOptionsOf, maskOfPixels, type DieLineOptions } from '@kisscut/artwork/contour'
import { uploadProductOf } from '@kisscut/artwork/design'
import type { DieLineSpec } from '@kisscut/artwork/die-line'
import { lookOf, showsThroughInk } from '@kisscut/artwork/look'
import type { Placement } from '@kisscut/artwork/placement'
import sharp, { type Sharp } from 'sharp'
import { pressLook } from '../color/press-look.ts'
import { hasPrintColors } from '../decode/print-colors.ts'
import { GUARDED } from '../decode/raster.ts'
import { composed, type Parts } from './compose.ts'
import { cutOutKey, drawCutOut } from './cut-out.ts'
import { frameOf, type Frame } from './frame.ts'
import { openCache, type Sized } from './cache.ts'
import { drawHoles } from './holes.ts'
import { drawKissCuts } from './kiss-cuts.ts'
import { drawMaterial, materialKey } from './material.ts'
import { placedPixels, type DrawnPicture } from './placed-pixels.ts'
import { drawFilmShadow, drawShadow, shadowKey } from './shadow.ts'
import { withWatermark } from './watermark.ts'
import type { PreviewRequest } from '@kisscut/shop/ports/preview'
import { rgbaOf } from '../color/rgba.ts'

const DEFAULT_PIXELS = 640
/** Longer side in pixels of the mask a contour is traced from: finer than the picture. */
const MASK_PIXELS = 600
/** Oversampling of the artwork along either side. */
const FINER = 1.5

const MEGABYTE = 2 ** 20
/** Cache of materials, cut-outs and shadows by size: they do not depend on the artwork. */
const shared = openCache(48 * MEGABYTE)
/** A separate cache for contours, which only one artwork uses: it must not displace the others. */
const single = openCache(16 * MEGABYTE)

/** Draws the sticker as a WebP or PNG on a transparent background. Runs in a worker process. */
export async function drawPreview(request: PreviewRequest): Promise<Uint8Array> {
  const pixels = request.pixels ?? DEFAULT_PIXELS
  const look = lookOf(request.look)
  const { raster = null, placement = null } = request.artwork ?? {}
  const drawn =
    raster &&
    placement &&
    (await inColors(
      await decodedRaster(raster, shownPixels(request, placement)),
      request.isFilm || (await hasPrintColors(raster)) ? 'screen' : (request.colors ?? 'print'),
    ))
  const { watermark } = request
  const artwork = drawn && watermark ? await withWatermark(drawn, watermark) : drawn
  const dieLine = await dieLineOf(request, placement, artwork)
  const frame = frameOf(dieLine, pixels)
  const cache = dieLine.contour === undefined ? shared : single
  const { width, height } = frame
  const placed =
    artwork && placement && placedPixels(await fitted(artwork, placement, frame), placement, frame)
  const rgba = composed(
    frame,
    request.isFilm && placed
      ? await filmParts(placed, frame)
      : {
          material: await cache.get(materialKey(look, frame), () => drawMaterial(look, frame)),
          cutOut: await cache.get(cutOutKey(look, frame), () => drawCutOut(look, frame)),
          shadow: await cache.get(shadowKey(frame), () => drawShadow(dieLine, pixels)),
          artwork: placed,
          showsThrough: showsThroughInk(look, request.whiteInk),
        },
  )
  const bare = sharp(rgba, { raw: { width, height, channels: 4 } })
  const layer =
    request.isSheet && request.artwork && (await drawKissCuts(request.artwork, dieLine, frame, single))
  const holes = drawHoles({ ...dieLine, hasHoles: request.hasHoles ?? false }, frame)
  const layers = [
    ...(layer ? [{ input: layer }] : []),
    ...(holes ? [{ input: holes, blend: 'dest-out' as const }] : []),
  ]
  const picture = layers.length > 0 ? bare.composite(layers) : bare
  return request.format === 'png'
    ? picture.png({ compressionLevel: 6 }).toBuffer()
    : picture.webp({ quality: 88, alphaQuality: 100, effort: 2 }).toBuffer()
}

/** A piece cut from film shows the drawing alone. LET-13, CLIP-5. */
async function filmParts(film: Uint8Array, frame: Frame): Promise<Parts> {
  const { width, height } = frame
  return {
    material: { under: new Uint8Array(film.length), over: null, bytes: film.length },
    cutOut: { within: new Uint8Array(width * height).fill(255), edge: null, bytes: width * height },
    shadow: await drawFilmShadow(film, frame),
    artwork: film,
    showsThrough: false,
  }
}

/** Longer side of the placed artwork in pixels of the picture: a larger raster would be wasted. */
function shownPixels(
  { design: { width, height }, pixels = DEFAULT_PIXELS }: PreviewRequest,
  placement: Placement,
): number {
  const share = Math.max(placement.width, placement.height) / Math.max(width, height)
  return Math.ceil(Math.max(16, Math.min(2, share) * pixels))
}

/** The artwork, reduced to the picture's resolution. */
const decodedRaster = (raster: Uint8Array, longest: number): Promise<DrawnPicture> =>
  pixelsOf(
    sharp(raster, GUARDED).resize({
      width: longest,
      height: longest,
      fit: 'inside',
      withoutEnlargement: true,
    }),
  )

/** The artwork in print colors, or in screen colors (PROD-7). */
const inColors = async (artwork: DrawnPicture, colors: 'print' | 'screen'): Promise<DrawnPicture> =>
  colors === 'screen' ? artwork : { ...artwork, rgba: (await pressLook())(artwork.rgba) }

/** The artwork, scaled where the placement compresses one side. */
async function fitted(artwork: DrawnPicture, placement: Placement, { scale }: Frame): Promise<DrawnPicture> {
  const width = Math.min(artwork.width, Math.ceil(placement.width * scale * FINER))
  const height = Math.min(artwork.height, Math.ceil(placement.height * scale * FINER))
  if (width === artwork.width && height === artwork.height) return artwork
  return pixelsOf(sharpOf(artwork).resize({ width, height, fit: 'fill' }))
}

async function pixelsOf(picture: Sharp): Promise<DrawnPicture> {
  const { data, info } = await rgbaOf(picture)
  return { width: info.width, height: info.height, rgba: data }
}

const sharpOf = ({ width, height, rgba }: DrawnPicture): Sharp =>
  sharp(rgba, { raw: { width, height, channels: 4 } })

async function dieLineOf(
  { design, contour }: PreviewRequest,
  placement: Placement | null,
  artwork: DrawnPicture | null,
): Promise<DieLineSpec> {
  const spec = uploadProductOf(design)
  if (contour !== undefined) return { ...spec, contour }
  if (spec.shape !== 'contour' || !artwork || !placement) return spec
  const options = contourOptionsOf(spec)
  const { path } = await single.get(outlineKey(artwork, placement, options), () =>
    traceOutline(artwork, placement, options),
  )
  return { ...spec, contour: path }
}

/** Cache key of a contour: the drawn pixels, their placement and how it is drawn. */
const outlineKey = (
  { width, height, rgba }: DrawnPicture,
  placement: Placement,
  options: DieLineOptions,
): string =>
  [
    'outline',
    width,
    height,
    createHash('sha1').update(rgba).digest('base64'),
    JSON.stringify([placement, options]),
  ].join(' ')

async function traceOutline(
  artwork: DrawnPicture,
  placement: Placement,
  options: DieLineOptions,
): Promise<Sized & { path: string }> {
  const { rgba, width, height } = await pixelsOf(
    sharpOf(artwork).resize({
      width: MASK_PIXELS,
      height: MASK_PIXELS,
      fit: 'inside',
      withoutEnlargement: true,
    }),
  )
  const { path } = contourDieLine(maskOfPixels(rgba, width, height), placement, options)
  return { path, bytes: 2 * path.length }
}
