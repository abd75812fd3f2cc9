import type { Cmyk } from './cmyk.ts'
import type { CutName } from './design.ts'

/** Screen color of each plate; on press it is an ink or a knife. White has none: paper shows through it. */
const SCREEN_COLORS: Readonly<Record<CutName | 'White', Cmyk>> = {
  CutContour: [0, 100, 0, 0],
  PerfCutContour: [0, 60, 100, 0],
  White: [0, 0, 0, 0],
}

/** pdfkit's spot color methods, which its types lack. */
type Spotted = PDFKit.PDFDocument & {
  readonly spotColors: Readonly<Record<string, { readonly ref: PDFKit.PDFKitReference }>>
  addSpotColor(name: string, ...percent: readonly number[]): unknown
}

/** Turns on overprint: subsequent drawing changes its own plates only. */
export const overprint = (document: PDFKit.PDFDocument): void =>
  drawnWith(document, 'Overprint', { OP: true, op: true, OPM: 1 })

/**
 * Turns on multiply: subsequent drawing changes its own plate only. For white ink, which is drawn over the artwork: a composite
 * of all plates then shows the artwork unchanged.
 */
export const multiply = (document: PDFKit.PDFDocument): void =>
  drawnWith(document, 'Multiply', { BM: 'Multiply' })

function drawnWith(document: PDFKit.PDFDocument, name: string, how: Readonly<Record<string, unknown>>): void {
  const state = document.ref({ Type: 'ExtGState', ...how })
  state.end(undefined as unknown as Buffer)
  document.page.ext_gstates[name] = state
  document.addContent(`/${name} gs`)
}

/** The color space of the white plate, one object of the document, for fills and for pictures. */
export function whitePlate(document: PDFKit.PDFDocument): PDFKit.PDFKitReference {
  addPlate(document, 'White')
  return (document as Spotted).spotColors.White!.ref
}

/** Sets the fill color to the white plate. */
export function setWhite(document: PDFKit.PDFDocument): void {
  addPlate(document, 'White')
  document.fillColor('White')
}

function addPlate(document: PDFKit.PDFDocument, name: CutName | 'White'): void {
  const [c, m, y, k] = SCREEN_COLORS[name]
  const spotted = document as Spotted
  if (!spotted.spotColors[name]) spotted.addSpotColor(name, c, m, y, k)
}

/** Strokes a hairline along path data on a cut plate, overprinting. `path` is in current units. */
export function cutLine(document: PDFKit.PDFDocument, name: CutName, path: string, width: number): void {
  addPlate(document, name)
  document.save()
  overprint(document)
  document.path(path).lineWidth(width).undash().stroke(name)
  document.restore()
}
