import type { Size } from '@kisscut/artwork/geometry'
import type { Placement } from '@kisscut/artwork/placement'
import sharp, { type Sharp } from 'sharp'
import { drawSvg } from '../decode/draw-svg.ts'
import { inksAsPrinted, viewOfInks } from '../decode/inks-as-printed.ts'
import { openPdfium } from '../decode/pdfium.ts'
import { pictureAlone } from '../decode/page-picture.ts'
import { inksIn, inksOfPicture, pictureInPrintColors } from '../decode/inks-of-picture.ts'
import { GUARDED } from '../decode/raster.ts'
import { LIMITS } from '../intake/limits.ts'
import { sanitizeSvg, sizeOfSvg } from '../svg/index.ts'
import type { Artwork } from './design.ts'
import { separatePicture, type SeparatedPicture } from './picture.ts'

/** Highest resolution of presses, in pixels per inch. */
export const FINEST = 600
/** Maximum longer side of a picture on press in pixels: limited by the memory of a worker process. */
export const MAXIMUM_PIXELS = 8000

/** Longer side in pixels of a drawing as intake draws it for previews. */
export const PREVIEWED = LIMITS.rasterPixels

/** Longer side of a placed artwork on press in pixels, within the limit. */
export const pixelsOnPress = ({ width, height }: Placement): number =>
  Math.min(MAXIMUM_PIXELS, Math.ceil(Math.max(width, height) * FINEST))

/**
 * The artwork as pixels for the press: pictures at their own size, drawings and PDFs at press resolution, or at a longer side of
 * `drawn` pixels.
 */
export async function artworkPixels(
  artwork: Artwork,
  placement: Placement,
  drawn?: number,
): Promise<SeparatedPicture> {
  const longest = pixelsOnPress(placement)
  const own = await ownInks(artwork, Math.min(drawn ?? longest, longest))
  return own ?? separatePicture(await artworkPicture(artwork, drawn ?? longest), longest)
}

/** Whether {@link artworkPicture} is already in print colors: a PDF of inks alone, or a picture in CMYK or gray. */
export const isInPrintColors = async ({ mime, bytes }: Artwork): Promise<boolean> => {
  if (mime === 'application/pdf') return (await inksAsPrinted(bytes)).inPrintColors
  return mime !== 'image/svg+xml' && (await inksIn(bytes)) !== null
}

/** The file's own inks: of a PDF of inks alone, or of a picture in CMYK or gray; null for any other artwork. */
async function ownInks(artwork: Artwork, longest: number): Promise<SeparatedPicture | null> {
  if (!(await isInPrintColors(artwork))) return null
  if (artwork.mime !== 'application/pdf') {
    const inks = await inksIn(artwork.bytes)
    return inks && inksOfPicture(artwork.bytes, inks, longest)
  }
  const views = []
  for (const view of ['colors', 'black'] as const) {
    const copy = await viewOfInks(artwork.bytes, () => view)
    if (!copy) return null
    views.push(
      await pdfPage(copy.pdf, longest).then((page) => page.raw().toBuffer({ resolveWithObject: true })),
    )
  }
  const [colors, black] = views as [(typeof views)[0], (typeof views)[0]]
  const { width, height } = colors.info
  const ink = Buffer.alloc(width * height * 4)
  const alpha = Buffer.alloc(width * height)
  for (let at = 0; at < ink.length; at += 4) {
    for (const plate of [0, 1, 2]) ink[at + plate] = 255 - colors.data[at + plate]!
    ink[at + 3] = 255 - black.data[at]!
    alpha[at / 4] = colors.data[at + 3]!
  }
  return { width, height, ink, alpha: alpha.every((value) => value === 255) ? null : alpha }
}

/** The artwork as a picture: pictures as they are, drawings at the given longer side in pixels. */
export async function artworkPicture({ mime, bytes }: Artwork, longest: number): Promise<Sharp> {
  if (mime === 'application/pdf') return pdfPage((await inksAsPrinted(bytes)).pdf, longest)
  if (mime === 'image/svg+xml') return drawing(bytes, longest)
  return pictureInPrintColors(bytes, await inksIn(bytes))
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
