import { bleedOutline, rulesOn } from '@kisscut/artwork/die-line'
import type { Size } from '@kisscut/artwork/geometry'
import { isSeeThrough, type Look } from '@kisscut/artwork/look'
import { middleOf, type Placement } from '@kisscut/artwork/placement'
import { artworkPixels, sourcePixels } from './artwork-pixels.ts'
import type { PressProfile } from './cmyk.ts'
import type { Artwork, PrintDesign } from './design.ts'
import { imageObject, whiteObject, type SeparatedPicture } from './picture.ts'
import { pdfArtwork } from './pdf-artwork.ts'
import { multiply, setWhite } from './plates.ts'
import type { PixelReason } from './pixel-reasons.ts'
import { vectorArtwork, type VectorArtwork, type VectorOutcome } from './svg-artwork.ts'

/** The separated ink of a design. */
export interface Ink {
  readonly vector: VectorArtwork | null
  /** Pixels of artwork that is not printed as vectors; also the shape of its white ink. */
  readonly pixels: SeparatedPicture | null
  readonly white: boolean
  /** The artwork's own pixels; null for drawings. */
  readonly source: Size | null
  /** Why a drawing is printed as pixels; null for vectors and pictures. */
  readonly reason: PixelReason | null
}

/** White ink is printed on materials that shine through or shimmer. */
const needsWhite = (look: Look): boolean => isSeeThrough(look) || look === 'holographic'

/** Whether a design has a white plate. */
export const hasWhiteInk = ({ look, whiteInk }: PrintDesign): boolean => whiteInk ?? needsWhite(look)

/**
 * The ink of a design: vectors where possible, else pixels at press resolution. With a reason always pixels, at a longer side of
 * `drawn`.
 */
export async function inkOf(
  design: PrintDesign,
  press: PressProfile,
  asPixels?: PixelReason,
  drawn?: number,
): Promise<Ink> {
  const { artwork, placement } = design
  const white = hasWhiteInk(design)
  if (!artwork || !placement) return { vector: null, pixels: null, white, source: null, reason: null }
  const outcome: VectorOutcome = asPixels
    ? { reason: isPicture(artwork) ? null : asPixels }
    : await vectorOf(artwork, press)
  const vector = 'as' in outcome ? outcome.as : null
  const pixels = white || !vector ? await artworkPixels(artwork, placement, drawn) : null
  const reason = 'as' in outcome ? null : outcome.reason
  return { vector, pixels, white, source: vector ? null : await sourcePixels(artwork), reason }
}

/** Whether an artwork is a picture, not a drawing. */
export const isPicture = ({ mime }: Artwork): boolean => !['image/svg+xml', 'application/pdf'].includes(mime)

async function vectorOf({ mime, bytes }: Artwork, press: PressProfile): Promise<VectorOutcome> {
  if (mime === 'image/svg+xml') return vectorArtwork(Buffer.from(bytes).toString('utf8'), press)
  return mime === 'application/pdf' ? pdfArtwork(bytes, press) : { reason: null }
}

/** Resolution of the printed artwork, in pixels per inch; null for vectors and for no artwork. */
export const dpiOf = ({ vector, pixels, source }: Ink, { placement }: PrintDesign): number | null =>
  !vector && pixels && placement
    ? Math.floor(Math.min(pixels.width, source?.width ?? Infinity) / placement.width)
    : null

/**
 * Draws a design's ink and white up to `bleed` inches outside the die line. The current unit is the inch, y downwards, from the
 * product's corner.
 */
export function drawInk(
  document: PDFKit.PDFDocument,
  design: PrintDesign,
  ink: Ink,
  bleed = rulesOn(design.dieLine).bleed,
): void {
  const { placement, dieLine, whiteBorder = false } = design
  const { vector, pixels, white } = ink
  if (!placement) return
  document.save()
  document.path(bleedOutline(dieLine, bleed)).clip()
  if (vector)
    placed(document, placement, vector, () => {
      document.rect(0, 0, vector.width, vector.height).clip()
      vector.draw(document)
    })
  else if (pixels) drawImage(document, placement, 'Artwork', imageObject(document, pixels))
  if (pixels && white) {
    multiply(document)
    if (whiteBorder) {
      setWhite(document)
      document.path(bleedOutline(dieLine, bleed)).fill()
    } else drawImage(document, placement, 'White', whiteObject(document, pixels))
  }
  document.restore()
}

/** Draws an image: it fills the unit square from the bottom. */
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

/** Draws content of the given size so that it fills the placement, rotated about its center. */
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
