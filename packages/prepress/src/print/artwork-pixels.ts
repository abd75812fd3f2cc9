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
  if (mime === 'image/svg+xml') return drawing(bytes, longest)
  return sharp(bytes, GUARDED)
}

/** The drawing with a longer side of as many pixels, whatever size and unit it states itself. */
function drawing(bytes: Uint8Array, longest: number): Sharp {
  const clean = sanitizeSvg(Buffer.from(bytes).toString('utf8'), {
    elements: LIMITS.svgElements,
    expandedElements: LIMITS.svgExpandedElements,
    depth: LIMITS.svgDepth,
  })
  const size = sizeOfSvg(clean)
  if (!size) return sharp(bytes, { ...GUARDED, density: 96 })
  // However thin it is, of its shorter side a pixel is left.
  const width = Math.max(size.ratio >= 1 ? longest : longest * size.ratio, 1, size.ratio)
  return drawSvg(clean, size, { width, height: width / size.ratio })
}

/** The pixels an artwork really has: of a picture, upright, or of a PDF that is nothing but one; null for drawings. */
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
    .render({ scale, render: 'bitmap', transparent: true })
  const pixels = Buffer.from(data)
  document.destroy()
  library.destroy()
  return sharp(pixels, { raw: { width, height, channels: 4 } })
}
