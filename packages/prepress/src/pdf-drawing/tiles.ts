import type { PDFRawStream } from '@cantoo/pdf-lib'
import { beginInBlack } from './colors.ts'
import { contentOf } from './content.ts'
import { emptyDrawing, type Drawing } from './drawing.ts'
import { PAGE_LIMITS } from './limits.ts'
import { followedBy, IDENTITY, inverse } from './matrix.ts'
import { NotAsVectors } from './not-as-vectors.ts'
import { dictUnder, matrixUnder, numbersOf, numberUnder, under } from './objects.ts'
import { FIRST_LINES, FIRST_STATE, newPen, use, write, type Pen } from './pen.ts'

/** Cost of a tiling pattern in operators, even an empty one. */
const TILES_COST = 100

/** Reads a colored tiling pattern and returns its name in the drawing. */
export async function readTiles(pen: Pen, pattern: PDFRawStream): Promise<string> {
  const { work } = pen
  const { dict } = pattern
  use(work, 'operators', TILES_COST)
  if (++work.depth > PAGE_LIMITS.depth) throw new NotAsVectors('patterns too deep inside each other')
  const back = inverse(pen.origin)
  const box = numbersOf(under(dict, 'BBox'))
  const [xStep = 0, yStep = 0] = [numberUnder(dict, 'XStep'), numberUnder(dict, 'YStep')]
  if (numberUnder(dict, 'PatternType') !== 1 || numberUnder(dict, 'PaintType') !== 1)
    throw new NotAsVectors('tiles without colors')
  if (!back || box?.length !== 4 || xStep === 0 || yStep === 0) throw new NotAsVectors('tiles of no size')
  const matrix = followedBy(matrixUnder(dict, 'Matrix'), pen.base)
  const drawing = emptyDrawing(box as unknown as Drawing['box'], followedBy(matrix, back), false)
  const inner = newPen({
    work,
    resources: dictUnder(dict, 'Resources') ?? pen.resources,
    drawing,
    base: IDENTITY,
    origin: IDENTITY,
    state: FIRST_STATE,
  })
  write(inner, FIRST_LINES)
  beginInBlack(inner)
  await work.interpret(inner, contentOf(pattern))
  work.depth--
  const name = `T${pen.drawing.tiles.size}`
  pen.drawing.tiles.set(name, { drawing, xStep, yStep })
  return name
}
