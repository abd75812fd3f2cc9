import {
  paintedClipart,
  pixelsOfDrawing,
  textureOf,
  type RegionLook,
  type Texture,
} from '@kisscut/artwork/clipart'
import type { Element } from '@kisscut/artwork/design'
import type { Size } from '@kisscut/artwork/geometry'
import { croppedArtwork, type Artwork } from '@kisscut/artwork/scene'
import { artworkPicture, FINEST, MAXIMUM_PIXELS, sourcePixels } from '../print/artwork-pixels.ts'
import { drawingOf } from '../decode/ingest-svg.ts'
import { writeSvg } from '../svg/index.ts'
import type { DrawingOrder, ElementPicture, RegionPicture } from '@kisscut/shop/ports/drawing'

/** Maximum pixels of all embedded pictures of a side: ten inches square at press resolution. Beyond it, each is scaled down. */
const PIXELS_IN_ALL = 40_000_000

/**
 * Every visible picture of a side (EDIT-17) by the id of its element: drawings as markup, others as pixels at press resolution.
 */
export async function picturesOf({
  design,
  side,
  pictures,
}: DrawingOrder): Promise<ReadonlyMap<string, Artwork>> {
  const shown = design.elements.filter(
    (element) => element.side === side && !element.hidden && pictures[element.id],
  )
  const wanted = shown.reduce((sum, element) => sum + longestOf(element) ** 2, 0)
  const share = Math.min(1, Math.sqrt(PIXELS_IN_ALL / wanted))
  const made = new Map<string, Artwork>()
  const pixels = new Map<string, Promise<string>>()
  const fileOf = numbered()
  for (const element of shown) {
    const picture = pictures[element.id]
    if (!picture) continue
    const longest = Math.max(16, Math.ceil(longestOf(element) * share))
    if (picture.mime === 'image/svg+xml') {
      const artwork = await drawingOfElement(element, picture)
      if (artwork) made.set(element.id, artwork)
      continue
    }
    // A file used several times at the same size is decoded once.
    const key = `${fileOf(picture.bytes)} ${longest}`
    const href = pixels.get(key) ?? pixelsOf(picture, longest)
    pixels.set(key, href)
    made.set(element.id, croppedArtwork(await href, cropOf(element)))
  }
  return made
}

/** Numbers files; equal files have the same number. */
function numbered(): (bytes: Uint8Array) => number {
  const files: Uint8Array[] = []
  return (bytes) => {
    const known = files.findIndex((each) => each === bytes || Buffer.from(each).equals(bytes))
    return known >= 0 ? known : files.push(bytes) - 1
  }
}

const cropOf = (element: Element) => (element.kind === 'upload' ? element.crop : null)

/** Longer side in pixels that the whole picture of an element needs on press. */
function longestOf(element: Element): number {
  const crop = cropOf(element)
  const shown = Math.max(element.width / (crop?.width ?? 1), element.height / (crop?.height ?? 1))
  return Math.min(MAXIMUM_PIXELS, shown * FINEST)
}

async function drawingOfElement(element: Element, picture: ElementPicture): Promise<Artwork | null> {
  const crop = cropOf(element)
  const { clean, size } = await drawingOf(Buffer.from(picture.bytes).toString('utf8'))
  const looks = await Promise.all(
    Object.entries(picture.regions ?? {}).map(
      async ([selector, region]) => [selector, await lookOf(region)] as const,
    ),
  )
  const artwork = paintedClipart(writeSvg(clean, size), Object.fromEntries(looks), element.id, {
    ...(picture.base !== undefined && { base: await lookOf(picture.base) }),
    inches: { width: element.width, height: element.height },
    inverted: element.kind === 'clipart' && element.inverted === true,
  })
  return artwork && crop ? croppedDrawing(artwork, size.viewBox, crop) : artwork
}

/** Maximum longer side in pixels of a printed texture; a larger one is scaled down to the same inches. */
const PRINTED_TEXTURE = 3000

/** Picture formats that browsers show; for others the page shows only the color. */
const TEXTURES = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/svg+xml',
])

/** The look of a region with its texture embedded; its color alone where the texture is no picture, as on the page. CLIP-15. */
async function lookOf({ texture, ...look }: RegionPicture): Promise<RegionLook> {
  if (texture === undefined) return look
  const drawn = await texturePixels(texture).catch(() => null)
  return drawn === null ? look : { ...look, texture: drawn }
}

async function texturePixels({
  mime,
  bytes,
  background,
}: NonNullable<RegionPicture['texture']>): Promise<Texture> {
  if (!TEXTURES.has(mime)) throw new Error(`${mime} is no texture.`)
  const size = await texturePixelsOf({ mime, bytes })
  const longest = Math.max(1, Math.min(PRINTED_TEXTURE, Math.ceil(Math.max(size.width, size.height))))
  const pixels = (await artworkPicture({ mime, bytes }, longest))
    .autoOrient()
    .resize({ width: PRINTED_TEXTURE, height: PRINTED_TEXTURE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  const data = await pixels.png({ compressionLevel: 1 }).toBuffer()
  return textureOf(dataUri('png', data), size, background)
}

/** Size of a texture in pixels, as the page counts them, however many are printed. */
async function texturePixelsOf(picture: Pick<ElementPicture, 'mime' | 'bytes'>): Promise<Size> {
  if (picture.mime !== 'image/svg+xml') {
    const size = await sourcePixels(picture)
    if (size !== null) return size
  }
  const { clean } = await drawingOf(Buffer.from(picture.bytes).toString('utf8'))
  const size = pixelsOfDrawing((name) => clean.root.get(name))
  if (size === null) throw new Error('The drawing states no size.')
  return size
}

async function pixelsOf(picture: ElementPicture, longest: number): Promise<string> {
  const pixels = (await artworkPicture(picture, longest))
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  const { data, info } = await pixels.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })
  // As JPEG, a photo is a tenth the size without a visible difference.
  const photo = info.channels === 3 && picture.mime === 'image/jpeg'
  return photo
    ? dataUri('jpeg', await pixels.jpeg({ quality: 96, chromaSubsampling: '4:4:4' }).toBuffer())
    : dataUri('png', data)
}

const dataUri = (kind: 'png' | 'jpeg', bytes: Buffer) =>
  `data:image/${kind};base64,${bytes.toString('base64')}`

const croppedDrawing = (
  artwork: Artwork,
  [x, y, width, height]: readonly [number, number, number, number],
  crop: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Artwork =>
  'markup' in artwork
    ? {
        markup: artwork.markup,
        viewBox: [x + crop.x * width, y + crop.y * height, crop.width * width, crop.height * height].join(
          ' ',
        ),
      }
    : artwork
