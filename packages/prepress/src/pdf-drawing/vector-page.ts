import { PDFDocument } from '@cantoo/pdf-lib'
import { openPdfium } from '../decode/pdfium.ts'
import { shownColors, shownPicture } from './asked.ts'
import type { PageDrawing, VectorPage } from './drawing.ts'
import { lookOfDrawing } from './look-of-drawing.ts'
import { NotAsVectors } from './not-as-vectors.ts'
import { readPage } from './page-drawing.ts'
import { shownPage, type Asking } from './pdfium-pages.ts'
import { meansInk } from './color-spaces.ts'
import { looksSame } from './same-look.ts'

/** Longer side in pixels at which a drawing is compared with its page. */
const COMPARED = 2000

export type VectorPageOutcome = { readonly as: VectorPage } | { readonly why: string }

/**
 * The first page of a PDF as a drawing, or why it cannot be one. A drawing is returned only after pdfium has
 * rendered both the page and the drawing and they look the same.
 */
export async function vectorPage(bytes: Uint8Array): Promise<VectorPageOutcome> {
  const asking: Asking = { library: await openPdfium(), opened: [], bytes: 0 }
  try {
    return await comparedPage(asking, bytes)
  } catch (thrown) {
    return { why: thrown instanceof NotAsVectors ? thrown.message : `the file: ${String(thrown)}` }
  } finally {
    close(asking)
  }
}

async function comparedPage(asking: Asking, bytes: Uint8Array): Promise<VectorPageOutcome> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const page = await readPage(asking, document)
  if (!page.hasVectors) return { why: 'nothing but pictures' }
  const colors = await shownColors(asking, document.catalog, page.colors)
  const pictures: Buffer[] = []
  for (const picture of page.pictures) pictures.push(await shownPicture(asking, picture))
  const size = comparedSize(page)
  const one = await shownPage(asking, bytes, size)
  const other = await lookOfDrawing(asking, { page, colors, pictures }, size)
  if (!looksSame({ one, other, ...size })) return { why: 'the drawing looks different' }
  return { as: { page, colors, pictures, keepsInk: keepsInk(page) } }
}

/** After a crash inside pdfium nothing can be closed. */
function close({ library, opened }: Asking): void {
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
