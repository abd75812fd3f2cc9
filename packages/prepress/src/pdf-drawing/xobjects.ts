import { PDFBool, PDFRawStream, type PDFDict } from '@cantoo/pdf-lib'
import { contentOf } from './content.ts'
import { emptyDrawing, type Drawing } from './drawing.ts'
import { restoreState, saveState, setOpacity, transform } from './graphics-state.ts'
import { rectangle, shadingOperators } from './gradients.ts'
import type { Operand } from './lexer.ts'
import { isHiddenLayer } from './layers.ts'
import { PAGE_LIMITS } from './limits.ts'
import { IDENTITY } from './matrix.ts'
import { NotAsVectors } from './not-as-vectors.ts'
import { dictOf, dictUnder, matrixUnder, nameUnder, numbersOf, numberUnder, under } from './objects.ts'
import { isHidden, nameOf, newPen, use, write, type Operator, type Pen } from './pen.ts'

/** Cost of a form in operators, even an empty one. */
const FORM_COSTS = 20

/** Shows an image or form XObject. */
async function show(pen: Pen, name: string): Promise<void> {
  const xobject = under(dictUnder(pen.resources, 'XObject'), name)
  if (!(xobject instanceof PDFRawStream) || isHidden(pen)) return
  if (isHiddenLayer(xobject.dict, pen.work.hiddenLayers)) return
  const kind = nameUnder(xobject.dict, 'Subtype')
  if (kind === 'Image') showPicture(pen, xobject)
  else if (kind === 'Form') await showForm(pen, xobject)
}

function showPicture(pen: Pen, stream: PDFRawStream): void {
  const { work, drawing, state } = pen
  const isStencil = under(stream.dict, 'ImageMask') === PDFBool.True
  if (isStencil && (state.fill.kind === 'pattern' || state.fill.kind === 'tiles'))
    throw new NotAsVectors('a pattern through a stencil')
  if (isStencil && state.fill.kind === 'none') return
  const stencil = isStencil && state.fill.kind === 'color' ? state.fill.color : null
  let number = work.pictures.findIndex((each) => each.stream === stream && each.stencil === stencil)
  if (number < 0) {
    const size = sizeOf(stream.dict)
    use(work, 'pixels', size.width * size.height)
    number = work.pictures.push({ stream, ...size, stencil }) - 1
    if (number >= PAGE_LIMITS.pictures) throw new NotAsVectors('too many pictures')
  }
  const name = `P${number}`
  drawing.pictures.set(name, number)
  write(pen, `/${name} Do\n`)
}

/** The larger size of an image and its mask. */
function sizeOf(dict: PDFDict): { width: number; height: number } {
  const masks = ['SMask', 'Mask'].map((name) => dictOf(under(dict, name)))
  const larger = (side: string) =>
    Math.max(...[dict, ...masks].map((each) => Math.round(numberUnder(each, side) ?? 0)))
  const [width, height] = [larger('Width'), larger('Height')]
  if (!(width > 0 && height > 0 && width * height <= PAGE_LIMITS.pixels))
    throw new NotAsVectors('a picture of no size')
  return { width, height }
}

async function showForm(pen: Pen, form: PDFRawStream): Promise<void> {
  const { work } = pen
  use(work, 'operators', FORM_COSTS)
  if (++work.depth > PAGE_LIMITS.depth) throw new NotAsVectors('forms too deep inside each other')
  const group = dictUnder(form.dict, 'Group')
  const isGroup = nameUnder(group, 'S') === 'Transparency'
  if (under(group, 'K') === PDFBool.True) throw new NotAsVectors('a group that knocks out')
  const box = numbersOf(under(form.dict, 'BBox'))
  if (box?.length !== 4) throw new NotAsVectors('a form of no size')
  saveState(pen)
  transform(pen, matrixUnder(form.dict, 'Matrix'))
  write(pen, `${rectangle(box)} W n\n`)
  const isComposited = isGroup && (pen.state.fillOpacity !== 1 || pen.state.isMasked)
  const drawing = isComposited ? emptyDrawing(box as unknown as Drawing['box'], IDENTITY, true) : pen.drawing
  const inner = newPen({
    work,
    resources: dictUnder(form.dict, 'Resources') ?? pen.resources,
    drawing,
    base: pen.state.ctm,
    origin: isComposited ? pen.state.ctm : pen.origin,
    state: isComposited ? { ...pen.state, fillOpacity: 1, strokeOpacity: 1, isMasked: false } : pen.state,
  })
  if (isGroup && !isComposited) setOpacity(inner, 1, 1)
  await work.interpret(inner, contentOf(form))
  if (isComposited) {
    const name = `F${pen.drawing.groups.size}`
    pen.drawing.groups.set(name, drawing)
    write(pen, `/${name} Do\n`)
  }
  restoreState(pen)
  work.depth--
}

/** Marked content serves accessibility, applications, and layers. */
function mark(pen: Pen, [tag, properties]: readonly Operand[]): void {
  if (pen.marked.length > 1000) throw new NotAsVectors('marks too deep inside each other')
  const layer =
    tag === 'OC' && typeof properties === 'string' ? dictUnder(pen.resources, 'Properties') : undefined
  pen.marked.push(layer !== undefined && isHiddenLayer(layer, pen.work.hiddenLayers, properties as string))
}

export const XOBJECT_OPERATORS: Readonly<Record<string, Operator>> = {
  Do: (pen, operands) => show(pen, nameOf(operands.at(-1))),
  sh: (pen, operands) => {
    if (isHidden(pen)) return
    const shading = under(dictUnder(pen.resources, 'Shading'), nameOf(operands.at(-1)))
    pen.work.hasVectors = true
    write(pen, `q\n${shadingOperators(pen, dictOf(shading))}Q\n`)
  },
  BMC: mark,
  BDC: mark,
  EMC: (pen) => void pen.marked.pop(),
  d0: () => {
    throw new NotAsVectors('a letter that is a drawing')
  },
}
