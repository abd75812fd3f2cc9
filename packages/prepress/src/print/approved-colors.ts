import { bleedOutline } from '@kisscut/artwork/die-line'
import type { Box } from '@kisscut/artwork/geometry'
import { placedArtwork } from '@kisscut/artwork/scene'
import sharp from 'sharp'
import { GUARDED } from '../decode/raster.ts'
import { artworkPicture, isInPrintColors } from './artwork-pixels.ts'
import { separated, type PressProfile } from './cmyk.ts'
import type { PrintDesign } from './design.ts'
import { inkOnScreen } from './on-screen.ts'
import type { PageSize } from './page-ink.ts'

/**
 * The colors of a page in print as the shopper approved it, RGB: the artwork as the preview shows it, placed by librsvg. What is not
 * in the colors of print already is separated by the press profile. `blackIsPure`: black is printed with black ink alone, as
 * vectors are.
 */
export async function approvedColors(
  design: PrintDesign,
  media: Box,
  size: PageSize,
  press: PressProfile,
  blackIsPure: boolean,
): Promise<Buffer> {
  const picture = sharp(Buffer.from(await pageSvg(design, media, size)), { ...GUARDED, density: 72 })
    .resize({ ...size, fit: 'fill' })
    .toColourspace('srgb')
  if (design.artwork && (await isInPrintColors(design.artwork)))
    return picture.flatten({ background: '#fff' }).raw({ depth: 'uchar' }).toBuffer()
  const { data, info } = await picture
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixels = sharp(data, { raw: { width, height, channels: 4 } })
  const inks = await separated(pixels.removeAlpha()).raw().toBuffer()
  for (let at = 0; at < data.length; at += 4) {
    const opacity = data[at + 3]! / 255
    if (blackIsPure && opacity > 0 && data[at]! + data[at + 1]! + data[at + 2]! === 0)
      inks.set([0, 0, 0, 255], at)
    for (let ink = at; ink < at + 4; ink++) inks[ink] = Math.round(inks[ink]! * opacity)
  }
  return inkOnScreen(inks, size, press)
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
