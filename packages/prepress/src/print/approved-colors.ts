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
 * The colors of a page in print as the shopper approved it, RGB: the artwork as the preview shows it, placed by librsvg, in the colors
 * of print and mixed with white where it is translucent. `blackIsPure`: black is printed with black ink alone, as vectors are.
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
 * The same for a page that is printed as pixels: pictures as fine as they are on press, drawings as fine as previews show them. Each
 * pixel becomes its color in print before pixels are averaged, as the eye does: in pictures of many small colors that is another color
 * than that of their mean.
 */
export async function approvedFineColors(design: PrintDesign, media: Box, size: PageSize): Promise<Buffer> {
  const picture = await approvedPage(design, media, size, fineArtworkPng)
  return picture.flatten({ background: '#fff' }).raw({ depth: 'uchar' }).toBuffer()
}

/** The page as a picture, as the preview shows it, in the artwork's own colors: so many pixels, PNG. */
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

/** The longer side of a placement on a page of so many pixels per inch. */
const longestOf = ({ width, height }: Placement, dpi: number): number =>
  Math.max(16, Math.ceil(Math.max(width, height) * dpi))

/** `drawn`: the longer side that a drawing is drawn at. */
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

/** RGBA pixels as they look in print, mixed with white where they are translucent: RGB. */
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

/** What is black in the artwork, RGBA, looks like black ink alone, the thinner the clearer it is. */
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
