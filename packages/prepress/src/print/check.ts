import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFObject,
} from '@cantoo/pdf-lib'

/** What another library found in a print file. */
export interface PrintCheck {
  /** Separations beside the process inks, in alphabetical order. */
  readonly plates: readonly string[]
  readonly pages: number
  /** Points: left, bottom, right, top of the first page. */
  readonly trimBox: readonly number[]
  readonly bleedBox: readonly number[]
  /** In words for the prepress staff; a file with any is never handed out. */
  readonly faults: readonly string[]
}

/** Names that have no business in a file for the press. */
const FORBIDDEN = new Set([
  'DeviceRGB',
  'CalRGB',
  'Lab',
  'Font',
  'JavaScript',
  'JS',
  'Launch',
  'URI',
  'GoToR',
  'SubmitForm',
  'ImportData',
  'EmbeddedFile',
  'EmbeddedFiles',
  'OpenAction',
  'AA',
  'AcroForm',
  'Annots',
  'RichMedia',
  'Encrypt',
])
const RGB_OPERATOR = /(?:^|\s)(?:[\d.-]+\s+){3}(?:rg|RG)(?=\s|$)/

/** Reads a print file with a library that did not write it, and tells what is in it and what is wrong with it. */
export async function checkPrintPdf(pdf: Uint8Array): Promise<PrintCheck> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const faults = new Set<string>()
  const plates = new Set<string>()
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    look(object, faults, plates)
    if (object instanceof PDFRawStream && isContent(object)) {
      const content = Buffer.from(decodePDFRawStream(object).decode()).toString('latin1')
      if (RGB_OPERATOR.test(content)) faults.add('RGB colour in the content')
    }
  }
  const [page] = document.getPages()
  if (!page || document.getPageCount() !== 1) throw new Error('A print file of one product has one page.')
  if (!document.catalog.get(PDFName.of('OutputIntents'))) faults.add('no output intent')
  const [trim, bleed, media] = [page.getTrimBox(), page.getBleedBox(), page.getMediaBox()]
  if (!(contains(media, bleed) && contains(bleed, trim))) faults.add('boxes do not lie inside each other')
  if (![...plates].some((name) => name.endsWith('CutContour'))) faults.add('no cut line')
  return {
    plates: [...plates].sort(),
    pages: document.getPageCount(),
    trimBox: edges(trim),
    bleedBox: edges(bleed),
    faults: [...faults].sort(),
  }
}

/** Walks one object; what it refers to is an object of its own and is walked there. */
function look(object: PDFObject, faults: Set<string>, plates: Set<string>): void {
  if (object instanceof PDFName && FORBIDDEN.has(object.decodeText())) faults.add(object.decodeText())
  else if (object instanceof PDFRawStream) look(object.dict, faults, plates)
  else if (object instanceof PDFArray) {
    const parts = object.asArray()
    const [space, name] = parts
    if (space === PDFName.of('Separation') && name instanceof PDFName) plates.add(name.decodeText())
    for (const part of parts) look(part, faults, plates)
  } else if (object instanceof PDFDict)
    for (const [key, value] of object.entries()) {
      look(key, faults, plates)
      look(value, faults, plates)
    }
}

const isContent = ({ dict }: PDFRawStream): boolean =>
  dict.get(PDFName.of('Subtype')) !== PDFName.of('Image') && dict.get(PDFName.of('N')) === undefined

interface PageBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const edges = ({ x, y, width, height }: PageBox): number[] => [x, y, x + width, y + height]

const HAIR = 0.01
const contains = (outer: PageBox, inner: PageBox): boolean => {
  const [left, bottom, right, top] = edges(outer) as [number, number, number, number]
  const [l, b, r, t] = edges(inner) as [number, number, number, number]
  return l >= left - HAIR && b >= bottom - HAIR && r <= right + HAIR && t <= top + HAIR
}
