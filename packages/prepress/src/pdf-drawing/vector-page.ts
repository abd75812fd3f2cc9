import { PDFDocument } from '@cantoo/pdf-lib'
import { inksAsPrinted } from '../decode/inks-as-printed.ts'
import { openPdfium } from '../decode/pdfium.ts'
import { renderColors, renderPicture } from './render-samples.ts'
import type { PageDrawing, VectorPage } from './drawing.ts'
import { renderDrawing } from './render-drawing.ts'
import { NotAsVectors } from './not-as-vectors.ts'
import { readPage } from './page-drawing.ts'
import { renderPage, type PdfiumSession } from './pdfium-pages.ts'
import { meansInk } from './color-spaces.ts'
import { looksSame } from './looks-same.ts'

/** Longer side in pixels at which a drawing is compared with its page. */
const COMPARED = 2000

export type VectorPageOutcome = { readonly as: VectorPage } | { readonly reason: string }

/**
 * The first page of a PDF as a drawing, or why it cannot be one. A drawing is returned only after pdfium has
 * rendered both the page and the drawing and they look the same.
 */
export async function vectorPage(bytes: Uint8Array): Promise<VectorPageOutcome> {
  const session: PdfiumSession = { library: await openPdfium(), opened: [], bytes: 0, inkView: 'screen' }
  try {
    return await comparedPage(session, bytes)
  } catch (thrown) {
    return { reason: thrown instanceof NotAsVectors ? thrown.message : `the file: ${String(thrown)}` }
  } finally {
    close(session)
  }
}

async function comparedPage(session: PdfiumSession, bytes: Uint8Array): Promise<VectorPageOutcome> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const page = await readPage(session, document)
  if (!page.hasVectors) return { reason: 'nothing but pictures' }
  const shown = await inksAsPrinted(bytes)
  session.inkView = shown.inPrintColors ? 'print' : 'screen'
  const colors = await renderColors(session, document.catalog, page.colors)
  const pictures: Buffer[] = []
  for (const picture of page.pictures) pictures.push(await renderPicture(session, picture))
  const size = comparedSize(page)
  const one = await renderPage(session, shown.pdf, size)
  const other = await renderDrawing(session, { page, colors, pictures }, size)
  if (!looksSame({ one, other, ...size })) return { reason: 'the drawing looks different' }
  return { as: { page, colors, pictures, keepsInk: keepsInk(page) } }
}

/** After a crash inside pdfium nothing can be closed. */
function close({ library, opened }: PdfiumSession): void {
  try {
    for (const each of opened) each.destroy()
    library.destroy()
  } catch {
    return
  }
}

/**
 * Whether all inks can be kept: pictures are separated from their RGB pixels, so colors beside a picture in
 * ink would no longer match it.
 */
const keepsInk = ({ colors, pictures }: PageDrawing): boolean =>
  colors.every(({ space }) => !space.isInk || space.ink !== null) &&
  pictures.every(({ stream, stencil }) => stencil !== null || !meansInk(stream.dict))

function comparedSize({ width, height }: PageDrawing): { width: number; height: number } {
  const scale = COMPARED / Math.max(width, height)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
