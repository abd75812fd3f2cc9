import { PDFDocument } from '@cantoo/pdf-lib'
import { readBoxes, type PageBoxes } from './page-boxes.ts'
import { written } from './single-page.ts'

/** A PDF as its designer prepared it for print. */
export interface PrintReady {
  /** With printer's marks outside of its pages; the same bytes where there is nothing to change. */
  readonly pdf: Uint8Array
  readonly isChanged: boolean
  /** Of each page; empty where the document can't be read. */
  readonly pages: readonly PageBoxes[]
}

/** Reads what a PDF says about how it is to be printed (FILE-19). A damaged one says nothing. */
export async function printReady(bytes: Uint8Array): Promise<PrintReady> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    const pages = document.getPages().map(readBoxes)
    const isChanged = pages.some((page) => page.isChanged)
    return { pdf: isChanged ? await written(document) : bytes, isChanged, pages }
  } catch {
    return { pdf: bytes, isChanged: false, pages: [] }
  }
}
