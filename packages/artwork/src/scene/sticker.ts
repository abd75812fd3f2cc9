import { BACKING, dieLine, holesIn } from '../die-line/index.ts'
import type { DieLineSpec } from '../die-line/index.ts'
import { boxAround, decimal, grown, rectanglePath } from '../geometry/index.ts'
import type { Box, Size } from '../geometry/index.ts'
import { flatten } from '../geometry/flatten.ts'
import { blankPiece, contactShadow, inked, surface } from '../look/index.ts'
import type { Look } from '../look/index.ts'
import type { Placement } from '../placement/index.ts'
import { placedArtwork } from './artwork.ts'
import { CUT_COLOR } from './cut-color.ts'
import { opened } from './opened.ts'
import type { Artwork } from './artwork.ts'
import type { Content } from './content.ts'

/** One finished sticker; lengths in inches. */
export interface Sticker {
  readonly dieLine: DieLineSpec
  readonly look: Look
  /** Null for bare material. */
  readonly artwork: Artwork | null
  readonly placement: Placement | null
}

/** Options of a sticker's picture. */
export interface StickerPicture {
  /** Prefix of every name: two pictures on one page need different ones. Default `k`. */
  readonly id?: string
  /** Contact shadow; default true. */
  readonly shadow?: boolean
  /** Whether white ink is below the artwork; otherwise its white shows the material. Default true. PROD-20. */
  readonly whiteInk?: boolean
  /** Whether to show the square backing of a kiss-cut sticker; default false. SIZE-15. */
  readonly backing?: boolean
  /** Whether to show the dashed magenta cut line; default false. */
  readonly cutLine?: boolean
  /** Each sticker's kiss-cut line on a sheet: thin and dashed beside the cut line, otherwise as a groove. DESIGN-29. */
  readonly kissCuts?: string | null
  /** Space around the sticker as a share of its longer side; default 0.12. */
  readonly margin?: number
  /** Longer side in pixels, for rasters; without it the picture has the size of its container. */
  readonly pixels?: number
  /** Description for screen readers; without it the picture is decorative. */
  readonly label?: string
}

/** The picture of a sticker on its material: one SVG, deterministic to the byte. */
export function stickerPicture(sticker: Sticker, picture: StickerPicture = {}): string {
  return stickerPictureOf(sticker.dieLine, sticker.look, contentOf(sticker), picture)
}

/** {@link stickerPicture} without the surrounding `<svg>`, for use in a larger drawing. */
export function stickerMarkup(sticker: Sticker, picture: StickerPicture = {}): string {
  return markupOf(sticker.dieLine, sticker.look, contentOf(sticker), picture)
}

/** The picture of any content on its material; `free` content is not clipped at the die line. */
export function stickerPictureOf(
  spec: DieLineSpec,
  look: Look,
  content: Content,
  picture: StickerPicture = {},
): string {
  const view = grown(stickerView(spec, picture.margin), picture.backing ? BACKING : 0)
  return `${opened(view, 'px', picture)}${markupOf(spec, look, content, picture)}</svg>`
}

/** The view of a sticker's picture: its box and the space around it. */
export const stickerView = ({ width, height }: Size, margin = 0.12): Box =>
  grown({ x: 0, y: 0, width, height }, Math.max(width, height) * margin)

function markupOf(spec: DieLineSpec, look: Look, content: Content, picture: StickerPicture): string {
  const { id = 'k', shadow = true, backing = false, cutLine = false, kissCuts, whiteInk = true } = picture
  const path = dieLine(spec)
  const ink = inked(content.clipped, look, whiteInk)
  const box = boxAround(flatten(path, 0.01).flat())
  const unit = Math.min(box.width, box.height)
  const material = surface(look, path, box, id)
  const around = backing ? blankPiece(rectanglePath(grown(box, BACKING)), unit, `${id}-backing`) : ''
  const dark = shadow && !backing ? contactShadow(path, unit, id) : { defs: '', markup: '' }
  const dashed = (line: string, width: number) =>
    `<path d="${line}" fill="none" stroke="${CUT_COLOR}" stroke-width="${decimal(unit * width)}" stroke-dasharray="${decimal(unit * 0.028)} ${decimal(unit * 0.018)}"/>`
  const holes = holesIn(spec)
  const line = cutLine ? dashed(path + holes, 0.008) : ''
  const within = kissCuts ? (cutLine ? dashed(kissCuts, 0.005) : scored(kissCuts, spec)) : ''
  return (
    `<defs>${material.defs}${dark.defs}<clipPath id="${id}-cut"><path d="${path}${holes}"${holes && ' clip-rule="evenodd"'}/></clipPath></defs>` +
    around +
    dark.markup +
    `<g clip-path="url(#${id}-cut)">${material.under}${ink}${material.over}</g>${content.free ?? ''}${within}${line}`
  )
}

/** Kiss cuts as fine grooves, as on the finished sheet. */
export const scored = (path: string, { width, height }: DieLineSpec): string =>
  `<path d="${path}" fill="none" stroke="#1b2624" stroke-opacity="0.45" stroke-width="${decimal(Math.max(width, height) * 0.002)}"/>`

const contentOf = ({ artwork, placement }: Sticker): Content => ({
  clipped: artwork && placement ? placedArtwork(artwork, placement) : '',
})
