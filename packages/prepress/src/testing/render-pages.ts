import { openPdfium } from '../decode/pdfium.ts'

export interface RenderedPage {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  /** RGBA at a point in inches from the page's top left corner. */
  at(x: number, y: number): readonly [number, number, number, number]
}

/** Pages of a file, drawn by pdfium. */
export async function renderPages(
  pdf: Uint8Array,
  pages: readonly number[],
  dpi = 100,
): Promise<readonly RenderedPage[]> {
  const library = await openPdfium()
  const document = await library.loadDocument(pdf)
  const rendered: RenderedPage[] = []
  for (const page of pages) {
    const { data, width, height } = await document
      .getPage(page)
      .render({ scale: dpi / 72, render: 'bitmap', transparent: true })
    const pixels = Uint8Array.from(data)
    rendered.push({
      data: pixels,
      width,
      height,
      at(x, y) {
        const from = (Math.round(y * dpi) * width + Math.round(x * dpi)) * 4
        return [...pixels.subarray(from, from + 4)] as [number, number, number, number]
      },
    })
  }
  document.destroy()
  library.destroy()
  return rendered
}

/** The same composited on white. */
export function onWhite({ data }: RenderedPage): Uint8Array {
  const onWhitePixels = Uint8Array.from(data)
  for (let at = 0; at < onWhitePixels.length; at += 4) {
    const opacity = (data[at + 3] ?? 255) / 255
    for (let channel = 0; channel < 3; channel++)
      onWhitePixels[at + channel] = Math.round((data[at + channel] ?? 0) * opacity + 255 * (1 - opacity))
    onWhitePixels[at + 3] = 255
  }
  return onWhitePixels
}
