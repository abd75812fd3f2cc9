import PDFDocument from 'pdfkit'
import type { Rgb } from './asked.ts'
import type { PageDrawing, Picture } from './drawing.ts'
import { shownPage, type Asking } from './pdfium-pages.ts'
import { storeDrawing, type Colouring } from './write-drawing.ts'

/** What a drawing looks like in the colours of a screen: written as a file of its own and shown by pdfium. */
export async function lookOfDrawing(
  asking: Asking,
  page: PageDrawing,
  colours: readonly Rgb[],
  pictures: readonly Buffer[],
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    font: null as unknown as string,
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => document.on('end', resolve).on('error', reject))
  const colouring: Colouring = {
    space: 'DeviceRGB',
    parts: (colour) => colours[colour]!.map((part) => part / 255),
    picture: (to, number) => storePicture(to, page.pictures[number]!, pictures[number]!, colours),
  }
  document.page.xobjects.Artwork = storeDrawing(document, page, colouring)
  document.addContent('/Artwork Do')
  document.end()
  await ended
  return shownPage(asking, Buffer.concat(chunks), size)
}

function storePicture(
  document: PDFKit.PDFDocument,
  { width, height, stencil }: Picture,
  pixels: Buffer,
  colours: readonly Rgb[],
): PDFKit.PDFKitReference {
  const store = (size: readonly [number, number], data: Uint8Array, more: Record<string, unknown>) => {
    const image = document.ref({
      Type: 'XObject',
      Subtype: 'Image',
      Width: size[0],
      Height: size[1],
      BitsPerComponent: 8,
      ...more,
    })
    image.end(Buffer.from(data))
    return image
  }
  const SMask = store([width, height], channels(pixels, [3]), { ColorSpace: 'DeviceGray' })
  return stencil === null
    ? store([width, height], channels(pixels, [0, 1, 2]), { ColorSpace: 'DeviceRGB', SMask })
    : store([1, 1], Uint8Array.from(colours[stencil]!), { ColorSpace: 'DeviceRGB', SMask })
}

/** Some of the four numbers of each pixel. */
export function channels(pixels: Uint8Array, wanted: readonly number[]): Uint8Array {
  const taken = new Uint8Array((pixels.length / 4) * wanted.length)
  for (let from = 0, to = 0; from < pixels.length; from += 4)
    for (const channel of wanted) taken[to++] = pixels[from + channel]!
  return taken
}
