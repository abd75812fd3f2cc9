import { withPdfium } from '../decode/pdfium.ts'
import { averaged, type PageSize } from './averaged.ts'
import { plateCopies } from './plate-copies.ts'

/** Maximum longer side in pixels at which a page is rendered before it is scaled down. */
const RENDERED = 1600

/** Oversampling factor: pdfium places turned pictures up to a pixel off. */
export const finerBy = ({ width, height }: PageSize): number =>
  Math.min(4, Math.max(1, Math.floor(RENDERED / Math.max(width, height))))

/** The process inks of a print file's first page: four bytes a pixel, 0 for paper. Rendered by pdfium, which did not write it. */
export async function inkOnPage(pdf: Uint8Array, size: PageSize): Promise<Buffer> {
  const copies = await plateCopies(pdf)
  const [colors, black] = await rendered([copies.colors, copies.black], size)
  const inks = Buffer.alloc(size.width * size.height * 4)
  for (let at = 0; at < inks.length; at += 4) {
    inks[at] = 255 - colors[at]!
    inks[at + 1] = 255 - colors[at + 1]!
    inks[at + 2] = 255 - colors[at + 2]!
    inks[at + 3] = 255 - black[at]!
  }
  return inks
}

/** Renders the first page of both copies. */
async function rendered(
  copies: readonly [Uint8Array, Uint8Array],
  size: PageSize,
): Promise<readonly [Uint8Array, Uint8Array]> {
  const by = finerBy(size)
  const finer = { width: size.width * by, height: size.height * by }
  return withPdfium(async (library) => {
    const page = async (pdf: Uint8Array) => {
      const document = await library.loadDocument(pdf)
      const { data } = await document.getPage(0).render({ ...finer, render: 'bitmap' })
      document.destroy()
      return averaged(data, size, by)
    }
    return [await page(copies[0]), await page(copies[1])]
  })
}
