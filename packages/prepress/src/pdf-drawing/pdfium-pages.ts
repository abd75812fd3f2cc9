import { PDFDocument, PDFName, PDFObjectCopier, type PDFDict, type PDFObject } from '@cantoo/pdf-lib'
import type { PDFiumDocument, PDFiumLibrary, PDFiumPage } from '@hyzyla/pdfium'
import type { InkView } from '../color/ink-profile.ts'
import { PAGE_LIMITS } from './limits.ts'
import { NotAsVectors } from './not-as-vectors.ts'

/** pdfium's functions for glyph outlines, beyond its package's interface. Handles are numbers. */
export interface RawPdfium {
  readonly HEAPU8: Uint8Array
  readonly wasmExports: { malloc(bytes: number): number; free(place: number): void }
  _FPDFPage_GetObject(page: number, index: number): number
  _FPDFTextObj_GetFont(text: number): number
  _FPDFFont_GetGlyphPath(font: number, unicode: number, size: number): number
  _FPDFFont_GetGlyphWidth(font: number, unicode: number, size: number, width: number): number
  _FPDFGlyphPath_CountGlyphSegments(path: number): number
  _FPDFGlyphPath_GetGlyphPathSegment(path: number, index: number): number
  _FPDFPathSegment_GetPoint(segment: number, x: number, y: number): number
  _FPDFPathSegment_GetType(segment: number): number
  _FPDFPathSegment_GetClose(segment: number): number
}

export const rawPdfium = (library: PDFiumLibrary): RawPdfium =>
  (library as unknown as { module: RawPdfium }).module

export const handleOf = (page: PDFiumPage): number => (page as unknown as { pageIdx: number }).pageIdx

/** Resources of a helper page: kind → name → object of another document. */
type Resources = Readonly<Record<string, Readonly<Record<string, PDFObject>>>>

/** A pdfium session on one file: its open documents, and the bytes it was given. */
export interface PdfiumSession {
  readonly library: PDFiumLibrary
  readonly opened: PDFiumDocument[]
  bytes: number
  /** How the page shows its inks. */
  inkView: InkView
}

/**
 * A one-page document with objects of another, which pdfium renders: it already knows images, fonts and colors. `fix` may change
 * the copies.
 */
export async function pageWith(
  session: PdfiumSession,
  source: PDFDict,
  size: readonly [number, number],
  resources: Resources,
  content: string,
  fix: (copy: PDFObject, document: PDFDocument) => void = () => undefined,
): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const { context } = document
  const copier = PDFObjectCopier.for(source.context, context)
  const copied = context.obj({})
  for (const [kind, objects] of Object.entries(resources)) {
    const dict = context.obj({})
    for (const [name, object] of Object.entries(objects)) {
      const copy = copier.copy(object)
      fix(copy, document)
      dict.set(PDFName.of(name), context.register(copy))
    }
    copied.set(PDFName.of(kind), dict)
  }
  const page = document.addPage([...size])
  page.node.set(PDFName.of('Resources'), copied)
  page.node.set(PDFName.of('Contents'), context.register(context.stream(content)))
  const pdf = await document.save({ useObjectStreams: false })
  session.bytes += pdf.length
  if (session.bytes > PAGE_LIMITS.asked) throw new NotAsVectors('too much to be asked')
  return pdf
}

/** The first page of a document as RGBA of the given size, on a transparent background. */
export async function renderPage(
  { library }: PdfiumSession,
  pdf: Uint8Array,
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const document = await library.loadDocument(pdf)
  try {
    const { data } = await document
      .getPage(0)
      .render({ ...size, render: 'bitmap', transparent: true, renderFormFields: true })
    return Buffer.from(data)
  } finally {
    document.destroy()
  }
}
