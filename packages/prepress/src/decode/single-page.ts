import { PDFDocument } from '@cantoo/pdf-lib'

/**
 * A document with one page of another; `page` counts from 0 and must exist. Rejects where the document cannot
 * be read.
 */
export const singlePage = (bytes: Uint8Array, page: number): Promise<PDFDocument> =>
  somePages(bytes, (each) => each === page)

/** A document with several pages of another. */
export async function somePages(
  bytes: Uint8Array,
  isStored: (page: number) => boolean,
): Promise<PDFDocument> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  for (let each = document.getPageCount() - 1; each >= 0; each--)
    if (!isStored(each)) document.removePage(each)
  return document
}

/** The document as bytes; deterministic. */
export const written = (document: PDFDocument): Promise<Uint8Array> =>
  document.save({ useObjectStreams: false })
