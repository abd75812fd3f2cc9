import type { PDFDict } from '@cantoo/pdf-lib'
import { viewOfInks } from '../decode/inks-as-printed.ts'
import type { Color, Picture, Rgb } from './drawing.ts'
import { pageWith, renderPage, type PdfiumSession } from './pdfium-pages.ts'
import { figures } from './pen.ts'

/** Pixels per swatch, and swatches per row. */
const SIDE = 2
const ROW = 128

/** Renders colors with pdfium: a swatch of each, read back as RGB. */
export async function renderColors(
  session: PdfiumSession,
  source: PDFDict,
  colors: readonly Color[],
): Promise<readonly Rgb[]> {
  const spaces = [...new Set(colors.map(({ space }) => space.source))]
  const names = new Map(spaces.map((space, at) => [space, `C${at}`]))
  const [width, height] = [ROW * SIDE, Math.max(1, Math.ceil(colors.length / ROW)) * SIDE]
  const place = (at: number) => ({ x: (at % ROW) * SIDE, y: Math.floor(at / ROW) * SIDE })
  const squares = colors.map(({ space, values }, at) => {
    const { x, y } = place(at)
    return `/${names.get(space.source)} cs ${figures(values)} sc ${x} ${height - y - SIDE} ${SIDE} ${SIDE} re f`
  })
  const resources = {
    ColorSpace: Object.fromEntries(spaces.map((space, at) => [`C${at}`, space])),
  }
  const pdf = await pageWith(session, source, [width, height], resources, squares.join('\n'))
  const rendered = await renderPage(session, await inView(session, pdf), { width, height })
  return colors.map((_, at) => {
    const { x, y } = place(at)
    const from = (y * width + x) * 4
    return [rendered[from] ?? 0, rendered[from + 1] ?? 0, rendered[from + 2] ?? 0]
  })
}

/** A picture's own pixels as RGBA, rendered by pdfium; of a stencil only alpha counts. */
export async function renderPicture(
  session: PdfiumSession,
  { stream, width, height }: Picture,
): Promise<Buffer> {
  const content = `0 g ${width} 0 0 ${height} 0 0 cm /I Do`
  const pdf = await pageWith(session, stream.dict, [width, height], { XObject: { I: stream } }, content)
  return renderPage(session, await inView(session, pdf), { width, height })
}

/** Converts the helper page's inks as on the whole page. */
const inView = async ({ inkView }: PdfiumSession, pdf: Uint8Array): Promise<Uint8Array> =>
  (await viewOfInks(pdf, () => inkView))?.pdf ?? pdf
