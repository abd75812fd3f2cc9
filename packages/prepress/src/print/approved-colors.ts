import { bleedOutline } from '@kisscut/artwork/die-line'
import type { Box } from '@kisscut/artwork/geometry'
import { placedArtwork } from '@kisscut/artwork/scene'
import type { Placement } from '@kisscut/artwork/placement'
import sharp, { type Sharp } from 'sharp'
import { pressLook } from '../color/press-look.ts'
import { lookOfBlack } from '../decode/inks-of-picture.ts'
import { GUARDED_SVG } from '../decode/raster.ts'
import { artworkPicture, isInPrintColors, pixelsOnPress, PREVIEWED } from './artwork-pixels.ts'
import type { Artwork, PrintDesign } from './design.ts'
import type { PageSize } from './averaged.ts'
import { rgbaOf } from '../color/rgba.ts'

/**
 * The print colors of a page as the shopper approved it, RGB: the previewed artwork, placed by librsvg, in print colors, on white
 * where it is translucent. `blackIsPure`: black is printed with black ink alone, as vectors are.
 */
export async function approvedColors(
  design: PrintDesign,
  media: Box,
  size: PageSize,
  blackIsPure: boolean,
): Promise<Buffer> {
  const picture = await approvedPage(design, media, size, artworkPng)
  if (design.artwork && (await isInPrintColors(design.artwork)))
    return picture.flatten({ background: '#fff' }).raw({ depth: 'uchar' }).toBuffer()
  const { data, info } = await rgbaOf(picture)
  return softProofed(data, info, blackIsPure)
}

/**
 * The approved colors of a page printed as pixels: pictures at press resolution, drawings at the preview's. Each pixel is
 * converted to print colors before averaging, as the eye does: with many small colors the result differs from converting their
 * mean.
 */
export async function approvedFineColors(design: PrintDesign, media: Box, size: PageSize): Promise<Buffer> {
  const picture = await approvedPage(design, media, size, fineArtworkPng)
  return picture.flatten({ background: '#fff' }).raw({ depth: 'uchar' }).toBuffer()
}

/** The previewed page as PNG of the given size, in the artwork's own colors. */
export async function approvedPagePng(design: PrintDesign, media: Box, size: PageSize): Promise<Buffer> {
  const png: ArtworkPng = (artwork, placement, dpi) => artworkPng(artwork, placement, dpi, PREVIEWED)
  return (await approvedPage(design, media, size, png)).png({ compressionLevel: 1 }).toBuffer()
}

type ArtworkPng = (artwork: Artwork, placement: Placement, dpi: number) => Promise<Buffer>

const approvedPage = async (
  design: PrintDesign,
  media: Box,
  size: PageSize,
  png: ArtworkPng,
): Promise<Sharp> =>
  sharp(Buffer.from(await pageSvg(design, media, size, png)), { ...GUARDED_SVG, density: 72 })
    .resize({ ...size, fit: 'fill' })
    .toColourspace('srgb')

/** The longer side of a placement in pixels, at the given resolution. */
const longestOf = ({ width, height }: Placement, dpi: number): number =>
  Math.max(16, Math.ceil(Math.max(width, height) * dpi))

/** `drawn`: the longer side of a drawing in pixels. */
async function artworkPng(
  artwork: Artwork,
  placement: Placement,
  dpi: number,
  drawn = longestOf(placement, dpi),
): Promise<Buffer> {
  const longest = longestOf(placement, dpi)
  const picture = (await artworkPicture(artwork, drawn))
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
  return picture.toColourspace('srgb').png({ compressionLevel: 1 }).toBuffer()
}

async function fineArtworkPng(artwork: Artwork, placement: Placement, dpi: number): Promise<Buffer> {
  const onPress = pixelsOnPress(placement)
  const { data, info } = await rgbaOf(
    (await artworkPicture(artwork, PREVIEWED))
      .autoOrient()
      .resize({ width: onPress, height: onPress, fit: 'inside', withoutEnlargement: true }),
  )
  const seen = (await isInPrintColors(artwork)) ? data : (await pressLook())(data)
  const longest = longestOf(placement, dpi)
  return sharp(seen, { raw: { width: info.width, height: info.height, channels: 4 } })
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true, kernel: 'linear' })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** RGBA pixels in print colors, on white where they are translucent: RGB. */
export async function softProofed(
  rgba: Uint8Array,
  { width, height }: PageSize,
  blackIsPure: boolean,
): Promise<Buffer> {
  const seen = sharp((await pressLook())(rgba), { raw: { width, height, channels: 4 } })
  const colors = await seen.flatten({ background: '#fff' }).raw().toBuffer()
  if (blackIsPure) await setPureBlack(colors, rgba)
  return colors
}

/** Replaces black pixels of the artwork, RGBA, by black ink alone at their opacity. */
async function setPureBlack(colors: Uint8Array, rgba: Uint8Array): Promise<void> {
  const looks = await lookOfBlack()
  for (let at = 0; at < rgba.length; at += 4) {
    const opacity = rgba[at + 3]!
    if (opacity > 0 && rgba[at]! + rgba[at + 1]! + rgba[at + 2]! === 0)
      colors.set(looks.subarray(opacity * 3, opacity * 3 + 3), (at / 4) * 3)
  }
}

async function pageSvg(
  design: PrintDesign,
  media: Box,
  { width, height }: PageSize,
  png: ArtworkPng,
): Promise<string> {
  const { artwork, placement, dieLine, reverseCut } = design
  const mirrored = reverseCut ? ` transform="translate(${dieLine.width} 0) scale(-1 1)"` : ''
  let ink = ''
  if (artwork && placement) {
    const picture = await png(artwork, placement, width / media.width)
    ink = placedArtwork({ href: `data:image/png;base64,${picture.toString('base64')}` }, placement)
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" preserveAspectRatio="none" ` +
    `viewBox="${media.x} ${media.y} ${media.width} ${media.height}">` +
    `<defs><clipPath id="bleed"><path d="${bleedOutline(dieLine)}"/></clipPath></defs>` +
    `<g${mirrored}><g clip-path="url(#bleed)">${ink}</g></g></svg>`
  )
}
