import type { Size } from '@kisscut/artwork/geometry'
import type { Guides } from '@kisscut/machines/canvas'
import type { Container } from '@svgdotjs/svg.js'

/** How far a guide goes beyond the product, in shares of its side. */
const BEYOND = 0.25

/** The lines a drag has snapped to, across the product; in inches. */
export function drawGuides(layer: Container) {
  const [down, across] = [layer.line(0, 0, 0, 0), layer.line(0, 0, 0, 0)]
  return {
    show(guides: Guides | null, { width, height }: Size) {
      const { x = null, y = null } = guides ?? {}
      if (x === null) down.hide()
      else down.plot(x, -height * BEYOND, x, height * (1 + BEYOND)).show()
      if (y === null) across.hide()
      else across.plot(-width * BEYOND, y, width * (1 + BEYOND), y).show()
    },
  }
}
