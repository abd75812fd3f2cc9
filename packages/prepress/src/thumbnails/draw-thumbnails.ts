import type { PDFiumDocument } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { openPdfium } from '../decode/pdfium.ts'
import { sniff } from '../decode/sniff.ts'
import { IntakeRejection } from '../intake/report.ts'

export interface ThumbnailsOrder {
  /** A stored document: PDF, or an Illustrator file, which is one. */
  readonly bytes: Uint8Array
  /** Number of pages, from the first. */
  readonly most: number
}

/** Longer side of a thumbnail in pixels: twice its displayed size, for high-density screens. */
const PIXELS = 240
/** Time limit in milliseconds: the pages drawn by then are returned. */
const PATIENCE_MS = 4000

/**
 * Draws the first pages of a document as small WebP pictures on white, in order. Stops at a page that cannot
 * be drawn, and at the time limit. Runs in a worker process.
 */
export async function drawThumbnails({ bytes, most }: ThumbnailsOrder): Promise<readonly Uint8Array[]> {
  const file = await sniff(bytes)
  if (file.mime !== 'application/pdf') throw new IntakeRejection('file.unsupported')
  const library = await openPdfium()
  const document = await library.loadDocument(file.bytes).catch(() => {
    throw new IntakeRejection('file.broken', { kind: 'PDF' })
  })
  const until = performance.now() + PATIENCE_MS
  const drawn: Uint8Array[] = []
  const pages = Math.min(most, document.getPageCount())
  try {
    while (drawn.length < pages && (drawn.length === 0 || performance.now() < until))
      drawn.push(await thumbnail(document, drawn.length))
  } catch {
    // The pages before it are valid.
  }
  document.destroy()
  library.destroy()
  return drawn
}

async function thumbnail(document: PDFiumDocument, index: number): Promise<Uint8Array> {
  const page = document.getPage(index)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = PIXELS / Math.max(originalWidth, originalHeight)
  if (!(Math.min(originalWidth, originalHeight) * scale >= 1)) throw new Error('Too thin to be seen.')
  const { data, width, height } = await page.render({
    scale,
    render: 'bitmap',
    transparent: true,
    renderFormFields: true,
  })
  return sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 80 })
    .toBuffer()
}
