import { bleedOutline, dieLine, rulesOn } from '@kisscut/artwork/die-line'
import { boxAround, flatten, grown, type Box } from '@kisscut/artwork/geometry'
import { INK_STYLES, inked, surface } from '@kisscut/artwork/look'
import { placedArtwork } from '@kisscut/artwork/scene'
import sharp from 'sharp'
import { GUARDED_SVG } from '../decode/raster.ts'
import { artworkPicture, isInPrintColors } from '../print/artwork-pixels.ts'
import { hasWhiteInk } from '../print/ink.ts'
import type { Artwork, PrintDesign } from '../print/index.ts'
import { softProofed, type Pixels } from './soft-proof.ts'
import { rgbaOf } from '../color/rgba.ts'

/** Bounding box of a design's bleed, in inches. */
export const bleedBox = ({ dieLine: spec }: PrintDesign): Box =>
  grown(boxAround(flatten(dieLine(spec), 0.001).flat()), rulesOn(spec).bleed)

/** The artwork on its material up to the bleed, soft-proofed; `dpi` pixels per inch, transparent around it. */
export async function stickerPixels(design: PrintDesign, dpi: number): Promise<Pixels> {
  const { artwork, placement, dieLine: spec, look } = design
  const box = bleedBox(design)
  const outline = bleedOutline(spec)
  // Of film only the cut shapes are there. LET-13, CLIP-5.
  const material = design.isLettering
    ? { defs: '', under: '', over: '' }
    : surface(look, outline, box, 'proof')
  const ink =
    artwork && placement
      ? placedArtwork({ href: await hrefOf(artwork, placement, dpi, design.isLettering) }, placement)
      : ''
  const [width, height] = [Math.round(box.width * dpi), Math.round(box.height * dpi)]
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">` +
    `<defs>${material.defs}<clipPath id="bleed"><path d="${outline}"/></clipPath></defs>` +
    `<g clip-path="url(#bleed)">${material.under}${inked(ink, look, hasWhiteInk(design))}${material.over}</g></svg>`
  const rgba = await rgbaOf(
    sharp(Buffer.from(svg), { ...GUARDED_SVG, density: 72, svg: { stylesheet: INK_STYLES } }),
  )
  return { width: rgba.info.width, height: rgba.info.height, rgba: rgba.data }
}

async function hrefOf(
  artwork: Artwork,
  placement: NonNullable<PrintDesign['placement']>,
  dpi: number,
  isFilm = false,
): Promise<string> {
  const longest = Math.max(16, Math.ceil(Math.max(placement.width, placement.height) * dpi))
  const picture = await artworkPicture(artwork, longest)
  const { rgba, width, height } = await softProofed(
    picture,
    longest,
    isFilm || (await isInPrintColors(artwork)),
  )
  const png = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
