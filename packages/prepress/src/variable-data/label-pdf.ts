import { rulesOn } from '@kisscut/artwork/die-line'
import { grown } from '@kisscut/artwork/geometry'
import { cutsOf, trimOnPage } from '../print/cuts.ts'
import { addPage, bytesOf, openDocument, POINTS, type PageBoxes } from '../print/document.ts'
import { showForm, storeForm } from '../print/form.ts'
import { drawInk, type Ink } from '../print/ink.ts'
import { cutLine, multiply, setWhite } from '../print/plates.ts'
import { HAIRLINE } from '../print/print-pdf.ts'
import type { PressProfile } from '../print/index.ts'
import { inkOfField, printerOf } from './field.ts'
import type { LabelOrder } from './job.ts'
import { fontsOf, glyphsIn } from './glyphs.ts'
import { addOperators, onEveryPage, packPage } from './page.ts'

/**
 * Labels, one page each: the shared design is stored once, the fields are drawn on each page as vectors.
 * Throws a RangeError naming the label where a value cannot be printed readably.
 */
export async function labelPdf(order: LabelOrder, ink: Ink, press: PressProfile): Promise<Uint8Array> {
  const { design, fields, rows, from } = order
  const fonts = await fontsOf(order.fonts)
  const boxes = boxesOf(order)
  const cuts = cutsOf(design)
  const document = openDocument(design.title, boxes, press)
  const letters = new Map([...fonts].map(([name, face], n) => [name, glyphsIn(document, face, `L${n}-`)]))
  const printers = fields.map((field) => ({
    print: printerOf(field, letters, press),
    color: `/DeviceCMYK cs ${inkOfField(field, press)
      .map((percent) => percent / 100)
      .join(' ')} scn`,
  }))
  const shared = storeForm(document, boxes.media, () => drawInk(document, design, ink))
  const begin = onEveryPage(document, () => {
    document.scale(POINTS).translate(-boxes.media.x, -boxes.media.y)
    if (design.reverseCut) document.transform(-1, 0, 0, 1, design.dieLine.width, 0)
    showForm(document, 'Shared', shared, [1, 0, 0, 1, 0, 0])
  })
  const intoWhite = onEveryPage(document, () => {
    document.save()
    multiply(document)
    setWhite(document)
  })
  const cut = onEveryPage(document, () => {
    for (const { ink: plate, path } of cuts) cutLine(document, plate, path, HAIRLINE)
  })
  for (const [n, row] of rows.entries()) {
    if (n > 0) addPage(document, boxes)
    begin()
    const inks = printers.map(({ print, color }, index) => ({
      color,
      ...withLabelNumber(from + n, () => print(row[index] ?? '')),
    }))
    for (const { color, operators } of inks) addOperators(document, `${color} ${operators}`)
    if (ink.white) {
      intoWhite()
      for (const { underprint: underprint } of inks) addOperators(document, underprint)
      addOperators(document, 'Q')
    }
    cut()
    packPage(document)
  }
  return bytesOf(document)
}

function withLabelNumber<T>(label: number, print: () => T): T {
  try {
    return print()
  } catch (thrown) {
    if (thrown instanceof RangeError) throw new RangeError(`Label ${label}: ${thrown.message}`)
    throw thrown
  }
}

function boxesOf({ design }: LabelOrder): PageBoxes {
  const trim = trimOnPage(design)
  const bleed = grown(trim, rulesOn(design.dieLine).bleed)
  return { media: bleed, bleed, trim }
}
