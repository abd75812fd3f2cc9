import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'
import type { InkView } from '../color/ink-profile.ts'
import { InksOfPdf } from './inks-of-pdf.ts'

/** A copy of a PDF for renderers, which ignore the press profile. */
export interface ScreenCopy {
  readonly pdf: Uint8Array
  /** The colors are print colors, because the page has inks only; otherwise screen colors. */
  readonly inPrintColors: boolean
}

/** Larger documents are drawn unchanged, to limit the time. */
const LARGEST = 20 * 1024 * 1024

const copies = new WeakMap<Uint8Array, Promise<ScreenCopy>>()

/**
 * A copy of a PDF in which inks (DeviceCMYK) look as printed (PROD-12): a page of inks alone has its print colors; on other pages
 * inks have the screen color whose print looks most like them. The same bytes where there are no inks, or the PDF is unreadable.
 */
export function inksAsPrinted(pdf: Uint8Array): Promise<ScreenCopy> {
  let copy = copies.get(pdf)
  if (!copy) copies.set(pdf, (copy = copyOf(pdf)))
  return copy
}

async function copyOf(pdf: Uint8Array): Promise<ScreenCopy> {
  const copy = await viewOfInks(pdf, (isAlone) => (isAlone ? 'print' : 'screen'))
  return { pdf: copy?.pdf ?? pdf, inPrintColors: copy?.isAlone ?? false }
}

/** A copy of a PDF with its inks in the given view; null where there are none, or the PDF is unreadable. */
export async function viewOfInks(
  pdf: Uint8Array,
  viewOf: (isAlone: boolean) => InkView,
): Promise<{ readonly pdf: Uint8Array; readonly isAlone: boolean } | null> {
  if (pdf.length > LARGEST) return null
  try {
    const document = await PDFDocument.load(pdf, { updateMetadata: false })
    const inks = new InksOfPdf(document.context)
    for (const page of document.getPages()) inks.changePage(page.node)
    for (const [reference, object] of document.context.enumerateIndirectObjects()) {
      if (object instanceof PDFRawStream) inks.changeStream(reference, object)
      inks.look(object)
    }
    if (!inks.isUsed) return null
    await inks.describe(viewOf(inks.isAlone))
    return { pdf: await document.save({ useObjectStreams: false }), isAlone: inks.isAlone }
  } catch {
    return null
  }
}
