import type { Cmyk } from './cmyk.ts'
import type { CutName } from './design.ts'

/** How a plate looks to whoever opens the file on a screen; on press it is an ink or a knife of its own. */
const SHOWN_AS: Readonly<Record<CutName | 'White', Cmyk>> = {
  CutContour: [0, 100, 0, 0],
  PerfCutContour: [0, 60, 100, 0],
  White: [15, 0, 0, 0],
}

/** pdfkit can do this; its types do not know. */
type Spotted = PDFKit.PDFDocument & {
  readonly spotColors: Readonly<Record<string, unknown>>
  addSpotColor(name: string, ...percent: readonly number[]): unknown
}

/** What is drawn after this prints over what is there, on its own plates only. */
export const overprint = (document: PDFKit.PDFDocument): void =>
  drawnWith(document, 'Overprint', { OP: true, op: true, OPM: 1 })

/**
 * What is drawn after this multiplies with what is there: on its own plate that is nothing, on others it changes nothing.
 * For white ink, which lies over the artwork: where overprinting is unknown the artwork is tinted a little, never covered.
 */
export const multiply = (document: PDFKit.PDFDocument): void =>
  drawnWith(document, 'Multiply', { BM: 'Multiply' })

function drawnWith(document: PDFKit.PDFDocument, name: string, how: Readonly<Record<string, unknown>>): void {
  const state = document.ref({ Type: 'ExtGState', ...how })
  state.end(undefined as unknown as Buffer)
  document.page.ext_gstates[name] = state
  document.addContent(`/${name} gs`)
}

/** The color space of a plate as pdfkit writes it into dictionaries. */
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

/** What is filled after this lies on the plate of white. */
export function setWhite(document: PDFKit.PDFDocument): void {
  addPlate(document, 'White')
  document.fillColor('White')
}

function addPlate(document: PDFKit.PDFDocument, name: CutName | 'White'): void {
  const [c, m, y, k] = SHOWN_AS[name]
  const spotted = document as Spotted
  if (!spotted.spotColors[name]) spotted.addSpotColor(name, c, m, y, k)
}

/** Draws a hairline along path data on the plate of the plotter, overprinting. `path` in the current units. */
export function cutLine(document: PDFKit.PDFDocument, name: CutName, path: string, width: number): void {
  addPlate(document, name)
  document.save()
  overprint(document)
  document.path(path).lineWidth(width).undash().stroke(name)
  document.restore()
}
