import type { Size } from '@kisscut/artwork/geometry'
import type { Placement } from '@kisscut/artwork/placement'
import sharp, { type Sharp } from 'sharp'
import { drawSvg } from '../decode/draw-svg.ts'
import { openPdfium } from '../decode/pdfium.ts'
import { pictureAlone } from '../decode/page-picture.ts'
import { GUARDED } from '../decode/raster.ts'
import { LIMITS } from '../intake/limits.ts'
import { sanitizeSvg, sizeOfSvg } from '../svg/index.ts'
import type { PrintDesign } from './design.ts'
import { separatePicture, type SeparatedPicture } from './picture.ts'

type Artwork = NonNullable<PrintDesign['artwork']>

/** Highest resolution of presses, in pixels per inch. */
const FINEST = 600
/** Largest side in pixels, limited by the memory of a worker process. */
const MAXIMUM_PIXELS = 8000

/** The artwork as pixels for the press: pictures at their own size, drawings and PDFs at press resolution. */
export async function artworkPixels(artwork: Artwork, placement: Placement): Promise<SeparatedPicture> {
  const longest = Math.min(MAXIMUM_PIXELS, Math.ceil(Math.max(placement.width, placement.height) * FINEST))
  return separatePicture(await artworkPicture(artwork, longest), longest)
}

/** The artwork as a picture: pictures as they are, drawings at the given longer side in pixels. */
export async function artworkPicture({ mime, bytes }: Artwork, longest: number): Promise<Sharp> {
  if (mime === 'application/pdf') return pdfPage(bytes, longest)
  if (mime === 'image/svg+xml') return drawing(bytes, longest)
  return sharp(bytes, GUARDED)
}

/** Draws an SVG at the given longer side in pixels, whatever size it states. */
function drawing(bytes: Uint8Array, longest: number): Sharp {
  const clean = sanitizeSvg(Buffer.from(bytes).toString('utf8'), {
    elements: LIMITS.svgElements,
    expandedElements: LIMITS.svgExpandedElements,
    depth: LIMITS.svgDepth,
  })
  const size = sizeOfSvg(clean)
  if (!size) return sharp(bytes, { ...GUARDED, density: 96 })
  // At least one pixel of the shorter side.
  const width = Math.max(size.ratio >= 1 ? longest : longest * size.ratio, 1, size.ratio)
  return drawSvg(clean, size, { width, height: width / size.ratio })
}

/** The artwork's own pixels: of an upright picture, or of a PDF page that is one picture; null for drawings. */
export async function sourcePixels({ mime, bytes }: Artwork): Promise<Size | null> {
  if (mime === 'image/svg+xml') return null
  if (mime !== 'application/pdf') {
    const { width, height } = (await sharp(bytes, GUARDED).metadata()).autoOrient
    return { width, height }
  }
  const library = await openPdfium()
  const document = await library.loadDocument(bytes)
  const pixels = await pictureAlone(library, document.getPage(0))
  document.destroy()
  library.destroy()
  return pixels
}

async function pdfPage(bytes: Uint8Array, longest: number): Promise<Sharp> {
  const library = await openPdfium()
  const document = await library.loadDocument(bytes)
  const { originalWidth, originalHeight } = document.getPage(0).getOriginalSize()
  const scale = Math.max(
    longest / Math.max(originalWidth, originalHeight),
    1 / Math.min(originalWidth, originalHeight),
  )
  const { data, width, height } = await document
    .getPage(0)
    .render({ scale, render: 'bitmap', transparent: true, renderFormFields: true })
  const pixels = Buffer.from(data)
  document.destroy()
  library.destroy()
  return sharp(pixels, { raw: { width, height, channels: 4 } })
}
