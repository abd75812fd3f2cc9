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
  /** White ink lies under the artwork; false: its white shows the material. Default true. PROD-20. */
  readonly whiteInk?: boolean
  /** The square of backing a kiss-cut sticker stays on; default false. SIZE-15. */
  readonly backing?: boolean
  /** The magenta dashed cut line; default false. */
  readonly cutLine?: boolean
  /** Of a sheet, each sticker's kiss-cut line: thinner and dashed beside the cut line, else as it shows in the hand. DESIGN-29. */
  readonly kissCuts?: string | null
  /** Room around the sticker in shares of its longer side; default 0.12. */
  readonly margin?: number
  /** Pixels of the longer side, for rasters; without it the picture takes the size it is given. */
  readonly pixels?: number
  /** Description of the picture for screen readers; without it the picture is decorative. */
  readonly label?: string
}

/** The picture of a sticker on its material: one SVG, the same to the byte for the same input. */
export function stickerPicture(sticker: Sticker, picture: StickerPicture = {}): string {
  return stickerPictureOf(sticker.dieLine, sticker.look, contentOf(sticker), picture)
}

/** The same without the surrounding `<svg>`, for use in a larger drawing. */
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

/** The area of a sticker's picture: its box and the space around it. */
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

/** Kiss cuts as they show in the hand: fine grooves. */
export const scored = (path: string, { width, height }: DieLineSpec): string =>
  `<path d="${path}" fill="none" stroke="#1b2624" stroke-opacity="0.45" stroke-width="${decimal(Math.max(width, height) * 0.002)}"/>`

const contentOf = ({ artwork, placement }: Sticker): Content => ({
  clipped: artwork && placement ? placedArtwork(artwork, placement) : '',
})
