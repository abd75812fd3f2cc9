import { PDFDocument, PDFName, PDFNumber, PDFRawStream, type PDFContext } from '@cantoo/pdf-lib'
import { withPdfium } from '../decode/pdfium.ts'
import { averaged, type PageSize } from './averaged.ts'
import type { PressProfile } from './cmyk.ts'
import { inkOnScreen } from './on-screen.ts'
import { finerBy } from './page-ink.ts'
import { decoded, hideOtherPlates, withBytes } from './plate-copies.ts'

/** Maximum number of pixels converted to colors at once, to limit memory. */
const AT_ONCE = 2 ** 20

/**
 * The colors of the first page of a print file whose artwork is pixels, RGB. Converts each pixel of the written picture to its
 * print color, averages squares of `by` × `by`, and lets pdfium draw the page with the result: inks averaged before conversion
 * look too dark, and a renderer that scales down a fine picture skips pixels.
 */
export async function colorsOnPage(
  pdf: Uint8Array,
  size: PageSize,
  by: number,
  press: PressProfile,
): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const { context } = document
  for (const page of document.getPages()) hideOtherPlates(page.node.Resources())
  for (const [reference, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFRawStream && isPicture(object))
      context.assign(reference, await inColors(context, object, by, press))
  const copy = await document.save({ useObjectStreams: false })
  const times = finerBy(size)
  const finer = { width: size.width * times, height: size.height * times }
  const rgba = await withPdfium(async (library) => {
    const loaded = await library.loadDocument(copy)
    const { data } = await loaded.getPage(0).render({ ...finer, render: 'bitmap' })
    const means = averaged(data, size, times)
    loaded.destroy()
    return means
  })
  const rgb = Buffer.alloc(size.width * size.height * 3)
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3)
    rgb.set(rgba.subarray(from, from + 3), to)
  return rgb
}

const name = (text: string) => PDFName.of(text)

const isPicture = ({ dict }: PDFRawStream): boolean =>
  dict.get(name('Subtype')) === name('Image') && dict.get(name('ColorSpace')) === name('DeviceCMYK')

/** The picture on paper, in screen colors, `by` times coarser. */
async function inColors(
  context: PDFContext,
  stream: PDFRawStream,
  by: number,
  press: PressProfile,
): Promise<PDFRawStream> {
  const { dict } = stream
  const side = (key: string) => dict.lookup(name(key), PDFNumber).asNumber()
  const [width, height] = [side('Width'), side('Height')]
  const means = { width: Math.ceil(width / by), height: Math.ceil(height / by) }
  const inks = decoded(stream)
  const mask = context.lookup(dict.get(name('SMask')))
  const alpha = mask instanceof PDFRawStream ? decoded(mask) : null
  const rgb = Buffer.alloc(means.width * means.height * 3)
  const rows = Math.max(1, Math.floor(AT_ONCE / (width * by)))
  for (let top = 0; top < means.height; top += rows) {
    const from = top * by * width
    const band = { width, height: Math.min(rows * by, height - top * by) }
    const count = from + band.width * band.height
    const printed = thinned(inks.subarray(from * 4, count * 4), alpha?.subarray(from, count) ?? null)
    rgb.set(averagedColors(await inkOnScreen(printed, band, press), band, by), top * means.width * 3)
  }
  const picture = withBytes(context, dict, rgb)
  const entries = { Width: PDFNumber.of(means.width), Height: PDFNumber.of(means.height) }
  for (const [key, value] of Object.entries({ ...entries, ColorSpace: name('DeviceRGB') }))
    picture.dict.set(name(key), value)
  picture.dict.delete(name('SMask'))
  return picture
}

/** Inks as printed on paper, thinned by the picture's transparency. */
function thinned(inks: Uint8Array, alpha: Uint8Array | null): Uint8Array {
  if (!alpha) return inks
  return inks.map((ink, at) => Math.round((ink * alpha[at >> 2]!) / 255))
}

/** RGB pixels reduced by the factor `by`: the mean of each square; squares at the edges may be smaller. */
export function averagedColors(rgb: Uint8Array, { width, height }: PageSize, by: number): Uint8Array {
  if (by === 1) return rgb
  const [columns, rows] = [Math.ceil(width / by), Math.ceil(height / by)]
  const means = new Uint8Array(columns * rows * 3)
  for (let row = 0, to = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, to += 3) {
      const [right, bottom] = [Math.min(width, (column + 1) * by), Math.min(height, (row + 1) * by)]
      let [red, green, blue, count] = [0, 0, 0, 0]
      for (let y = row * by; y < bottom; y++)
        for (let x = column * by, at = (y * width + x) * 3; x < right; x++, at += 3, count++) {
          red += rgb[at]!
          green += rgb[at + 1]!
          blue += rgb[at + 2]!
        }
      means[to] = Math.round(red / count)
      means[to + 1] = Math.round(green / count)
      means[to + 2] = Math.round(blue / count)
    }
  return means
}
