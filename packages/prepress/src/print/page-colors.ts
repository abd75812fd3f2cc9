import type { PDFiumLibrary, PDFiumPage } from '@hyzyla/pdfium'
import { withPdfium } from '../decode/pdfium.ts'
import type { PageSize } from './averaged.ts'
import type { PressProfile } from './cmyk.ts'
import { inkOnScreen } from './on-screen.ts'
import { plateCopy } from './plate-copies.ts'

/** Calls of pdfium beyond its package's own interface: a part of a page. Handles and places are numbers. */
interface RawPdfium {
  readonly HEAPU8: Uint8Array
  readonly wasmExports: { malloc(bytes: number): number; free(place: number): void }
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, place: number, stride: number): number
  _FPDFBitmap_FillRect(
    bitmap: number,
    x: number,
    y: number,
    width: number,
    height: number,
    color: number,
  ): void
  _FPDFBitmap_Destroy(bitmap: number): void
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void
  _FPDF_ClosePage(page: number): void
}

/** Bytes in the order red, green, blue, alpha; 4 bytes a pixel. */
const [REVERSE_BYTE_ORDER, BGRA] = [0x10, 4]

/** Pixels that are rendered at once, at most: it bounds the memory, however fine the page is. */
const AT_ONCE = 2 ** 21

/**
 * The colors of a print file's first page, RGB: rendered `by` times as fine as `size`, band by band, and averaged as colors. Inks
 * that are averaged before they become colors look darker than the picture does: dots gain.
 */
export async function colorsOnPage(
  pdf: Uint8Array,
  size: PageSize,
  by: number,
  press: PressProfile,
): Promise<Buffer> {
  const copies = [await plateCopy(pdf, 'colors', true), await plateCopy(pdf, 'black', true)] as const
  const finer = { width: size.width * by, height: size.height * by }
  const rows = Math.max(1, Math.floor(AT_ONCE / (finer.width * by)))
  const means = Buffer.alloc(size.width * size.height * 3)
  await withPdfium(async (library) => {
    const documents = [await library.loadDocument(copies[0]), await library.loadDocument(copies[1])] as const
    const pages = documents.map((document) => document.getPage(0)) as [PDFiumPage, PDFiumPage]
    for (let top = 0; top < size.height; top += rows) {
      const band = { width: size.width, height: Math.min(rows, size.height - top) }
      const fine = { width: finer.width, height: band.height * by }
      const [colors, black] = pages.map((page) => bandOf(library, page, finer, top * by, fine.height))
      const seen = await inkOnScreen(inksOf(colors!, black!), fine, press)
      means.set(averagedColors(seen, band, by), top * size.width * 3)
    }
    for (const page of pages) raw(library)._FPDF_ClosePage(handleOf(page))
    for (const document of documents) document.destroy()
  })
  return means
}

const raw = (library: PDFiumLibrary): RawPdfium => (library as unknown as { module: RawPdfium }).module
const handleOf = (page: PDFiumPage): number => (page as unknown as { pageIdx: number }).pageIdx

/** Rows of a page that is rendered at the size `whole`, RGBA on white. */
function bandOf(
  library: PDFiumLibrary,
  page: PDFiumPage,
  whole: PageSize,
  top: number,
  height: number,
): Uint8Array {
  const pdfium = raw(library)
  const { width } = whole
  const bytes = width * height * 4
  const place = pdfium.wasmExports.malloc(bytes)
  if (place === 0) throw new Error('No memory for a part of the page')
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, BGRA, place, width * 4)
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
  pdfium._FPDF_RenderPageBitmap(
    ...[bitmap, handleOf(page), 0, -top, width, whole.height, 0, REVERSE_BYTE_ORDER],
  )
  const rgba = pdfium.HEAPU8.slice(place, place + bytes)
  pdfium._FPDFBitmap_Destroy(bitmap)
  pdfium.wasmExports.free(place)
  return rgba
}

/** Process inks of what the copies of a page show: four bytes a pixel, 0 for paper. */
export function inksOf(colors: Uint8Array, black: Uint8Array): Buffer {
  const inks = Buffer.alloc(colors.length)
  for (let at = 0; at < inks.length; at += 4) {
    inks[at] = 255 - colors[at]!
    inks[at + 1] = 255 - colors[at + 1]!
    inks[at + 2] = 255 - colors[at + 2]!
    inks[at + 3] = 255 - black[at]!
  }
  return inks
}

/** RGB pixels `by` times as fine as a page of `size`: each the mean of its square. */
export function averagedColors(finer: Uint8Array, { width, height }: PageSize, by: number): Uint8Array {
  const sums = new Float64Array(width * height * 3)
  for (let y = 0, from = 0; y < height * by; y++)
    for (let x = 0; x < width * by; x++) {
      const to = (Math.floor(y / by) * width + Math.floor(x / by)) * 3
      for (let channel = 0; channel < 3; channel++) sums[to + channel]! += finer[from++]!
    }
  return Uint8Array.from(sums, (sum) => Math.round(sum / by ** 2))
}
