import { bleedOutline, BLEED, dieLine, type DieLineSpec } from '@kisscut/artwork/die-line'
import { boxAround, flatten, grown } from '@kisscut/artwork/geometry'
import { isSeeThrough, type Look } from '@kisscut/artwork/look'
import { middleOf, type Placement } from '@kisscut/artwork/placement'
import { artworkPixels } from './artwork-pixels.ts'
import { checkPrintPdf } from './check.ts'
import type { PressProfile } from './cmyk.ts'
import type { PrintDesign, PrintFile } from './design.ts'
import { bytesOf, openDocument, POINTS, type PageBoxes } from './document.ts'
import { imageObject, whiteObject } from './picture.ts'
import { cutLine, overprint } from './plates.ts'
import { vectorArtwork, type VectorArtwork } from './vector.ts'

/** A hairline: what plotters take for a cut, in inches. */
const HAIRLINE = 0.25 / POINTS

/**
 * The print file of one product: artwork in the press's inks up to the bleed, a White under-print where the material is
 * seen through, the die line as a plate of its own. Read back and checked before it is handed out; throws where it fails.
 */
export async function printPdf(design: PrintDesign, press: PressProfile): Promise<PrintFile> {
  const vector = vectorOf(design, press)
  const file = vector && (await checked(design, press, vector))
  if (file && file.faults.length === 0) return fileOf(file)
  const inPixels = await checked(design, press, null)
  if (inPixels.faults.length > 0)
    throw new Error(`The print file failed its check: ${inPixels.faults.join('; ')}`)
  return fileOf(inPixels)
}

async function checked(
  design: PrintDesign,
  press: PressProfile,
  vector: VectorArtwork | null,
): Promise<PrintFile & { readonly faults: readonly string[] }> {
  const file = await written(design, press, vector)
  const { plates, faults } = await checkPrintPdf(file.pdf)
  return { ...file, plates, faults }
}

const fileOf = ({ pdf, vector, dpi, plates }: PrintFile): PrintFile => ({ pdf, vector, dpi, plates })

function vectorOf({ artwork, placement }: PrintDesign, press: PressProfile): VectorArtwork | null {
  if (!artwork || !placement || artwork.mime !== 'image/svg+xml') return null
  return vectorArtwork(Buffer.from(artwork.bytes).toString('utf8'), press)
}

/** White ink goes under whatever is printed where the material would shine through or shimmer. */
const needsWhite = (look: Look): boolean => isSeeThrough(look) || look === 'holographic'

async function written(
  design: PrintDesign,
  press: PressProfile,
  vector: VectorArtwork | null,
): Promise<Omit<PrintFile, 'plates'>> {
  const { artwork, dieLine: spec, placement, cut = 'CutContour' } = design
  const white = needsWhite(design.look)
  const pixels = artwork && placement && (white || !vector) ? await artworkPixels(artwork, placement) : null
  const boxes = boxesOf(spec)
  const document = openDocument(design.title, boxes, press)
  document.scale(POINTS).translate(-boxes.media.x, -boxes.media.y)
  if (design.reverseCut) document.transform(-1, 0, 0, 1, spec.width, 0)
  document.save()
  document.path(bleedOutline(spec)).clip()
  if (placement && vector)
    placed(document, placement, vector, () => {
      document.rect(0, 0, vector.width, vector.height).clip()
      vector.draw(document)
    })
  else if (placement && pixels) drawImage(document, placement, 'Artwork', imageObject(document, pixels))
  if (placement && pixels && white) {
    overprint(document)
    drawImage(document, placement, 'White', whiteObject(document, pixels))
  }
  document.restore()
  cutLine(document, cut, dieLine(spec), HAIRLINE)
  const pdf = await bytesOf(document)
  const dpi = !vector && pixels && placement ? Math.floor(pixels.width / placement.width) : null
  return { pdf, vector: vector !== null, dpi }
}

/** An image fills the unit square from below. */
function drawImage(
  document: PDFKit.PDFDocument,
  placement: Placement,
  name: string,
  image: PDFKit.PDFKitReference,
): void {
  document.page.xobjects[name] = image
  placed(document, placement, { width: 1, height: 1 }, () => {
    document.transform(1, 0, 0, -1, 0, 1)
    document.addContent(`/${name} Do`)
  })
}

/** Draws something of the given size so that it fills the placement, turned about its middle. */
function placed(
  document: PDFKit.PDFDocument,
  placement: Placement,
  size: { readonly width: number; readonly height: number },
  draw: () => void,
): void {
  const { x, y } = middleOf(placement)
  document.save()
  document
    .translate(x, y)
    .rotate(placement.rotation)
    .translate(-placement.width / 2, -placement.height / 2)
  document.transform(placement.width / size.width, 0, 0, placement.height / size.height, 0, 0)
  draw()
  document.restore()
}

function boxesOf(spec: DieLineSpec): PageBoxes {
  const trim = boxAround(flatten(dieLine(spec), 0.001).flat())
  const bleed = grown(trim, BLEED)
  return { media: bleed, bleed, trim }
}
