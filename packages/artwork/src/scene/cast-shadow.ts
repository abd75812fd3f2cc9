import { dieLine } from '../die-line/index.ts'
import type { DieLineSpec } from '../die-line/index.ts'
import { boxAround, decimal, flatten } from '../geometry/index.ts'
import { SHADOW_LAYERS } from '../look/index.ts'
import { opened } from './opened.ts'
import { stickerView } from './sticker.ts'

/** One layer of a shadow; the caller blurs it. */
export interface ShadowLayer {
  /** The object that casts the shadow, in black, at a size fine enough for the blur. */
  readonly svg: string
  /** Standard deviation of the blur, in pixels of that size. */
  readonly blur: number
  /** 0–1. */
  readonly opacity: number
}

/** A blur hides details finer than this fraction of it. */
const FINE_ENOUGH = 2.5

/**
 * The contact shadow of a preview without its filters, for callers with a faster blur than an SVG renderer: the same box and
 * pixels as {@link uploadScene} with `shadow: false`.
 */
export function castShadow(spec: DieLineSpec, pixels: number): readonly ShadowLayer[] {
  const path = dieLine(spec)
  const view = stickerView(spec)
  const box = boxAround(flatten(path, 0.01).flat())
  const unit = Math.min(box.width, box.height)
  const scale = pixels / Math.max(view.width, view.height)
  return SHADOW_LAYERS.map(({ dx, dy, blur, opacity }) => {
    const wide = unit * blur * scale
    const smaller = Math.max(1, wide / FINE_ENOUGH)
    const move = `translate(${decimal(unit * dx)} ${decimal(unit * dy)})`
    const svg = `${opened(view, 'px', { pixels: Math.ceil(pixels / smaller) })}<path d="${path}" transform="${move}"/></svg>`
    return { svg, blur: wide / smaller, opacity }
  })
}
