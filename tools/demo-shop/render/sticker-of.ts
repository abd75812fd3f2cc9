import { contourDieLine, placementForContour } from '@kisscut/artwork/contour'
import type { AlphaMask } from '@kisscut/artwork/contour'
import type { DieLineShape } from '@kisscut/artwork/die-line'
import type { Look } from '@kisscut/artwork/look'
import { fitInside } from '@kisscut/artwork/placement'
import { stickerMarkup } from '@kisscut/artwork/scene'
import type { Sticker } from '@kisscut/artwork/scene'
import sharp from 'sharp'
import type { DemoArtwork, Lettering } from '../artworks/index.ts'

/** Options for an artwork as a sticker in a picture. */
export interface StickerSpec {
  readonly look?: Look
  readonly dieLine?: DieLineShape
  /** White border in inches of a sticker three inches long; 0: the artwork ends at the cut. */
  readonly border?: number
}

/** The artwork's SVG file. */
export const svgOf = (artwork: DemoArtwork, type: Lettering, pixels = artwork.width): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${artwork.width} ${artwork.height}" ` +
  `width="${pixels}" height="${Math.round((pixels * artwork.height) / artwork.width)}">${artwork.draw(type)}</svg>`

/** The artwork's opacity mask, for its contour. */
export async function maskOf(artwork: DemoArtwork, type: Lettering, pixels = 700): Promise<AlphaMask> {
  const { data, info } = await sharp(Buffer.from(svgOf(artwork, type, pixels)))
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, alpha: new Uint8Array(data) }
}

/** The sticker, three inches on its longer side, with artwork fitted as on the shop's upload page. */
export async function stickerOf(
  artwork: DemoArtwork,
  type: Lettering,
  spec: StickerSpec = {},
): Promise<Sticker> {
  const shape = spec.dieLine ?? artwork.dieLine
  const look = spec.look ?? artwork.look
  const border = spec.border ?? 0.11
  const drawn = { markup: artwork.draw(type), viewBox: `0 0 ${artwork.width} ${artwork.height}` }
  const long = Math.max(artwork.width, artwork.height)
  const natural = { width: (3 * artwork.width) / long, height: (3 * artwork.height) / long }

  if (shape === 'contour') {
    const gap = Math.min(0.22, border * 2)
    const growth = { border, gap, islands: border < 0.05 ? ('keep' as const) : ('merge' as const) }
    const mask = await maskOf(artwork, type)
    const placement = placementForContour(mask, natural, growth)
    const { path } = contourDieLine(mask, placement, growth)
    return {
      dieLine: { shape, width: natural.width, height: natural.height, contour: path },
      look,
      artwork: drawn,
      placement,
    }
  }
  const dieLine = { shape, ...natural, clipRadius: 8 }
  return {
    dieLine,
    look,
    artwork: drawn,
    placement: border === 0 ? { x: 0, y: 0, ...natural, rotation: 0 } : fitInside(natural, dieLine, border),
  }
}

/** The contour of an artwork on a product of two inches, from the artwork's top left corner. */
export async function sampleCut(artwork: DemoArtwork, type: Lettering) {
  const mask = await maskOf(artwork, type)
  const size = { width: 2, height: 2 }
  const { width, height } = placementForContour(mask, size)
  const { path, box } = contourDieLine(mask, { x: 0, y: 0, width, height, rotation: 0 })
  const rounded = (inches: number) => Number(inches.toFixed(3))
  return {
    width: rounded(width),
    height: rounded(height),
    box: { x: rounded(box.x), y: rounded(box.y), width: rounded(box.width), height: rounded(box.height) },
    path: path.replace(/-?\d+\.\d+/g, (number) => String(rounded(Number(number)))),
  }
}

/** A sticker in a drawing: centered at x, y, with `size` as its longer side, rotated. */
export interface Placed {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn?: number
  readonly shadow?: boolean
  readonly cutLine?: boolean
  /** In perspective: narrowed to this share, its left end raised by this many degrees. */
  readonly aslant?: { readonly share: number; readonly lift: number }
}

let counter = 0

export function placed(
  sticker: Sticker,
  { x, y, size, turn = 0, shadow = true, cutLine = false, aslant }: Placed,
): string {
  const { width, height } = sticker.dieLine
  const scale = size / Math.max(width, height)
  const id = `s${++counter}`
  const slant = aslant ? ` skewY(${aslant.lift}) scale(${aslant.share} 1)` : ''
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})${slant} scale(${scale.toFixed(3)}) translate(${(-width / 2).toFixed(3)} ${(-height / 2).toFixed(3)})">` +
    ownNames(stickerMarkup(sticker, { id, shadow, cutLine }), id) +
    '</g>'
  )
}

/** Prefixes the clip names of an artwork, so that two copies fit in one drawing. */
function ownNames(markup: string, prefix: string): string {
  return markup.replace(
    /(id="|url\(#|href="#)(?!s\d+-)([\w-]+)/g,
    (_all, before: string, name: string) => `${before}${prefix}-${name}`,
  )
}
