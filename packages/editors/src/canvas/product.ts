import { BACKING, dieLine, holesIn, type DieLineSpec } from '@kisscut/artwork/die-line'
import { boxAround, flatten, grown, rectanglePath } from '@kisscut/artwork/geometry'
import { BLANK, lookOf, showsThroughInk, surface, TRANSPARENT_INK } from '@kisscut/artwork/look'
import type { Container } from '@svgdotjs/svg.js'

/** Closed path data in inches: the outline of the bleed, and that of the safe area. */
export interface Margins {
  readonly bleed: string
  readonly safe: string
  /** Visible extent of artwork; by default the bleed. */
  readonly shown?: string
}

/** The product a design is printed on. */
export interface Product {
  readonly spec: DieLineSpec
  /** The lines relevant to artwork; null if there is none. */
  readonly margins: Margins | null
  /** The material's look. */
  readonly look: string
  /** White ink is below the artwork. PROD-20. */
  readonly whiteInk: boolean
  /** A kiss-cut stays on a square backing. SIZE-15. */
  readonly hasBacking: boolean
  /** Whether the cut lines are known; until then they are drawn faintly. */
  readonly isSettled: boolean
}

interface Layers {
  readonly material: Container
  readonly bleed: Container
  readonly safe: Container
  readonly cut: Container
}

/** The clipped part: the artwork's ink and, below it, the material again where they multiply, without its shadow and the extending part. */
interface Printed {
  readonly material: Container
  readonly ink: Container
}

/** The bare material, the lines on it, and the clip path of the print: the path element given as `clip`. */
export function drawProduct(
  layers: Layers,
  printed: Printed,
  clip: { plot(path: string): unknown },
  id: string,
) {
  const bleed = layers.bleed.path('').attr('fill-rule', 'evenodd')
  const safe = layers.safe.path('')
  // Dashes are drawn over a light line, so that they are visible on every color.
  const cuts = [layers.cut.path('').addClass('canvas-halo'), layers.cut.path('')]
  const stickers = ['canvas-halo canvas-kiss-halo', 'canvas-kiss-cuts'].map((names) =>
    layers.cut.path('').addClass(names),
  )
  return {
    /** Draws the kiss-cut line of each sticker on a sheet; null for none. */
    cutStickers(lines: string | null) {
      for (const line of stickers) line.plot(lines || 'M0 0')
    },
    show({ spec, margins, look, whiteInk, hasBacking, isSettled }: Product) {
      const cut = dieLine(spec)
      const box = boxAround(flatten(cut, 0.01).flat())
      const { defs, under } = surface(lookOf(look), cut, box, `${id}-material`)
      const backing = rectanglePath(grown(box, BACKING))
      const around = hasBacking ? `<path d="${backing}" ${BLANK} stroke-width="0.01"/>` : ''
      layers.material.node.innerHTML = `<defs>${defs}</defs>${around}${under}`
      const showsThrough = showsThroughInk(lookOf(look), whiteInk)
      printed.material.node.innerHTML = showsThrough ? under : ''
      printed.ink.node.classList.toggle(TRANSPARENT_INK, showsThrough)
      clip.plot(margins?.shown || margins?.bleed || cut)
      bleed.plot(margins?.bleed ? `${margins.bleed}${cut}` : 'M0 0')
      safe.plot(margins?.safe || 'M0 0')
      for (const line of cuts) line.plot(cut + holesIn(spec))
      for (const layer of [layers.bleed, layers.safe, layers.cut]) layer.opacity(isSettled ? 1 : 0.35)
    },
  }
}
