import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFObject,
} from '@cantoo/pdf-lib'
import { inflateSync } from 'node:zlib'

/** Result of checking a print file with another library. */
export interface PrintCheck {
  /** Separations other than process inks, in alphabetical order. */
  readonly plates: readonly string[]
  readonly pages: number
  /** Points: left, bottom, right, top of the first page. */
  readonly trimBox: readonly number[]
  readonly bleedBox: readonly number[]
  /** Problems, for prepress staff; a file with any is never delivered. */
  readonly problems: readonly string[]
}

/** Names forbidden in our files: text is outlines, and nothing acts, links or hides. */
const STRAY = new Set([
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
/** Color spaces that are not inks. */
const NOT_INK = new Set(['DeviceRGB', 'CalRGB', 'Lab'])
const RGB_OPERATOR = /(?:^|\s)(?:[\d.-]+\s+){3}(?:rg|RG)(?=\s|$)/

/** Reads a print file with a library that did not write it, and reports its contents and problems. */
export async function checkPrintPdf(pdf: Uint8Array, pages = 1): Promise<PrintCheck> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const problems = new Set<string>()
  const plates = new Set<string>()
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    look(object, (name) => NOT_INK.has(name) || STRAY.has(name), problems, plates)
    if (object instanceof PDFRawStream && isContent(object)) {
      const content = contentOf(object).toString('latin1')
      if (RGB_OPERATOR.test(content)) problems.add('RGB color in the content')
    }
  }
  if (document.getPageCount() !== pages) problems.add(`${document.getPageCount()} pages instead of ${pages}`)
  if (!document.catalog.get(PDFName.of('OutputIntents'))) problems.add('no output intent')
  for (const page of document.getPages()) {
    const [trim, bleed, media] = [page.getTrimBox(), page.getBleedBox(), page.getMediaBox()]
    if (!(contains(media, bleed) && contains(bleed, trim))) problems.add('boxes do not lie inside each other')
  }
  if (![...plates].some((name) => name.endsWith('CutContour'))) problems.add('no cut line')
  const first = document.getPage(0)
  return {
    plates: [...plates].sort(),
    pages: document.getPageCount(),
    trimBox: edges(first.getTrimBox()),
    bleedBox: edges(first.getBleedBox()),
    problems: [...problems].sort(),
  }
}

/** Checks a document for people (a proof, a job ticket) the same way; returns its problems. */
export async function checkLayout(pdf: Uint8Array, pages = 1): Promise<readonly string[]> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const problems = new Set<string>()
  for (const [, object] of document.context.enumerateIndirectObjects())
    look(object, (name) => STRAY.has(name), problems, new Set())
  if (document.getPageCount() !== pages) problems.add(`${document.getPageCount()} pages instead of ${pages}`)
  return [...problems].sort()
}

/** Walks one object; indirect objects are walked on their own. */
function look(
  object: PDFObject,
  isStray: (name: string) => boolean,
  problems: Set<string>,
  plates: Set<string>,
): void {
  const inside = (part: PDFObject) => look(part, isStray, problems, plates)
  if (object instanceof PDFName && isStray(object.decodeText())) problems.add(object.decodeText())
  else if (object instanceof PDFRawStream) inside(object.dict)
  else if (object instanceof PDFArray) {
    const parts = object.asArray()
    const [space, name] = parts
    if (space === PDFName.of('Separation') && name instanceof PDFName) plates.add(name.decodeText())
    for (const part of parts) inside(part)
  } else if (object instanceof PDFDict)
    for (const [key, value] of object.entries()) {
      inside(key)
      inside(value)
    }
}

/** Decoded bytes of a stream; zlib is twenty times as fast as the library's own decoder. */
const contentOf = (stream: PDFRawStream): Buffer =>
  stream.dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode')
    ? inflateSync(stream.contents)
    : Buffer.from(decodePDFRawStream(stream).decode())

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
