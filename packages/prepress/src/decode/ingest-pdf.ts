import type { PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { LIMITS } from '../intake/limits.ts'
import { IntakeRejection } from '../intake/report.ts'
import type { Decoded, Notice } from './decoded.ts'
import { inksAsPrinted } from './inks-as-printed.ts'
import { inchesText } from './natural-size.ts'
import { pictureAlone } from './page-picture.ts'
import type { PdfTraits } from './pdf-traits.ts'
import { openPdfium } from './pdfium.ts'
import { writeRaster } from './raster.ts'

const POINTS_PER_INCH = 72

/** The page to extract, from 1, and where to write it. */
interface PageRequest {
  readonly page: number
  readonly cleanPath: string
}

/**
 * A PDF (or an Illustrator file, which is one; its artboards are pages): its first page drawn by pdfium on a
 * transparent background, or the requested one, which is then stored without the others.
 */
export async function ingestPdf(
  bytes: Uint8Array,
  rasterPath: string,
  request?: PageRequest,
): Promise<Decoded> {
  const library = await openPdfium()
  const shown = await inksAsPrinted(bytes)
  const document = await opened(library, shown.pdf)
  const pages = document.getPageCount()
  if (pages < 1) throw new IntakeRejection('file.no-pages')
  const number = request?.page ?? 1
  if (!(Number.isInteger(number) && number >= 1 && number <= pages))
    throw new IntakeRejection('file.no-such-page', { pages })
  const { picture, size, drawn } = await drawnPage(library, document, number - 1)
  const { data, width, height } = drawn
  document.destroy()
  library.destroy()
  const { pdfTraits } = await import('./pdf-traits.ts')
  const traits = await pdfTraits(bytes, number - 1)
  const pixels = sharp(data, { raw: { width, height, channels: 4 } })
  const raster = await writeRaster(pixels, rasterPath, shown.inPrintColors)
  const isAlone = request !== undefined && pages > 1
  if (isAlone) await writeAlone(bytes, number - 1, request.cleanPath)
  return {
    mime: 'application/pdf',
    isVector: picture === null,
    pages: isAlone ? 1 : pages,
    pixelWidth: picture?.width ?? raster.width,
    pixelHeight: picture?.height ?? raster.height,
    inchWidth: inchesText((size.originalWidth * traits.userUnit) / POINTS_PER_INCH),
    inchHeight: inchesText((size.originalHeight * traits.userUnit) / POINTS_PER_INCH),
    raster,
    cleaned: isAlone,
    notices: [
      ...(pages > 1 && !isAlone ? [{ code: 'file.first-page' as const, values: { pages } }] : []),
      ...noticesOf(traits),
    ],
  }
}

function noticesOf({ lacksFonts, hasJbig2 }: PdfTraits): Notice[] {
  return [
    ...(lacksFonts ? [{ code: 'file.fonts-missing' as const }] : []),
    ...(hasJbig2 ? [{ code: 'file.jbig2' as const }] : []),
  ]
}

/** A page as pixels on a transparent background; any error of pdfium means the page is damaged. */
async function drawnPage(library: PDFiumLibrary, document: PDFiumDocument, index: number) {
  try {
    const page = document.getPage(index)
    const size = page.getOriginalSize()
    const scale = LIMITS.rasterPixels / Math.max(size.originalWidth, size.originalHeight)
    const thinnest = Math.min(size.originalWidth, size.originalHeight) * scale
    if (!(thinnest >= 1)) throw broken()
    const picture = await pictureAlone(library, page)
    const drawn = await document
      .getPage(index)
      .render({ scale, render: 'bitmap', transparent: true, renderFormFields: true })
    if (drawn.data.length === 0) throw broken()
    return { picture, size, drawn }
  } catch {
    throw broken()
  }
}

/** Writes one page with its own vectors and colors as a document. */
async function writeAlone(bytes: Uint8Array, page: number, path: string): Promise<void> {
  const { singlePage, written } = await import('./single-page.ts')
  const alone = await singlePage(bytes, page).catch(() => {
    throw broken()
  })
  await writeFile(path, await written(alone))
}

const broken = () => new IntakeRejection('file.broken', { kind: 'PDF' })

async function opened(library: PDFiumLibrary, bytes: Uint8Array): Promise<PDFiumDocument> {
  try {
    return await library.loadDocument(bytes)
  } catch (thrown) {
    const protectedByPassword = thrown instanceof Error && /password|security/i.test(thrown.message)
    throw protectedByPassword ? new IntakeRejection('file.encrypted') : broken()
  }
}
