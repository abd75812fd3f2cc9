import type { PDFPage } from '@cantoo/pdf-lib'
import { singlePage, written } from '../decode/single-page.ts'
import { IntakeRejection } from '../intake/report.ts'
import type { CropBox, Cropped } from './crop-order.ts'

/** The first page of a PDF with a smaller crop box: its content stays as it is. The other pages are removed. */
export async function cropPdf(bytes: Uint8Array, box: CropBox): Promise<Cropped> {
  try {
    const document = await singlePage(bytes, 0)
    const page = document.getPage(0)
    const { x, y, width, height } = windowOf(page, box)
    for (const name of ['CropBox', 'BleedBox', 'TrimBox', 'ArtBox', 'MediaBox'] as const)
      page[`set${name}`](x, y, width, height)
    return { bytes: await written(document), mime: 'application/pdf' }
  } catch {
    throw new IntakeRejection('file.broken', { kind: 'PDF' })
  }
}

/** The box in the page's own points: from its bottom left corner, before the page is rotated. */
function windowOf(page: PDFPage, { x, y, width, height }: CropBox) {
  const cropBox = page.getCropBox()
  const turns = (((page.getRotation().angle / 90) % 4) + 4) % 4
  const [left, bottom, wide, high] = [
    [x, 1 - y - height, width, height],
    [y, x, height, width],
    [1 - x - width, y, width, height],
    [1 - y - height, 1 - x - width, height, width],
  ][turns] ?? [0, 0, 1, 1]
  return {
    x: cropBox.x + left! * cropBox.width,
    y: cropBox.y + bottom! * cropBox.height,
    width: wide! * cropBox.width,
    height: high! * cropBox.height,
  }
}
