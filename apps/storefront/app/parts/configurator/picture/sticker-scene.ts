import { dieLine, shapeBox, type DieLineSpec } from '@kisscut/artwork/die-line'
import { contactShadow, lookOf, surface } from '@kisscut/artwork/look'
import { fitInside } from '@kisscut/artwork/placement'
import { CUT_COLOR, placedArtwork } from '@kisscut/artwork/scene'

/** The widest and highest a size is drawn, in inches; beyond it the rules speak. */
const MOST = 200

export interface SceneOfSize {
  readonly width: number
  readonly height: number
}

/** The size to draw: the wished one, or null while it can't be drawn. */
export function drawableSize(width: string, height: string): SceneOfSize | null {
  const [w, h] = [Number(width), Number(height)]
  const isDrawable = w > 0 && h > 0 && w <= MOST && h <= MOST && Math.max(w / h, h / w) <= 40
  return isDrawable && width.trim() !== '' && height.trim() !== '' ? { width: w, height: h } : null
}

/** A square sticker is shown round; labels and all others with rounded corners, until the shopper's artwork says more. */
export const shapeOf = ({ width, height }: SceneOfSize, isLabel: boolean): DieLineSpec => ({
  shape: width === height && !isLabel ? 'circle' : 'rounded_corner',
  width,
  height,
})

/** What the sample is shown as. */
export interface Sample {
  readonly url: string | null
  readonly isLabel: boolean
}

/** The sample on its material at a size, as SVG markup in inches; of a plain shape, so that no outline is computed. */
export function stickerScene(size: SceneOfSize, look: string, sample: Sample, id: string): string {
  const spec = shapeOf(size, sample.isLabel)
  const path = dieLine(spec)
  const box = shapeBox(spec)
  const unit = Math.min(box.width, box.height)
  const material = surface(lookOf(look), path, box, id)
  const shadow = contactShadow(path, unit, id)
  const placement = fitInside({ width: 1, height: 1 }, spec, unit * 0.04)
  const artwork = sample.url
    ? placedArtwork({ markup: contained(sample.url), viewBox: '0 0 100 100' }, placement)
    : ''
  return (
    `<defs>${material.defs}${shadow.defs}<clipPath id="${id}-cut"><path d="${path}"/></clipPath></defs>${shadow.markup}` +
    `<g clip-path="url(#${id}-cut)">${material.under}${artwork}${material.over}</g>` +
    `<path d="${path}" fill="none" stroke="${CUT_COLOR}" stroke-width="${unit * 0.008}" stroke-dasharray="${unit * 0.028} ${unit * 0.018}"/>`
  )
}

const contained = (url: string) =>
  `<image width="100" height="100" preserveAspectRatio="xMidYMid meet" href="${encodeURI(url).replaceAll(
    '&',
    '&amp;',
  )}"/>`

/** A dime is this wide, in inches. */
export const DIME = 0.705
/** A one-cent euro coin is this wide, in inches. */
export const CENT = 0.64

/** The square window the drawing is seen through, in inches: room for the ruler below and a coin in the corner. */
export function windowAround({ width, height }: SceneOfSize) {
  const side = Math.max(width, height, 1) * 1.38 + 0.8
  return { x: width / 2 - side * 0.475, y: height / 2 - side * 0.455, side }
}
