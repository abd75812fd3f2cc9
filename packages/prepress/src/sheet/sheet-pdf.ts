import { rulesOn } from '@kisscut/artwork/die-line'
import { boxAround, grown, type Box } from '@kisscut/artwork/geometry'
import type { Nested } from '../nesting/index.ts'
import { bundledFaces, typeLine, type Typeface } from '../pdf-layout/index.ts'
import { addPage, bytesOf, openDocument, POINTS, type PageBoxes } from '../print/document.ts'
import { showForm, storeForm } from '../print/form.ts'
import { drawInk, type Ink } from '../print/ink.ts'
import { cutLine } from '../print/plates.ts'
import { HAIRLINE } from '../print/print-pdf.ts'
import type { CutName, PressProfile, PrintDesign } from '../print/index.ts'
import { ARM, DOT, type PlacedMarks } from './marks.ts'
import { ontoSheet, type SheetShape } from './piece.ts'

/** One sheet; lengths in inches from its top left corner. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly pieces: readonly (Nested & { readonly design: number })[]
  readonly lines: readonly { readonly name: CutName; readonly path: string }[]
  readonly marks: PlacedMarks
  readonly label: string
}

/** A design on sheets: its shape and the ink that passed the press's check. */
export interface Inked {
  readonly design: PrintDesign
  readonly shape: SheetShape
  readonly ink: Ink
}

const BLACK = [0, 0, 0, 100] as unknown as PDFKit.Mixins.ColorValue
const LETTERS = 8 / POINTS

/** One page per sheet; each design is stored once. `gap`: bleeds of neighbors meet halfway. */
export async function sheetPdf(
  title: string,
  sheets: readonly Sheet[],
  inked: readonly Inked[],
  gap: number,
  press: PressProfile,
): Promise<Uint8Array> {
  const { text } = await bundledFaces()
  const bleedOf = ({ dieLine }: PrintDesign) => Math.min(rulesOn(dieLine).bleed, gap / 2)
  const bleed = Math.max(...inked.map(({ design }) => bleedOf(design)))
  const [first, ...others] = sheets
  if (!first) throw new RangeError('A file without a sheet.')
  const document = openDocument(title, boxesOf(first, bleed), press)
  const forms = inked.map(({ design, ink }) =>
    storeForm(document, reachOf(design), () => drawInk(document, design, ink, bleedOf(design))),
  )
  const draw = (sheet: Sheet) => {
    document.scale(POINTS)
    for (const piece of sheet.pieces) {
      const [form, shape] = [forms[piece.design], inked[piece.design]?.shape]
      if (form && shape) showForm(document, `Piece${piece.design}`, form, ontoSheet(shape, piece))
    }
    drawMarks(document, sheet, text)
    for (const { name, path } of sheet.lines) cutLine(document, name, path, HAIRLINE)
  }
  draw(first)
  for (const sheet of others) {
    addPage(document, boxesOf(sheet, bleed))
    draw(sheet)
  }
  return bytesOf(document)
}

/** Bounds of a design in its own coordinates; ink is clipped to the bleed inside. */
const reachOf = ({ dieLine }: PrintDesign): Box =>
  grown({ x: 0, y: 0, width: dieLine.width, height: dieLine.height }, 2 * rulesOn(dieLine).bleed)

/** Trim is the cut area, bleed the inked area; the page is as large as the material. */
function boxesOf({ pieces, width, height }: Sheet, bleed: number): PageBoxes {
  const corners = pieces.flatMap((piece) => [
    { x: piece.x, y: piece.y },
    { x: piece.x + piece.width, y: piece.y + piece.height },
  ])
  const trim = boxAround(corners)
  const left = Math.max(0, trim.x - bleed)
  const top = Math.max(0, trim.y - bleed)
  return {
    media: { x: 0, y: 0, width, height },
    trim,
    bleed: {
      x: left,
      y: top,
      width: Math.min(width, trim.x + trim.width + bleed) - left,
      height: Math.min(height, trim.y + trim.height + bleed) - top,
    },
  }
}

function drawMarks(document: PDFKit.PDFDocument, { marks, label }: Sheet, typeface: Typeface): void {
  for (const { x, y } of marks.crosses)
    document
      .moveTo(x - ARM, y)
      .lineTo(x + ARM, y)
      .moveTo(x, y - ARM)
      .lineTo(x, y + ARM)
      .lineWidth(2 * HAIRLINE)
      .undash()
      .stroke(BLACK)
  for (const { x, y } of marks.dots) document.circle(x, y, DOT / 2).fill(BLACK)
  if (!marks.label) return
  const { x, y, width } = marks.label
  const line = typeLine(typeface, label, LETTERS)
  const fitted = line.width > width ? typeLine(typeface, label, (LETTERS * width) / line.width) : line
  const path = fitted.outline(x, y)
  if (path !== '') document.path(path).fill(BLACK)
}
