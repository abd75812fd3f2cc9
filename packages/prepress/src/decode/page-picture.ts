import type { PDFiumLibrary, PDFiumPage } from '@hyzyla/pdfium'

/** Calls of pdfium missing from its package's interface: the matrix of a page object. Handles and addresses are numbers. */
interface RawPdfium {
  readonly HEAPU8: Uint8Array
  readonly wasmExports: { malloc(bytes: number): number; free(place: number): void }
  _FPDFPage_GetObject(page: number, index: number): number
  _FPDFPageObj_GetMatrix(object: number, matrix: number): number
}

/**
 * The raster size of a page that consists of a single picture, null for any other page. Covers the whole page, margins included,
 * at the resolution of its picture: the page keeps its shape, and the picture its dpi.
 */
export async function pictureAlone(
  library: PDFiumLibrary,
  page: PDFiumPage,
): Promise<{ width: number; height: number } | null> {
  if (page.getObjectCount() !== 1) return null
  const only = page.getObject(0)
  if (only.type !== 'image') return null
  const { width, height } = await only.getImageDataRaw()
  const [a, b, c, d] = matrixOf(library, page)
  const [placedWidth, placedHeight] = [Math.hypot(a, b), Math.hypot(c, d)]
  if (!(width > 0 && height > 0 && placedWidth > 0 && placedHeight > 0)) return null
  const { originalWidth, originalHeight } = page.getOriginalSize()
  /** Pixels per point; of a stretched picture those of its coarser side. */
  const density = Math.min(width / placedWidth, height / placedHeight)
  const pixels = (points: number) => Math.max(1, Math.round(points * density))
  return { width: pixels(originalWidth), height: pixels(originalHeight) }
}

/** Matrix from the unit square of the page's first object to points of the page: a, b, c, d, e, f. */
function matrixOf(library: PDFiumLibrary, page: PDFiumPage): readonly [number, number, number, number] {
  const raw = (library as unknown as { module: RawPdfium }).module
  const handle = (page as unknown as { pageIdx: number }).pageIdx
  const place = raw.wasmExports.malloc(24)
  try {
    if (!raw._FPDFPageObj_GetMatrix(raw._FPDFPage_GetObject(handle, 0), place)) return [0, 0, 0, 0]
    const floats = new DataView(raw.HEAPU8.buffer, place, 16)
    const at = (index: number) => floats.getFloat32(index * 4, true)
    return [at(0), at(1), at(2), at(3)]
  } finally {
    raw.wasmExports.free(place)
  }
}
