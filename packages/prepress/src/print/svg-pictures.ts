import sharp from 'sharp'
import { GUARDED } from '../decode/raster.ts'
import { channels } from '../pdf-drawing/index.ts'
import { MAXIMUM_PIXELS } from './artwork-pixels.ts'
import { imageObject, samples, separatePicture } from './picture.ts'
import { rgbaOf } from '../color/rgba.ts'

/** Maximum pixels of all embedded pictures beside vectors: they are in memory at once. */
const PIXELS_IN_ALL = 48_000_000

/** A picture inside a drawing: its own size, and how it is stored in a PDF. */
interface EmbeddedPicture {
  readonly width: number
  readonly height: number
  store(document: PDFKit.PDFDocument): PDFKit.PDFKitReference
}

/** The embedded pictures of a drawing by address. */
export type EmbeddedPictures = ReadonlyMap<string, EmbeddedPicture>

/** Embedded pictures in screen colors, for comparison with the preview, and in process inks. */
export interface PicturesOfSvg {
  readonly onScreen: EmbeddedPictures
  readonly inInk: EmbeddedPictures
}

const ADDRESS = /<image\b[^>]*?\bhref="(data:image\/[a-z]+;base64,([A-Za-z\d+/=]+))"/g

/** The embedded pictures of a sanitized SVG (PROD-22); null where one is unreadable, or they are too large to hold at once. */
export async function picturesOfSvg(svg: string): Promise<PicturesOfSvg | null> {
  const [onScreen, inInk] = [new Map<string, EmbeddedPicture>(), new Map<string, EmbeddedPicture>()]
  let pixels = 0
  for (const [, address, base64] of svg.matchAll(ADDRESS)) {
    if (address === undefined || base64 === undefined || inInk.has(address)) continue
    const bytes = Buffer.from(base64, 'base64')
    const { width, height } = await sharp(bytes, GUARDED)
      .metadata()
      .catch(() => ({ width: 0, height: 0 }))
    pixels += width * height
    if (width * height === 0 || pixels > PIXELS_IN_ALL) return null
    onScreen.set(address, { width, height, store: await storedOnScreen(bytes) })
    const separated = await separatePicture(sharp(bytes, GUARDED), MAXIMUM_PIXELS)
    inInk.set(address, { width, height, store: (document) => imageObject(document, separated) })
  }
  return { onScreen, inInk }
}

/** The same SVG without the bytes of its pictures, for searching. */
export const withoutPictures = (svg: string): string => svg.replace(ADDRESS, '<image')

/** Stores pixels in screen colors. */
async function storedOnScreen(bytes: Uint8Array): Promise<EmbeddedPicture['store']> {
  const { data, info } = await rgbaOf(
    sharp(bytes, GUARDED).resize({
      width: MAXIMUM_PIXELS,
      height: MAXIMUM_PIXELS,
      fit: 'inside',
      withoutEnlargement: true,
    }),
  )
  const [colors, opacity] = [channels(data, [0, 1, 2]), channels(data, [3])]
  const isOpaque = opacity.every((value) => value === 255)
  const stored = (document: PDFKit.PDFDocument, pixels: Uint8Array, more: Record<string, unknown>) =>
    samples(document, info.width, info.height, pixels, more)
  return (document) =>
    stored(document, colors, {
      ColorSpace: 'DeviceRGB',
      ...(!isOpaque && { SMask: stored(document, opacity, { ColorSpace: 'DeviceGray' }) }),
    })
}

/** pdfkit's methods for opening pictures, which its types lack. */
type Opening = { openImage(address: string): unknown }

/** While `draw` runs, the document opens these pictures by their address. */
export function withPictures(
  document: PDFKit.PDFDocument,
  pictures: EmbeddedPictures,
  draw: () => void,
): void {
  const opening = document as unknown as Opening
  const { openImage } = opening
  const stored = new Map<string, unknown>()
  opening.openImage = (address) => {
    const picture = pictures.get(address)
    if (!picture) throw new Error('A picture is not in the drawing.')
    const known = stored.get(address)
    if (known) return known
    const { width, height } = picture
    const image = { width, height, label: `Picture${stored.size}`, obj: picture.store(document) }
    stored.set(address, image)
    return image
  }
  try {
    draw()
  } finally {
    opening.openImage = openImage
  }
}
