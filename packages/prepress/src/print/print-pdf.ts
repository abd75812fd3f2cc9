import { rulesOn } from '@kisscut/artwork/die-line'
import { grown } from '@kisscut/artwork/geometry'
import { approvedPagePng } from './approved-colors.ts'
import { FINEST, PREVIEWED } from './artwork-pixels.ts'
import { checkPrintPdf } from './check.ts'
import type { PressProfile } from './cmyk.ts'
import { cutsOf, trimOnPage } from './cuts.ts'
import type { PrintDesign, PrintFile } from './design.ts'
import { bytesOf, openDocument, POINTS, type PageBoxes } from './document.ts'
import { dpiOf, drawInk, inkOf, isPicture, type Ink } from './ink.ts'
import { PIXEL_REASONS } from './pixel-reasons.ts'
import { cutLine } from './plates.ts'
import { differenceFromPreview, fineDifferenceFromPreview, type Difference } from './same-as-preview.ts'
import { bySide, joined } from './sides.ts'

/** Width of a hairline in inches, which plotters recognize as a cut. */
export const HAIRLINE = 0.25 / POINTS

/** Maximum difference between a print file and the approved picture, 0–1. Vectors that differ more are printed as pixels. */
const LIMITS = {
  vectors: { mean: 0.01, worstSquare: 0.05 },
  pixels: { mean: 0.03, worstSquare: 0.1 },
} as const

/**
 * Writes the print file of one product: artwork in process inks up to the bleed, white underneath where the
 * material is translucent, and the die line as a plate of its own. The file is read back, checked, and compared with what the
 * preview shows; throws where that fails. Each side of the product is a page.
 */
export async function printPdf(design: PrintDesign, press: PressProfile): Promise<PrintFile> {
  const files: PrintFile[] = []
  for (const side of bySide(design)) files.push((await printedWith(side, press)).file)
  const [first, ...others] = files as [PrintFile, ...PrintFile[]]
  if (others.length === 0) return first
  const pdf = await joined(files.map((file) => file.pdf))
  const { plates, problems } = await checkPrintPdf(pdf, files.length)
  if (problems.length > 0) throw new Error(`The print file failed its check: ${problems.join('; ')}`)
  const resolutions = files.flatMap(({ dpi }) => (dpi === null ? [] : [dpi]))
  return {
    pdf,
    plates,
    vector: files.every(({ vector }) => vector),
    dpi: resolutions.length === 0 ? null : Math.min(...resolutions),
    reason: files.map(({ reason }) => reason).find((reason) => reason !== null) ?? null,
    difference: Math.max(...files.map(({ difference }) => difference ?? 0)),
  }
}

/** The print file with its inks and its design, for sheets. */
export async function printedWith(design: PrintDesign, press: PressProfile): Promise<PrintedInk> {
  const ink = await inkOf(design, press)
  const first = await checked(design, press, ink)
  if (first.problems.length === 0) return { design, file: fileOf(first), ink }
  for (const pixels of otherInks(design, ink, first)) {
    const made = await pixels(press)
    const file = await checked(design, press, made)
    if (file.problems.length === 0) return { design, file: fileOf(file), ink: made }
  }
  return asPreviewed(design, press)
}

/** A print file and the content drawn on it. */
export interface PrintedInk {
  readonly design: PrintDesign
  readonly file: PrintFile
  readonly ink: Ink
}

/**
 * Inks to try after one fails its check, in order: pixels at press resolution instead of vectors, then a drawing rendered like
 * its preview.
 */
function otherInks(
  design: PrintDesign,
  { vector }: Ink,
  { differs }: CheckedFile,
): readonly ((press: PressProfile) => Promise<Ink>)[] {
  const isDrawing = design.artwork !== null && !isPicture(design.artwork)
  return [
    ...(vector ? [(press: PressProfile) => inkOf(design, press, differs ? 'transparency' : 'redrawn')] : []),
    ...(isDrawing ? [(press: PressProfile) => inkOf(design, press, 'redrawn', PREVIEWED)] : []),
  ]
}

/**
 * The page as the preview's own picture, at press resolution, marked as such in the file: so that everything approved and bought
 * is printed (decision 33, PROD-12). Not compared with the approved picture, because it is that picture.
 */
export async function asPreviewed(design: PrintDesign, press: PressProfile): Promise<PrintedInk> {
  const page = await pageDesign(design)
  const made = await inkOf(page, press)
  const ink = { ...made, reason: 'page' } as const
  const file = await checked(page, press, ink, false)
  if (file.problems.length > 0) throw failed(file)
  return { design: page, file: fileOf(file), ink }
}

/** Maximum longer side in pixels of a page printed as a picture: librsvg draws it in a worker process's memory. */
const PAGE_PIXELS = 5000

/** A design whose artwork is the picture of its page. */
async function pageDesign(design: PrintDesign): Promise<PrintDesign> {
  // The page is mirrored when it is written.
  const { media } = boxesOf({ ...design, reverseCut: false })
  const dpi = Math.min(FINEST, PAGE_PIXELS / Math.max(media.width, media.height))
  const size = { width: Math.ceil(media.width * dpi), height: Math.ceil(media.height * dpi) }
  const bytes = await approvedPagePng({ ...design, reverseCut: false }, media, size)
  return { ...design, artwork: { mime: 'image/png', bytes }, placement: { ...media, rotation: 0 } }
}

interface CheckedFile extends PrintFile {
  readonly problems: readonly string[]
  readonly differs: boolean
}

const failed = ({ problems }: CheckedFile): Error =>
  new Error(`The print file failed its check: ${problems.join('; ')}`)

async function checked(
  design: PrintDesign,
  press: PressProfile,
  ink: Ink,
  isCompared = true,
): Promise<CheckedFile> {
  const pdf = await written(design, press, ink)
  const { plates, problems } = await checkPrintPdf(pdf)
  const found =
    isCompared && problems.length === 0 ? await comparedWithPreview(pdf, design, press, ink) : null
  return {
    pdf,
    vector: ink.vector !== null,
    dpi: dpiOf(ink, design),
    // A design drawn in the shop has no designer to ask.
    reason: ink.reason && !design.drawn ? PIXEL_REASONS[ink.reason] : null,
    difference: found && found.mean,
    plates,
    differs: found?.differs ?? false,
    problems: found?.differs ? ['it differs from the preview'] : problems,
  }
}

/** Null where there is nothing to compare. */
async function comparedWithPreview(
  pdf: Uint8Array,
  design: PrintDesign,
  press: PressProfile,
  ink: Ink,
): Promise<{ readonly mean: number; readonly differs: boolean } | null> {
  if (!design.artwork) return null
  const asVectors = ink.vector !== null
  const { media } = boxesOf(design)
  const limits = LIMITS[asVectors ? 'vectors' : 'pixels']
  const judged = ({ mean, worstSquare }: Difference) => ({
    mean,
    differs: mean > limits.mean || worstSquare > limits.worstSquare,
  })
  const found = judged(await differenceFromPreview(pdf, design, media, press, asVectors))
  const dpi = dpiOf(ink, design)
  return found.differs && dpi !== null
    ? judged(await fineDifferenceFromPreview(pdf, design, media, press, dpi))
    : found
}

const fileOf = ({ problems: _, differs: __, ...file }: CheckedFile): PrintFile => file

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
  const bleed = grown(trim, rulesOn(design.dieLine).bleed)
  return { media: bleed, bleed, trim }
}
