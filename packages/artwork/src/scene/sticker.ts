import { dieLine } from '../die-line/index.ts'
import type { DieLineSpec } from '../die-line/index.ts'
import { boxAround, decimal, grown } from '../geometry/index.ts'
import { flatten } from '../geometry/flatten.ts'
import { contactShadow, surface } from '../look/index.ts'
import type { Look } from '../look/index.ts'
import type { Placement } from '../placement/index.ts'
import { attribute, placedArtwork } from './artwork.ts'
import type { Artwork } from './artwork.ts'

/** One sticker as it will be in the hand; lengths in inches. */
export interface Sticker {
  readonly dieLine: DieLineSpec
  readonly look: Look
  /** Null: the bare material. */
  readonly artwork: Artwork | null
  readonly placement: Placement | null
}

/** How its picture is made. */
export interface StickerPicture {
  /** Begins every name in the picture: two pictures on one page need different ones. Default `k`. */
  readonly id?: string
  /** Contact shadow; default true. */
  readonly shadow?: boolean
  /** The magenta dashed cut line; default false. */
  readonly cutLine?: boolean
  /** Room around the sticker in shares of its longer side; default 0.12. */
  readonly margin?: number
  /** Pixels of the longer side, for rasters; without it the picture takes the size it is given. */
  readonly pixels?: number
  /** What the picture shows, for those who do not see it; without it the picture is decoration. */
  readonly label?: string
}

/** Magenta is the colour of every cut line in the trade. */
export const CUT_COLOUR = '#d6006c'

/** The picture of a sticker on its material: one SVG, the same to the byte for the same input. */
export function stickerPicture(sticker: Sticker, picture: StickerPicture = {}): string {
  const { margin = 0.12 } = picture
  const { width, height } = sticker.dieLine
  const room = Math.max(width, height) * margin
  const view = grown({ x: 0, y: 0, width, height }, room)
  const viewBox = [view.x, view.y, view.width, view.height].map((value) => decimal(value)).join(' ')
  const scale = picture.pixels ? picture.pixels / Math.max(view.width, view.height) : 0
  const size = scale
    ? ` width="${decimal(view.width * scale, 0)}" height="${decimal(view.height * scale, 0)}"`
    : ''
  const label = picture.label ? ` role="img" aria-label="${attribute(picture.label)}"` : ' aria-hidden="true"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${size}${label}>${stickerMarkup(sticker, picture)}</svg>`
}

/** The same without the surrounding `<svg>`, to be placed into a larger drawing. */
export function stickerMarkup(sticker: Sticker, picture: StickerPicture = {}): string {
  const { id = 'k', shadow = true, cutLine = false } = picture
  const path = dieLine(sticker.dieLine)
  const box = boxAround(flatten(path, 0.01).flat())
  const unit = Math.min(box.width, box.height)
  const material = surface(sticker.look, path, box, id)
  const dark = shadow ? contactShadow(path, unit, id) : { defs: '', markup: '' }
  const artwork =
    sticker.artwork && sticker.placement ? placedArtwork(sticker.artwork, sticker.placement) : ''
  const line = cutLine
    ? `<path d="${path}" fill="none" stroke="${CUT_COLOUR}" stroke-width="${decimal(unit * 0.008)}" stroke-dasharray="${decimal(unit * 0.028)} ${decimal(unit * 0.018)}"/>`
    : ''
  return (
    `<defs>${material.defs}${dark.defs}<clipPath id="${id}-cut"><path d="${path}"/></clipPath></defs>` +
    dark.markup +
    `<g clip-path="url(#${id}-cut)">${material.under}${artwork}${material.over}</g>${line}`
  )
}
