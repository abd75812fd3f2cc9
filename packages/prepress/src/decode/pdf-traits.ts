import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFObject,
} from '@cantoo/pdf-lib'

/** Facts about a PDF besides its picture. */
export interface PdfTraits {
  /** Points per unit of the page; 1 for nearly all. */
  readonly userUnit: number
  /** A font is not embedded: its letters are drawn with a similar one. */
  readonly lacksFonts: boolean
  /** It contains scans in a compression that pdfium does not always read. */
  readonly hasJbig2: boolean
}

const NOTHING: PdfTraits = { userUnit: 1, lacksFonts: false, hasJbig2: false }

/** Documents beyond this are not searched, so that none takes too long. */
const SEARCHED_BYTES = 20 * 1024 * 1024

const name = PDFName.of.bind(PDFName)

/** Finds the traits of a document. A damaged document has none: pdfium draws more of them than can be parsed. */
export async function pdfTraits(bytes: Uint8Array, page: number): Promise<PdfTraits> {
  if (bytes.length > SEARCHED_BYTES) return NOTHING
  try {
    return traitsOf(
      await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false }),
      page,
    )
  } catch {
    return NOTHING
  }
}

/** Throws where an object has an unexpected type. */
function traitsOf(document: PDFDocument, page: number): PdfTraits {
  const found = { lacksFonts: false, hasJbig2: false }
  const look = (object: PDFObject): void => {
    if (object instanceof PDFArray) return object.asArray().forEach(look)
    const dict = object instanceof PDFRawStream ? object.dict : object
    if (!(dict instanceof PDFDict)) return
    found.lacksFonts ||= isFontWithoutFile(dict)
    found.hasJbig2 ||= String(dict.get(name('Filter')) ?? '').includes('/JBIG2Decode')
    dict.values().forEach(look)
  }
  for (const [, object] of document.context.enumerateIndirectObjects()) look(object)
  const { node } = document.getPages()[page] ?? {}
  const unit = node?.lookupMaybe(name('UserUnit'), PDFNumber)?.asNumber() ?? 1
  return { ...found, userUnit: unit > 0 && unit <= 75_000 ? unit : 1 }
}

/** Whether a font is neither embedded, drawn by the document itself (Type 3) nor composite (Type 0). */
function isFontWithoutFile(dict: PDFDict): boolean {
  if (dict.get(name('Type')) !== name('Font')) return false
  const kind = dict.get(name('Subtype'))
  if (kind === name('Type3') || kind === name('Type0')) return false
  const descriptor = dict.lookupMaybe(name('FontDescriptor'), PDFDict)
  return !['FontFile', 'FontFile2', 'FontFile3'].some((each) => descriptor?.has(name(each)))
}
