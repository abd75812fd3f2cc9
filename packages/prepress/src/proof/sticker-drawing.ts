import { bleedOutline, dieLine, safeArea, type CutInk } from '@kisscut/artwork/die-line'
import type { Box } from '@kisscut/artwork/geometry'
import { COLORS, type Color, type LayoutPage } from '../pdf-layout/index.ts'
import type { PrintDesign } from '../print/index.ts'
import { samples } from '../print/picture.ts'
import type { Pixels } from './soft-proof.ts'
import { bleedBox } from './sticker-picture.ts'
import * as messages from '../messages/proof.ts'

/** Points per inch in true size. */
export const TRUE_SIZE = 72

/** Scale in points per inch: true size where the sticker fits, else as large as fits. */
export function scaleFor(
  design: PrintDesign,
  room: { readonly width: number; readonly height: number },
): number {
  const { width, height } = bleedBox(design)
  return Math.min(TRUE_SIZE, room.width / width, room.height / height)
}

/** Kinds of lines on a proof, each with its own style. */
export const LINES = {
  cut: { color: 'cut', width: 1.1, dash: null, label: messages.lines.cut },
  sticker: { color: 'cut', width: 0.7, dash: [4, 2], label: messages.lines.sticker },
  bleed: { color: 'quiet', width: 0.6, dash: [1.2, 2.2], label: messages.lines.bleed },
  tear: { color: 'cut', width: 1.1, dash: [1, 3], label: messages.lines.tear },
  safe: { color: 'safe', width: 0.7, dash: [4, 2.5], label: messages.lines.safe },
} as const satisfies Record<
  string,
  { color: Color; width: number; dash: readonly number[] | null; label: string }
>
export type ProofLine = keyof typeof LINES

/**
 * Whether another cut of a product is a sticker on a sheet, which is cut through; otherwise it is a hole, a letter or a backing.
 */
const isSticker = ({ cut }: PrintDesign, ink: CutInk): boolean =>
  cut === 'PerfCutContour' && ink === 'CutContour'

/** Whether a product is a sheet with cut stickers. DESIGN-29. */
export const isSheet = (design: PrintDesign): boolean =>
  (design.otherCuts ?? []).some(({ ink }) => isSticker(design, ink))

/** Sets the stroke style of a line. */
export function penFor(
  document: PDFKit.PDFDocument,
  line: ProofLine,
  inchesPerPoint = 1,
): PDFKit.PDFDocument {
  const { width, dash } = LINES[line]
  document.lineWidth(width * inchesPerPoint)
  if (!dash) return document.undash()
  const [length, space] = dash
  return document.dash(length * inchesPerPoint, { space: space * inchesPerPoint })
}

/** Draws the sticker around a center: the picture, lighter where it is cut away, with the lines on top. */
export function drawSticker(
  page: LayoutPage,
  design: PrintDesign,
  pixels: Pixels,
  middle: { readonly x: number; readonly y: number },
  scale: number,
): Box {
  const { document } = page
  const { dieLine: spec } = design
  const box = bleedBox(design)
  const [left, top] = [middle.x - (box.width * scale) / 2, middle.y - (box.height * scale) / 2]
  document.save().translate(left, top).scale(scale).translate(-box.x, -box.y)
  document.page.xobjects.Sticker = imageObject(document, pixels)
  document.save().transform(box.width, 0, 0, -box.height, box.x, box.y + box.height)
  document.addContent('/Sticker Do')
  document.restore()
  const [cut, bleed] = [dieLine(spec), bleedOutline(spec)]
  // Film has only the lines of its cut file: no bleed, and no card around it.
  const { isLettering = false } = design
  if (!isLettering)
    document.path(`${bleed}${cut}`).fillOpacity(0.62).fill(COLORS.ground, 'even-odd').fillOpacity(1)
  const stroke = (line: ProofLine, path: string) => {
    if (path === '') return
    // A light line below keeps each one legible on any artwork.
    document
      .path(path)
      .lineWidth((LINES[line].width + 1) / scale)
      .undash()
    document.strokeOpacity(0.6).stroke(COLORS.sheet).strokeOpacity(1)
    penFor(document.path(path), line, 1 / scale).stroke(COLORS[LINES[line].color])
  }
  if (!isLettering) {
    stroke('bleed', bleed)
    stroke('safe', safeArea(spec))
  }
  if (design.perforation) stroke('tear', design.perforation)
  if (!isLettering) stroke('cut', cut)
  for (const { ink, path } of design.otherCuts ?? []) stroke(isSticker(design, ink) ? 'sticker' : 'cut', path)
  document.restore()
  return { x: left, y: top, width: box.width * scale, height: box.height * scale }
}

/** Stores RGB pixels in the document, losslessly. */
function imageObject(document: PDFKit.PDFDocument, { width, height, rgba }: Pixels): PDFKit.PDFKitReference {
  const rgb = Buffer.alloc(width * height * 3)
  const alpha = Buffer.alloc(width * height)
  for (let pixel = 0; pixel < width * height; pixel++) {
    rgba.copy(rgb, pixel * 3, pixel * 4, pixel * 4 + 3)
    alpha[pixel] = rgba[pixel * 4 + 3] ?? 255
  }
  const mask = samples(document, width, height, alpha, { ColorSpace: 'DeviceGray' })
  return samples(document, width, height, rgb, { ColorSpace: 'DeviceRGB', SMask: mask })
}
