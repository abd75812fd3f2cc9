import PDFDocument from 'pdfkit'
import { renderPage, type PdfiumSession } from './pdfium-pages.ts'
import { screenColoring } from './screen-coloring.ts'
import type { VectorPage } from './drawing.ts'
import { storeDrawing } from './write-drawing.ts'

/** Renders a drawing in screen colors: writes it as a PDF and draws that with pdfium. RGBA. */
export async function renderDrawing(
  session: PdfiumSession,
  vectors: Pick<VectorPage, 'page' | 'colors' | 'pictures'>,
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const { page } = vectors
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    font: null as unknown as string,
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => document.on('end', resolve).on('error', reject))
  const coloring = screenColoring(vectors, 'DeviceRGB')
  const masking = screenColoring(vectors, 'DeviceGray')
  document.page.xobjects.Artwork = storeDrawing(document, page, coloring, masking)
  document.addContent('/Artwork Do')
  document.end()
  await ended
  return renderPage(session, Buffer.concat(chunks), size)
}
