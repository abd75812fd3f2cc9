import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { CutLinesOfPdf } from './cut-lines-of-pdf.ts'
import type { CutLinesFound } from './cut-paths.ts'
import { readBoxes, type PageBoxes } from './page-boxes.ts'
import { written } from './single-page.ts'

/** A page as its designer prepared it for print. */
export interface PrintReadyPage extends PageBoxes {
  /** Its own cut lines, or null. */
  readonly cuts: CutLinesFound | null
}

/** A PDF as its designer prepared it for print. */
export interface PrintReady {
  /** The PDF with printer's marks outside its pages and cut lines that are not printed; the same bytes where nothing changes. */
  readonly pdf: Uint8Array
  readonly isChanged: boolean
  /** One per page; empty where the document is unreadable. */
  readonly pages: readonly PrintReadyPage[]
}

/** Number of pages searched for cut lines, besides the requested one. Cut lines are not printed on any page. */
const SEARCHED_PAGES = 50

/** Reads how a PDF is to be printed and cut (FILE-19, FILE-20). A damaged one has no pages. */
export async function printReady(bytes: Uint8Array, requested?: number): Promise<PrintReady> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    const cuts = new CutLinesOfPdf(document)
    const pages = document.getPages().map((page, at) => {
      const boxes = readBoxes(page)
      return {
        ...boxes,
        cuts:
          (cuts.isEmpty && !cuts.isMixed) || (at >= SEARCHED_PAGES && at + 1 !== requested)
            ? null
            : cutsOf(cuts, page),
      }
    })
    if (!cuts.isEmpty) cuts.hide()
    const isChanged = !cuts.isEmpty || pages.some((page) => page.isChanged)
    return { pdf: isChanged ? await written(document) : bytes, isChanged, pages }
  } catch {
    return { pdf: bytes, isChanged: false, pages: [] }
  }
}

function cutsOf(cuts: CutLinesOfPdf, page: PDFPage): CutLinesFound | null {
  const found = cuts.linesOf(page)
  return found.lines.length + found.others > 0 || found.isTooMuch || found.isMixed ? found : null
}
