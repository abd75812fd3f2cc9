import { PDFDocument, type PDFDict } from '@cantoo/pdf-lib'
import { beginInBlack } from './colors.ts'
import { contentOf } from './content.ts'
import { emptyDrawing, type PageDrawing } from './drawing.ts'
import { openFont, type Font } from './fonts.ts'
import { hiddenLayers } from './layers.ts'
import { PAGE_LIMITS } from './limits.ts'
import { IDENTITY, type Matrix } from './matrix.ts'
import { NotAsVectors } from './not-as-vectors.ts'
import type { PdfiumSession } from './pdfium-pages.ts'
import { FIRST_LINES, FIRST_STATE, newPen, write, type PageContext } from './pen.ts'
import { interpretContent } from './interpret-content.ts'

/**
 * Matrices for pages rotated by quarter turns, clockwise, from the bottom left corner to the top left, y
 * downwards.
 */
const TURNED: readonly ((width: number, height: number) => Matrix)[] = [
  (_, height) => [1, 0, 0, -1, 0, height],
  () => [0, 1, 1, 0, 0, 0],
  (width) => [-1, 0, 0, 1, width, 0],
  (width, height) => [0, -1, -1, 0, height, width],
]

/** Reads the first page as a drawing. Throws {@link NotAsVectors} where any part of it cannot be a vector. */
export async function readPage(session: PdfiumSession, document: PDFDocument): Promise<PageDrawing> {
  const page = document.getPage(0)
  const { x, y, width, height } = visibleBox(page)
  const turns = (((Math.round(page.getRotation().angle / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3
  const [a, b, c, d, e, f] = TURNED[turns]!(width, height)
  const matrix: Matrix = [a, b, c, d, e - a * x - c * y, f - b * x - d * y]
  const drawing = emptyDrawing([x, y, x + width, y + height], matrix, false)
  const work = contextOf(session, document)
  const resources = page.node.Resources() ?? document.context.obj({})
  const pen = newPen({
    work,
    resources,
    drawing,
    base: IDENTITY,
    origin: IDENTITY,
    state: FIRST_STATE,
  })
  write(pen, FIRST_LINES)
  beginInBlack(pen)
  await interpretContent(pen, contentOf(page.node.Contents()))
  const upright = turns % 2 === 0
  return {
    width: upright ? width : height,
    height: upright ? height : width,
    drawing,
    colors: work.colors,
    pictures: work.pictures,
    gradients: work.gradients,
    hasVectors: work.hasVectors,
  }
}

/** The visible part of the page: its crop box within its media box. */
function visibleBox(page: ReturnType<PDFDocument['getPage']>) {
  const [media, crop] = [page.getMediaBox(), page.getCropBox()]
  const [x, y] = [Math.max(media.x, crop.x), Math.max(media.y, crop.y)]
  const width = Math.min(media.x + media.width, crop.x + crop.width) - x
  const height = Math.min(media.y + media.height, crop.y + crop.height) - y
  if (!(width > 0 && height > 0)) throw new NotAsVectors('a page of no size')
  return { x, y, width, height }
}

function contextOf(session: PdfiumSession, document: PDFDocument): PageContext {
  const fonts = new Map<PDFDict, Promise<Font>>()
  return {
    colors: [],
    colorNumbers: new Map(),
    spaceNumbers: new Map(),
    pictures: [],
    gradients: [],
    gradientNumbers: new Map(),
    hiddenLayers: hiddenLayers(document.catalog),
    face(font) {
      let face = fonts.get(font)
      if (!face) {
        if (fonts.size >= PAGE_LIMITS.fonts) throw new NotAsVectors('too many fonts')
        fonts.set(font, (face = openFont(session, font)))
      }
      return face
    },
    interpret: interpretContent,
    operators: 0,
    read: 0,
    written: 0,
    pixels: 0,
    depth: 0,
    hasVectors: false,
  }
}
