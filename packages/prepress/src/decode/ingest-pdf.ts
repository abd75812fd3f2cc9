import type { PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { LIMITS } from '../intake/limits.ts'
import { IntakeRejection } from '../intake/report.ts'
import type { Decoded, Notice } from './decoded.ts'
import { noticesOfCuts } from './cut-paths.ts'
import { inksAsPrinted } from './inks-as-printed.ts'
import { inchesText } from './natural-size.ts'
import { pictureAlone } from './page-picture.ts'
import type { PdfTraits } from './pdf-traits.ts'
import { openPdfium } from './pdfium.ts'
import { printReady } from './print-ready.ts'
import { drawRaster } from './raster.ts'

const POINTS_PER_INCH = 72

/** Maximum number of blank pages skipped at the start of a file. */
const MOST_BLANK_PAGES = 20

/**
 * Draws the first page of a PDF (or of an Illustrator file, which is one; its artboards are pages) with pdfium on a transparent
 * background. A requested page, counted from 1, is stored without the others. Leading blank pages are removed (FILE-17), and
 * printer's marks are not part of a page that states its trim (FILE-19).
 */
export async function ingestPdf(
  sent: Uint8Array,
  cleanPath: string,
  rasterPath: string,
  page?: number,
): Promise<Decoded> {
  const ready = await printReady(sent, page)
  const bytes = ready.pdf
  const shown = await inksAsPrinted(bytes)
  const library = await openPdfium()
  const { pages, index, picture, size, raster } = await withDocument(library, shown.pdf, async (document) => {
    const pages = document.getPageCount()
    if (pages < 1) throw new IntakeRejection('file.no-pages')
    if (page !== undefined && !(Number.isInteger(page) && page >= 1 && page <= pages))
      throw new IntakeRejection('file.no-such-page', { pages })
    const last = page ?? Math.min(pages, 1 + MOST_BLANK_PAGES)
    const drawn = await firstDrawn(library, document, {
      ...{ first: (page ?? 1) - 1, last: last - 1 },
      ...{ rasterPath, inPrintColors: shown.inPrintColors },
      hasCuts: ready.pages.some(({ cuts }) => cuts !== null),
    })
    return { pages, ...drawn }
  }).finally(() => library.destroy())
  const { pdfTraits } = await import('./pdf-traits.ts')
  const traits = await pdfTraits(bytes, index)
  const blank = page === undefined ? index : 0
  const isAlone = pages > 1 && (page !== undefined || blank === pages - 1)
  if (isAlone || blank > 0)
    await writePages(bytes, (each) => (isAlone ? each === index : each >= blank), cleanPath)
  else if (ready.isChanged) await writeFile(cleanPath, bytes)
  const left = isAlone ? 1 : pages - blank
  const boxes = ready.pages[index]
  return {
    mime: 'application/pdf',
    isVector: picture === null,
    pages: left,
    pixelWidth: picture?.width ?? raster.width,
    pixelHeight: picture?.height ?? raster.height,
    inchWidth: inchesText((size.originalWidth * traits.userUnit) / POINTS_PER_INCH),
    inchHeight: inchesText((size.originalHeight * traits.userUnit) / POINTS_PER_INCH),
    ...(boxes?.trim && { trim: boxes.trim }),
    ...(boxes?.cuts && boxes.cuts.lines.length > 0 && { cutLines: boxes.cuts.lines }),
    raster,
    cleaned: isAlone || blank > 0 || ready.isChanged,
    notices: [
      ...(blank > 0 ? [{ code: 'file.blank-pages' as const, values: { count: blank } }] : []),
      ...(left > 1 ? [{ code: 'file.first-page' as const, values: { pages: left } }] : []),
      ...(boxes?.isOff ? [{ code: 'file.trim-off' as const }] : []),
      ...noticesOfCuts(boxes?.cuts ?? null),
      ...noticesOf(traits),
    ],
  }
}

interface DrawnPages {
  /** The first and the last page that may be drawn, from 0. */
  readonly first: number
  readonly last: number
  readonly rasterPath: string
  readonly inPrintColors: boolean
  /** It has cut lines, which are not drawn. */
  readonly hasCuts: boolean
}

/** Runs `work` on a document and closes it afterwards, also on failure. */
async function withDocument<T>(
  library: PDFiumLibrary,
  pdf: Uint8Array,
  make: (document: PDFiumDocument) => Promise<T>,
): Promise<T> {
  const document = await opened(library, pdf)
  try {
    return await make(document)
  } finally {
    document.destroy()
  }
}

/** Longer side in pixels of a page drawn to detect blank pages: a hairline across it still colors a pixel. */
const GLANCE = 500

/** Whether a page, drawn small, is fully transparent. */
async function looksBlank(document: PDFiumDocument, index: number): Promise<boolean> {
  try {
    const { originalWidth, originalHeight } = document.getPage(index).getOriginalSize()
    const scale = GLANCE / Math.max(originalWidth, originalHeight)
    if (!(Math.min(originalWidth, originalHeight) * scale >= 1)) return false
    const { data } = await document
      .getPage(index)
      .render({ scale, render: 'bitmap', transparent: true, renderFormFields: true })
    return data.length > 0 && data.every((value, at) => at % 4 !== 3 || value === 0)
  } catch {
    throw broken()
  }
}

/** Writes the raster of the first page that is not blank; only that page is drawn at full size. Rejects where all are blank. */
async function firstDrawn(
  library: PDFiumLibrary,
  document: PDFiumDocument,
  { first, last, rasterPath, inPrintColors, hasCuts }: DrawnPages,
) {
  for (let index = first; ; index += 1) {
    // The last page is drawn at full size, which also shows details too fine for the small one.
    if (index < last && (await looksBlank(document, index))) continue
    const { picture, size, drawn } = await drawnPage(library, document, index)
    const { data, width, height } = drawn
    const pixels = await drawRaster(sharp(data, { raw: { width, height, channels: 4 } }), inPrintColors)
    if (pixels) {
      await pixels.webp.toFile(rasterPath)
      return { index, picture, size, raster: pixels.raster }
    }
    if (index >= last) throw new IntakeRejection(hasCuts ? 'file.only-cuts' : 'file.blank')
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

/** Writes the given pages, counted from 0, as a document with their own vectors and colors. */
async function writePages(
  bytes: Uint8Array,
  isStored: (page: number) => boolean,
  path: string,
): Promise<void> {
  const { somePages, written } = await import('./single-page.ts')
  const pages = await somePages(bytes, isStored).catch(() => {
    throw broken()
  })
  await writeFile(path, await written(pages))
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
