import type { PDFiumDocument, PDFiumLibrary, PDFiumPage } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { LIMITS } from '../intake/limits.ts'
import { Refusal } from '../intake/report.ts'
import type { Decoded } from './decoded.ts'
import { inchesText } from './natural-size.ts'
import { openPdfium } from './pdfium.ts'
import { writeRaster } from './raster.ts'

const POINTS_PER_INCH = 72

/** A PDF (or an Illustrator file, which is one): its first page by pdfium on a transparent ground. */
export async function takePdf(bytes: Uint8Array, rasterPath: string): Promise<Decoded> {
  const library = await openPdfium()
  const document = await opened(library, bytes)
  const pages = document.getPageCount()
  if (pages < 1) throw new Refusal('file.no-pages')
  const page = document.getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const longest = Math.max(originalWidth, originalHeight)
  if (!(Math.min(originalWidth, originalHeight) > 0) || !Number.isFinite(longest)) throw broken()
  const picture = await pictureAlone(page)
  const drawn = await document.getPage(0).render({
    scale: LIMITS.rasterPixels / longest,
    render: 'bitmap',
    transparent: true,
  })
  const { data, width, height } = drawn
  const raster = await writeRaster(sharp(data, { raw: { width, height, channels: 4 } }), rasterPath)
  document.destroy()
  library.destroy()
  return {
    mime: 'application/pdf',
    isVector: picture === null,
    pages,
    pixelWidth: picture?.width ?? raster.width,
    pixelHeight: picture?.height ?? raster.height,
    inchWidth: inchesText(originalWidth / POINTS_PER_INCH),
    inchHeight: inchesText(originalHeight / POINTS_PER_INCH),
    raster,
    notices: pages > 1 ? [{ code: 'file.first-page', values: { pages } }] : [],
  }
}

const broken = () => new Refusal('file.broken', { kind: 'PDF' })

async function opened(library: PDFiumLibrary, bytes: Uint8Array): Promise<PDFiumDocument> {
  try {
    return await library.loadDocument(bytes)
  } catch (thrown) {
    const protectedByPassword = thrown instanceof Error && /password|security/i.test(thrown.message)
    throw protectedByPassword ? new Refusal('file.encrypted') : broken()
  }
}

/** The pixels of a page that is nothing but one picture: such a PDF is a raster in a wrapper. */
async function pictureAlone(page: PDFiumPage): Promise<{ width: number; height: number } | null> {
  const count = page.getObjectCount()
  if (count !== 1) return null
  const only = page.getObject(0)
  if (only.type !== 'image') return null
  const { width, height } = await only.getImageDataRaw()
  return width > 0 && height > 0 ? { width, height } : null
}
