import type { Placement } from '@kisscut/artwork/placement'
import sharp, { type Sharp } from 'sharp'
import { openPdfium } from '../decode/pdfium.ts'
import { GUARDED } from '../decode/raster.ts'
import type { PrintDesign } from './design.ts'
import { separatePicture, type SeparatedPicture } from './picture.ts'

type Artwork = NonNullable<PrintDesign['artwork']>

/** Finer than this no press prints, in pixels per inch. */
const FINEST = 600
/** Pixels of a longer side, whatever the size: what fits the memory of a worker process. */
const MOST = 8000

/** The artwork as pixels for the press: pictures as they are, drawings and PDFs drawn as finely as the press prints. */
export async function artworkPixels(artwork: Artwork, placement: Placement): Promise<SeparatedPicture> {
  const longest = Math.min(MOST, Math.ceil(Math.max(placement.width, placement.height) * FINEST))
  return separatePicture(await artworkPicture(artwork, longest), longest)
}

/** The artwork as a picture: as it is, or drawn with a longer side of as many pixels where it is a drawing. */
export async function artworkPicture({ mime, bytes }: Artwork, longest: number): Promise<Sharp> {
  if (mime === 'application/pdf') return pdfPage(bytes, longest)
  if (mime !== 'image/svg+xml') return sharp(bytes, GUARDED)
  const { width, height } = await sharp(bytes, GUARDED).metadata()
  const density = Math.min(100_000, (72 * longest) / Math.max(width, height))
  return sharp(bytes, { ...GUARDED, density })
}

async function pdfPage(bytes: Uint8Array, longest: number): Promise<Sharp> {
  const library = await openPdfium()
  const document = await library.loadDocument(bytes)
  const { originalWidth, originalHeight } = document.getPage(0).getOriginalSize()
  const scale = longest / Math.max(originalWidth, originalHeight)
  const { data, width, height } = await document
    .getPage(0)
    .render({ scale, render: 'bitmap', transparent: true })
  const pixels = Buffer.from(data)
  document.destroy()
  library.destroy()
  return sharp(pixels, { raw: { width, height, channels: 4 } })
}
