import { dieLine, type DieLineSpec } from '@kisscut/artwork/die-line'
import { boxAround, flatten } from '@kisscut/artwork/geometry'
import { lookOf, surface } from '@kisscut/artwork/look'
import type { Container } from '@svgdotjs/svg.js'

/** Closed path data in inches: up to where ink is printed, and inside of which everything that matters should stay. */
export interface Margins {
  readonly bleed: string
  readonly safe: string
}

/** The product a design is printed on. */
export interface Product {
  readonly spec: DieLineSpec
  /** The lines that matter to artwork; null where there is none. */
  readonly margins: Margins | null
  /** The material's look. */
  readonly look: string
  /** Where the knife goes is known; until then the lines are drawn faintly. */
  readonly isSettled: boolean
}

interface Layers {
  readonly material: Container
  readonly bleed: Container
  readonly safe: Container
  readonly cut: Container
}

/** The bare material, the lines on it, and the clip path of what is printed: the path element given as `clip`. */
export function drawProduct(layers: Layers, clip: { plot(path: string): unknown }, id: string) {
  const bleed = layers.bleed.path('').attr('fill-rule', 'evenodd')
  const safe = layers.safe.path('')
  // The dashes are drawn on a light line, so that they show on every color.
  const cuts = [layers.cut.path('').addClass('canvas-halo'), layers.cut.path('')]
  return {
    show({ spec, margins, look, isSettled }: Product) {
      const cut = dieLine(spec)
      const { defs, under } = surface(
        lookOf(look),
        cut,
        boxAround(flatten(cut, 0.01).flat()),
        `${id}-material`,
      )
      layers.material.node.innerHTML = `<defs>${defs}</defs>${under}`
      clip.plot(margins?.bleed || cut)
      bleed.plot(margins?.bleed ? `${margins.bleed}${cut}` : 'M0 0')
      safe.plot(margins?.safe || 'M0 0')
      for (const line of cuts) line.plot(cut)
      for (const layer of Object.values(layers) as Container[]) layer.opacity(isSettled ? 1 : 0.35)
    },
  }
}
