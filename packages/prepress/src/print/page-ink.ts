import { openPdfium } from '../decode/pdfium.ts'
import { averaged, type PageSize } from './averaged.ts'
import { plateCopy } from './plate-copies.ts'

/** Pixels along the longer side that a page is rendered at, at most; then it is made smaller. */
const RENDERED = 1600

/** Times as many pixels as wanted that are rendered: pdfium puts turned pictures up to a pixel beside their place. */
const finerBy = ({ width, height }: PageSize): number =>
  Math.min(4, Math.max(1, Math.floor(RENDERED / Math.max(width, height))))

/** The process inks of a print file's first page: four bytes a pixel, 0 for paper. Rendered by pdfium, which did not write it. */
export async function inkOnPage(pdf: Uint8Array, size: PageSize): Promise<Buffer> {
  const colors = await rendered(await plateCopy(pdf, 'colors'), size)
  const black = await rendered(await plateCopy(pdf, 'black'), size)
  const inks = Buffer.alloc(size.width * size.height * 4)
  for (let at = 0; at < inks.length; at += 4) {
    inks[at] = 255 - colors[at]!
    inks[at + 1] = 255 - colors[at + 1]!
    inks[at + 2] = 255 - colors[at + 2]!
    inks[at + 3] = 255 - black[at]!
  }
  return inks
}

async function rendered(pdf: Uint8Array, size: PageSize): Promise<Uint8Array> {
  const library = await openPdfium()
  try {
    const document = await library.loadDocument(pdf)
    const by = finerBy(size)
    const finer = { width: size.width * by, height: size.height * by }
    const { data } = await document.getPage(0).render({ ...finer, render: 'bitmap' })
    return averaged(data, size, by)
  } finally {
    library.destroy()
  }
}
