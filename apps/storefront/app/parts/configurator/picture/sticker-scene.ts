import { BACKING, dieLine, type DieLineSpec } from '@kisscut/artwork/die-line'
import { grown, rectanglePath, type Box } from '@kisscut/artwork/geometry'
import { blankPiece, contactShadow, inked, lookOf, surface } from '@kisscut/artwork/look'
import { CUT_COLOR } from '@kisscut/artwork/scene'
import type { DieLine } from '@kisscut/core/configuration'
import type { ProductPage } from '@kisscut/shop'
import { pathsOnce } from './paths-once.ts'

/** Maximum side of a drawn size in inches; larger ones are errors by the rules. */
const MOST = 200

export interface SceneOfSize {
  readonly width: number
  readonly height: number
}

/** The size to draw: the chosen one, or null while it can't be drawn. */
export function drawableSize(width: string, height: string): SceneOfSize | null {
  const [w, h] = [Number(width), Number(height)]
  const isDrawable = w > 0 && h > 0 && w <= MOST && h <= MOST && Math.max(w / h, h / w) <= 40
  return isDrawable && width.trim() !== '' && height.trim() !== '' ? { width: w, height: h } : null
}

/** The sample that a picture shows. */
export interface Sample {
  readonly url: string | null
  /** Its size and its contour in inches; null where neither is known. */
  readonly cut: ProductPage['sampleArtworkCut']
  /** The product's cut line. */
  readonly dieLine: DieLine
  /** Kiss-cut: `backing` for one sticker on a square backing, `sheet` for several; null for cut through. */
  readonly on: 'backing' | 'sheet' | null
}

/** The surface that the sample is printed on. */
export interface Face {
  /** Look of the bare material. */
  readonly look: string
  /** White ink lies under the artwork; otherwise its white areas show the material. PROD-20. */
  readonly whiteInk: boolean
}

/** The sample on its material at a size, cut by the product's own line, as SVG in inches. */
export function stickerScene(size: SceneOfSize, face: Face, sample: Sample, id: string): string {
  return pathsOnce(pictureOf(size, face, sample, id), id)
}

function pictureOf(size: SceneOfSize, face: Face, sample: Sample, id: string): string {
  const { cut, url, on } = sample
  const contour = cut && url ? { ...cut, url } : null
  const whole = { x: 0, y: 0, ...size }
  if (contour && on === 'sheet') return sheetOf(size, face, contour, id)
  if (contour && sample.dieLine === 'contour')
    return (on === 'backing' ? backing(contour, whole, id) : '') + outlined(contour, whole, face, id)
  return shaped(size, face, sample, id)
}

type Contour = NonNullable<Sample['cut']> & { readonly url: string }

/** Transforms a contour into a box: as large as fits, centered. */
function fitting({ box }: Contour, into: Box) {
  const by = Math.min(into.width / box.width, into.height / box.height)
  const x = into.x + (into.width - box.width * by) / 2 - box.x * by
  const y = into.y + (into.height - box.height * by) / 2 - box.y * by
  return { by, x, y }
}

/** A sticker cut along its contour, in a box of the drawing. */
function outlined(contour: Contour, into: Box, face: Face, id: string): string {
  const { path, box, url } = contour
  const { by, x, y } = fitting(contour, into)
  const unit = Math.min(box.width, box.height)
  const picture = `<image width="${contour.width}" height="${contour.height}" href="${escaped(url)}"/>`
  return `<g transform="translate(${x} ${y}) scale(${by})">${cutOut(path, box, face, picture, unit, id)}</g>`
}

/** The square backing of a kiss-cut sticker. SIZE-15. */
function backing(contour: Contour, into: Box, id: string): string {
  const { by, x, y } = fitting(contour, into)
  const { box } = contour
  const piece = { x: x + box.x * by, y: y + box.y * by, width: box.width * by, height: box.height * by }
  return blankPiece(
    rectanglePath(grown(piece, BACKING)),
    Math.min(piece.width, piece.height),
    `${id}-backing`,
  )
}

/** A sheet with several kiss-cut stickers, as many as look good. */
function sheetOf(size: SceneOfSize, face: Face, contour: Contour, id: string): string {
  const columns = size.width > size.height * 1.3 ? 3 : 2
  const rows = Math.max(1, Math.round((columns * size.height) / size.width))
  const [width, height] = [size.width / columns, size.height / rows]
  const gap = Math.min(width, height) * 0.08
  const stickers = Array.from({ length: columns * rows }, (_, at) => {
    const cell = { x: (at % columns) * width, y: Math.floor(at / columns) * height, width, height }
    return outlined(contour, grown(cell, -gap), face, `${id}-${at}`)
  })
  return (
    blankPiece(rectanglePath({ x: 0, y: 0, ...size }), Math.min(size.width, size.height), id) +
    stickers.join('')
  )
}

/** Up to this ratio between proportions the artwork fills its shape; beyond, it is shown whole. */
const ALIKE = 1.25

/** A sticker of a plain shape, whose contour isn't computed. */
function shaped(size: SceneOfSize, face: Face, { url, cut, dieLine: line }: Sample, id: string): string {
  const shape = line === 'contour' ? 'rounded_corner' : line
  const spec: DieLineSpec = { shape, ...size }
  const path = dieLine(spec)
  const unit = Math.min(size.width, size.height)
  const whole = { x: 0, y: 0, ...size }
  const ratio = cut ? cut.width / cut.height / (size.width / size.height) : Infinity
  const picture = url ? placed(url, whole, unit, Math.max(ratio, 1 / ratio) <= ALIKE) : ''
  return cutOut(path, whole, face, picture, unit, id)
}

/** A picture that fills a box, or lies whole in it with some material around. */
function placed(url: string, whole: Box, unit: number, fills: boolean): string {
  const { x, y, width, height } = fills ? whole : grown(whole, unit * -0.04)
  const fit = `preserveAspectRatio="xMidYMid ${fills ? 'slice' : 'meet'}"`
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" ${fit} href="${escaped(url)}"/>`
}

/** Material and picture clipped to their cut line, with its shadow. */
function cutOut(path: string, box: Box, face: Face, picture: string, unit: number, id: string): string {
  const look = lookOf(face.look)
  const material = surface(look, path, box, id)
  const shadow = contactShadow(path, unit, id)
  return (
    `<defs>${material.defs}${shadow.defs}<clipPath id="${id}-cut"><path d="${path}"/></clipPath></defs>${shadow.markup}` +
    `<g clip-path="url(#${id}-cut)">${material.under}${inked(picture, look, face.whiteInk)}${material.over}</g>` +
    `<path d="${path}" fill="none" stroke="${CUT_COLOR}" stroke-width="${unit * 0.008}" stroke-dasharray="${unit * 0.028} ${unit * 0.018}"/>`
  )
}

const escaped = (url: string) => encodeURI(url).replaceAll('&', '&amp;')

/** The drawing's square view box in inches, with room for the ruler below and a familiar object in the corner. */
export function windowAround({ width, height }: SceneOfSize) {
  const side = Math.max(width, height, 1) * 1.38 + 0.8
  return { x: width / 2 - side * 0.475, y: height / 2 - side * 0.455, side }
}
