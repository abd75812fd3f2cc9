import type { Size } from '@kisscut/artwork/geometry'
import { NO_GUIDES, type Gap, type Guides } from '@kisscut/artwork/snapping'
import type { Container } from '@svgdotjs/svg.js'
import { decimal } from '@kisscut/artwork/geometry'

/** Extension of a guide beyond the product, as a share of its side. */
const BEYOND = 0.25

/** The lines a drag has snapped to, across the product, and the gaps it has made equal; in inches. */
export function drawGuides(layer: Container) {
  const [down, across] = [layer.line(0, 0, 0, 0), layer.line(0, 0, 0, 0)]
  const gaps = layer.path('').addClass('canvas-gaps')
  return {
    show(guides: Guides | null, { width, height }: Size) {
      const { x, y, gaps: equal } = guides ?? NO_GUIDES
      gaps.plot(equal.map(gapPath).join('') || 'M0 0')
      if (x === null) down.hide()
      else down.plot(x, -height * BEYOND, x, height * (1 + BEYOND)).show()
      if (y === null) across.hide()
      else across.plot(-width * BEYOND, y, width * (1 + BEYOND), y).show()
    },
  }
}

/** Half the length of the end strokes of a gap, as a share of the gap. */
const END = 0.12

function gapPath({ axis, from, to, at }: Gap): string {
  const half = Math.abs(to - from) * END
  const [a, b, mid, low, high] = [from, to, at, at - half, at + half].map((value) => decimal(value))
  return axis === 'x'
    ? `M${a} ${low}V${high}M${a} ${mid}H${b}M${b} ${low}V${high}`
    : `M${low} ${a}H${high}M${mid} ${a}V${b}M${low} ${b}H${high}`
}
