import type { Cmyk } from './cmyk.ts'
import type { CutName } from './design.ts'

/** How a plate looks to whoever opens the file on a screen; on press it is an ink or a knife of its own. */
const SHOWN_AS: Readonly<Record<CutName | 'White', Cmyk>> = {
  CutContour: [0, 100, 0, 0],
  PerfCutContour: [0, 60, 100, 0],
  White: [15, 0, 0, 0],
}

/** pdfkit can do this; its types do not know. */
type Spotted = PDFKit.PDFDocument & { addSpotColor(name: string, ...percent: readonly number[]): unknown }

/** What is drawn after this prints over what is there, on its own plates only. */
export function overprint(document: PDFKit.PDFDocument): void {
  const state = document.ref({ Type: 'ExtGState', OP: true, op: true, OPM: 1 })
  state.end(undefined as unknown as Buffer)
  document.page.ext_gstates.Overprint = state
  document.addContent('/Overprint gs')
}

/** The colour space of a plate as pdfkit writes it into dictionaries. */
export function separation(name: CutName | 'White'): readonly unknown[] {
  const tint = {
    FunctionType: 2,
    Domain: [0, 1],
    C0: [0, 0, 0, 0],
    C1: SHOWN_AS[name].map((part) => part / 100),
    N: 1,
  }
  return ['Separation', name, 'DeviceCMYK', tint]
}

/** Draws a hairline along closed path data on the plate of the plotter, overprinting. `path` in the current units. */
export function cutLine(document: PDFKit.PDFDocument, name: CutName, path: string, width: number): void {
  const [c, m, y, k] = SHOWN_AS[name]
  ;(document as Spotted).addSpotColor(name, c, m, y, k)
  document.save()
  overprint(document)
  document.path(path).lineWidth(width).undash().stroke(name)
  document.restore()
}
