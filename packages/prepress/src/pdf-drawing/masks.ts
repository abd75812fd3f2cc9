import { PDFName, PDFRawStream, type PDFDict } from '@cantoo/pdf-lib'
import { beginInBlack } from './colors.ts'
import { contentOf } from './content.ts'
import { emptyDrawing, type Drawing } from './drawing.ts'
import { PAGE_LIMITS } from './limits.ts'
import { followedBy } from './matrix.ts'
import { NotAsVectors } from './not-as-vectors.ts'
import { dictUnder, matrixUnder, nameUnder, numbersOf, under } from './objects.ts'
import { FIRST_LINES, FIRST_STATE, newPen, use, write, type Pen } from './pen.ts'

/** Cost of a mask in operators, even an empty one. */
const MASK_COSTS = 100

/** Sets the soft mask; null removes it. */
export async function setMask(pen: Pen, mask: PDFDict | null): Promise<void> {
  if (!mask && !pen.state.isMasked) return
  const name = `M${pen.drawing.masks.size}`
  pen.drawing.masks.set(name, mask && (await readMask(pen, mask)))
  pen.state = { ...pen.state, isMasked: mask !== null }
  write(pen, `/${name} gs\n`)
}

/** Reads a soft mask as a drawing of its own: the page shows where it is light, or where it is opaque. */
async function readMask(pen: Pen, mask: PDFDict) {
  const { work } = pen
  use(work, 'operators', MASK_COSTS)
  if (++work.depth > PAGE_LIMITS.depth) throw new NotAsVectors('masks too deep inside each other')
  const form = under(mask, 'G')
  const transfer = under(mask, 'TR')
  if (!(form instanceof PDFRawStream) || (transfer !== undefined && transfer !== PDFName.of('Identity')))
    throw new NotAsVectors('an unusual mask')
  const box = numbersOf(under(form.dict, 'BBox'))
  if (box?.length !== 4) throw new NotAsVectors('a mask of no size')
  const matrix = matrixUnder(form.dict, 'Matrix')
  const ctm = followedBy(matrix, pen.state.ctm)
  const drawing = emptyDrawing(box as unknown as Drawing['box'], matrix, true)
  const inner = newPen({
    work,
    resources: dictUnder(form.dict, 'Resources') ?? pen.resources,
    drawing,
    base: ctm,
    origin: ctm,
    state: { ...FIRST_STATE, ctm },
  })
  write(inner, FIRST_LINES)
  beginInBlack(inner)
  await work.interpret(inner, contentOf(form))
  work.depth--
  const isLight = nameUnder(mask, 'S') === 'Luminosity'
  return { drawing, isLight, backdrop: isLight ? backdropOf(mask) : 0 }
}

/** Luminosity of a mask's backdrop, 0 to 1. */
function backdropOf(mask: PDFDict): number {
  const backdrop = numbersOf(under(mask, 'BC')) ?? [0]
  if (backdrop.length === 4) throw new NotAsVectors('a mask on a ground of ink')
  const [red = 0, green = red, blue = red] = backdrop
  return lightness([red, green, blue])
}

/** Luminosity of a color, in the range of its components. */
export const lightness = ([red = 0, green = 0, blue = 0]: readonly number[]): number =>
  0.3 * red + 0.59 * green + 0.11 * blue
