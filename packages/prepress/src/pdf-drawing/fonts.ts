import { PDFName, type PDFDict } from '@cantoo/pdf-lib'
import { NotAsVectors } from './not-as-vectors.ts'
import { dictOf, dictUnder, listOf, nameUnder, under } from './objects.ts'
import { handleOf, pageWith, rawPdfium, type PdfiumSession, type RawPdfium } from './pdfium-pages.ts'

/** A font of the page: glyph outlines as pdfium draws them, in units of an em. */
export interface Font {
  codes(text: Uint8Array): Iterable<number>
  isSpace(code: number): boolean
  width(code: number): number
  /** Points (two numbers each), followed by the operator they belong to. */
  outline(code: number): readonly (number | string)[]
}

/**
 * pdfium returns outlines by character, not by code: a ToUnicode map gives each code a character of its own.
 */
const ONE_BYTE = { first: 0xe000, range: '<00> <FF>', codes: '<01> <FF> <E001>' }
const TWO_BYTES = { first: 0, range: '<0000> <FFFF>', codes: '<0001> <D7FF> <0001>' }
const LAST_TWO_BYTES = 0xd7ff

/** Opens a font. Composite fonts must be embedded. Throws {@link NotAsVectors}. */
export async function openFont(session: PdfiumSession, font: PDFDict): Promise<Font> {
  const { library, opened } = session
  const kind = nameUnder(font, 'Subtype') ?? ''
  const isWide = kind === 'Type0'
  if (!isWide && !['Type1', 'MMType1', 'TrueType'].includes(kind))
    throw new NotAsVectors(`a font of type ${kind}`)
  if (isWide) wideIsPlain(font)
  const codes = isWide ? TWO_BYTES : ONE_BYTE
  const sample = isWide ? '0001' : '41'
  const pdf = await pageWith(
    session,
    font,
    [10, 10],
    { Font: { F: font } },
    `BT /F 1 Tf <${sample}> Tj ET`,
    (copy, document) => {
      const map = document.context.stream(
        `/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange ${codes.range} endcodespacerange 1 beginbfrange ${codes.codes} endbfrange endcmap end end`,
      )
      dictOf(copy)?.set(PDFName.of('ToUnicode'), document.context.register(map))
    },
  )
  const document = await library.loadDocument(pdf)
  opened.push(document)
  const raw = rawPdfium(library)
  const text = raw._FPDFPage_GetObject(handleOf(document.getPage(0)), 0)
  const handle = text && raw._FPDFTextObj_GetFont(text)
  if (!handle) throw new NotAsVectors('a font that cannot be opened')
  return fontOf(raw, handle, isWide)
}

/** Throws unless a composite font is embedded, horizontal and uses two-byte identity codes. */
function wideIsPlain(font: PDFDict): void {
  const inner = dictOf(listOf(under(font, 'DescendantFonts'))[0])
  const descriptor = dictUnder(inner, 'FontDescriptor')
  const inFile = ['FontFile', 'FontFile2', 'FontFile3'].some((name) => under(descriptor, name) !== undefined)
  if (nameUnder(font, 'Encoding') !== 'Identity-H' || !inFile)
    throw new NotAsVectors('a font of an unusual encoding')
}

function fontOf(raw: RawPdfium, handle: number, isWide: boolean): Font {
  const widths = new Map<number, number>()
  const outlines = new Map<number, readonly (number | string)[]>()
  const { first } = isWide ? TWO_BYTES : ONE_BYTE
  const cachedValue = <T>(cache: Map<number, T>, code: number, compute: (character: number) => T): T => {
    if (code === 0 || (isWide && code > LAST_TWO_BYTES)) throw new NotAsVectors('a letter without a code')
    const had = cache.get(code)
    if (had !== undefined) return had
    const cached = compute(first + code)
    cache.set(code, cached)
    return cached
  }
  return {
    codes: (text) => (isWide ? pairs(text) : text),
    isSpace: (code) => !isWide && code === 32,
    width: (code) => cachedValue(widths, code, (character) => widthOf(raw, handle, character)),
    outline: (code) => cachedValue(outlines, code, (character) => outlineOf(raw, handle, character)),
  }
}

function* pairs(text: Uint8Array): Iterable<number> {
  for (let at = 0; at + 1 < text.length; at += 2) yield text[at]! * 256 + text[at + 1]!
}

/** Reads two floats from pdfium's memory. */
function withTwo<T>(raw: RawPdfium, use: (place: number, read: () => readonly [number, number]) => T): T {
  const place = raw.wasmExports.malloc(8)
  try {
    return use(place, () => {
      const view = new DataView(raw.HEAPU8.buffer, place, 8)
      return [view.getFloat32(0, true), view.getFloat32(4, true)]
    })
  } finally {
    raw.wasmExports.free(place)
  }
}

const widthOf = (raw: RawPdfium, handle: number, character: number): number =>
  withTwo(raw, (place, read) => {
    if (!raw._FPDFFont_GetGlyphWidth(handle, character, 1, place))
      throw new NotAsVectors('a letter without a width')
    return read()[0]
  })

const [LINE, CURVE, MOVE] = [0, 1, 2]

function outlineOf(raw: RawPdfium, handle: number, character: number): readonly (number | string)[] {
  const path = raw._FPDFFont_GetGlyphPath(handle, character, 1)
  const count = path ? raw._FPDFGlyphPath_CountGlyphSegments(path) : 0
  return withTwo(raw, (place, read) => {
    const outline: (number | string)[] = []
    let handles = 0
    for (let at = 0; at < count; at++) {
      const segment = raw._FPDFGlyphPath_GetGlyphPathSegment(path, at)
      const kind = raw._FPDFPathSegment_GetType(segment)
      raw._FPDFPathSegment_GetPoint(segment, place, place + 4)
      outline.push(...read())
      if (kind === CURVE) {
        if (++handles % 3 === 0) outline.push('c')
      } else if (kind === MOVE) outline.push('m')
      else if (kind === LINE) outline.push('l')
      if (raw._FPDFPathSegment_GetClose(segment)) outline.push('h')
    }
    return outline
  })
}
