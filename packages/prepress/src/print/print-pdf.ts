import { BLEED } from '@kisscut/artwork/die-line'
import { grown } from '@kisscut/artwork/geometry'
import { checkPrintPdf } from './check.ts'
import type { PressProfile } from './cmyk.ts'
import { cutsOf, trimOnPage } from './cuts.ts'
import type { PrintDesign, PrintFile } from './design.ts'
import { bytesOf, openDocument, POINTS, type PageBoxes } from './document.ts'
import { dpiOf, drawInk, inkOf, type Ink } from './ink.ts'
import { cutLine } from './plates.ts'

/** Width of a hairline, which plotters take for a cut, in inches. */
export const HAIRLINE = 0.25 / POINTS

/**
 * Writes the print file of one product: artwork in process inks up to the bleed, white underneath where the
 * material is translucent, and the die line as a plate of its own. The file is read back and checked; throws
 * where that fails.
 */
export async function printPdf(design: PrintDesign, press: PressProfile): Promise<PrintFile> {
  return (await printedWith(design, press)).file
}

/** The same, with the ink that passed the check, for sheets. */
export async function printedWith(
  design: PrintDesign,
  press: PressProfile,
): Promise<{ readonly file: PrintFile; readonly ink: Ink }> {
  const ink = await inkOf(design, press, true)
  const asVectors = ink.vector && (await checked(design, press, ink))
  if (asVectors && asVectors.problems.length === 0) return { file: fileOf(asVectors), ink }
  const pixels = ink.vector ? await inkOf(design, press, false) : ink
  const inPixels = await checked(design, press, pixels)
  if (inPixels.problems.length > 0)
    throw new Error(`The print file failed its check: ${inPixels.problems.join('; ')}`)
  return { file: fileOf(inPixels), ink: pixels }
}

async function checked(
  design: PrintDesign,
  press: PressProfile,
  ink: Ink,
): Promise<PrintFile & { readonly problems: readonly string[] }> {
  const pdf = await written(design, press, ink)
  const { plates, problems: problems } = await checkPrintPdf(pdf)
  return { pdf, vector: ink.vector !== null, dpi: dpiOf(ink, design), plates, problems: problems }
}

const fileOf = ({ pdf, vector, dpi, plates }: PrintFile): PrintFile => ({ pdf, vector, dpi, plates })

async function written(design: PrintDesign, press: PressProfile, ink: Ink): Promise<Uint8Array> {
  const boxes = boxesOf(design)
  const document = openDocument(design.title, boxes, press)
  document.scale(POINTS).translate(-boxes.media.x, -boxes.media.y)
  if (design.reverseCut) document.transform(-1, 0, 0, 1, design.dieLine.width, 0)
  drawInk(document, design, ink)
  for (const { ink: plate, path } of cutsOf(design)) cutLine(document, plate, path, HAIRLINE)
  return bytesOf(document)
}

function boxesOf(design: PrintDesign): PageBoxes {
  const trim = trimOnPage(design)
  const bleed = grown(trim, BLEED)
  return { media: bleed, bleed, trim }
}
