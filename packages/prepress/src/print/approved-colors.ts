import { bleedOutline } from '@kisscut/artwork/die-line'
import type { Box } from '@kisscut/artwork/geometry'
import { placedArtwork } from '@kisscut/artwork/scene'
import sharp from 'sharp'
import { pressLook } from '../color/press-look.ts'
import { GUARDED_SVG } from '../decode/raster.ts'
import { artworkPicture, isInPrintColors } from './artwork-pixels.ts'
import type { PressProfile } from './cmyk.ts'
import type { PrintDesign } from './design.ts'
import { inkOnScreen } from './on-screen.ts'
import type { PageSize } from './averaged.ts'

/**
 * The colors of a page in print as the shopper approved it, RGB: the artwork as the preview shows it, placed by librsvg, in the colors
 * of print and mixed with white where it is translucent. `blackIsPure`: black is printed with black ink alone, as vectors are.
 */
export async function approvedColors(
  design: PrintDesign,
  media: Box,
  size: PageSize,
  press: PressProfile,
  blackIsPure: boolean,
): Promise<Buffer> {
  const picture = sharp(Buffer.from(await pageSvg(design, media, size)), { ...GUARDED_SVG, density: 72 })
    .resize({ ...size, fit: 'fill' })
    .toColourspace('srgb')
  if (design.artwork && (await isInPrintColors(design.artwork)))
    return picture.flatten({ background: '#fff' }).raw({ depth: 'uchar' }).toBuffer()
  const { data, info } = await picture
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return softProofed(data, info, press, blackIsPure)
}

/** RGBA pixels as they look in print, mixed with white where they are translucent: RGB. */
export async function softProofed(
  rgba: Uint8Array,
  { width, height }: PageSize,
  press: PressProfile,
  blackIsPure: boolean,
): Promise<Buffer> {
  const seen = sharp((await pressLook())(rgba), { raw: { width, height, channels: 4 } })
  const colors = await seen.flatten({ background: '#fff' }).raw().toBuffer()
  if (blackIsPure) await setPureBlack(colors, rgba, press)
  return colors
}

/** How black ink looks by its opacity, three bytes each; made once for a profile. */
const blackLooks = new WeakMap<PressProfile, Promise<Uint8Array>>()

function lookOfBlack(press: PressProfile): Promise<Uint8Array> {
  const known = blackLooks.get(press)
  if (known) return known
  const grays = Buffer.alloc(256 * 4)
  for (let opacity = 0; opacity < 256; opacity++) grays[opacity * 4 + 3] = opacity
  const looks = inkOnScreen(grays, { width: 256, height: 1 }, press)
  blackLooks.set(press, looks)
  return looks
}

/** What is black in the artwork, RGBA, looks like black ink alone, the thinner the clearer it is. */
async function setPureBlack(colors: Uint8Array, rgba: Uint8Array, press: PressProfile): Promise<void> {
  const looks = await lookOfBlack(press)
  for (let at = 0; at < rgba.length; at += 4) {
    const opacity = rgba[at + 3]!
    if (opacity > 0 && rgba[at]! + rgba[at + 1]! + rgba[at + 2]! === 0)
      colors.set(looks.subarray(opacity * 3, opacity * 3 + 3), (at / 4) * 3)
  }
}

async function pageSvg(design: PrintDesign, media: Box, { width, height }: PageSize): Promise<string> {
  const { artwork, placement, dieLine, reverseCut } = design
  const dpi = width / media.width
  const mirrored = reverseCut ? ` transform="translate(${dieLine.width} 0) scale(-1 1)"` : ''
  let ink = ''
  if (artwork && placement) {
    const longest = Math.max(16, Math.ceil(Math.max(placement.width, placement.height) * dpi))
    const picture = (await artworkPicture(artwork, longest))
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    const png = await picture.toColourspace('srgb').png({ compressionLevel: 1 }).toBuffer()
    ink = placedArtwork({ href: `data:image/png;base64,${png.toString('base64')}` }, placement)
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" preserveAspectRatio="none" ` +
    `viewBox="${media.x} ${media.y} ${media.width} ${media.height}">` +
    `<defs><clipPath id="bleed"><path d="${bleedOutline(dieLine)}"/></clipPath></defs>` +
    `<g${mirrored}><g clip-path="url(#bleed)">${ink}</g></g></svg>`
  )
}
