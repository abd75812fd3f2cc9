import type { Side } from '../design/index.ts'
import { bleedOutline, dieLine } from '../die-line/index.ts'
import type { DieLineSpec } from '../die-line/index.ts'
import { decimal } from '../geometry/index.ts'
import { attribute } from '../scene/opened.ts'
import { STROKE_UNIT, colorOf, elementMarkup } from './element.ts'
import { masked } from './masked.ts'
import type { Renderer, Resources } from '../renderer/index.ts'

/** The renderer of all elements. */
export const designRenderer: Renderer = {
  element: (element, elements, resources, id) =>
    masked(element, elements, id, elementMarkup(element, resources)),
  background,
}

/**
 * The side's fill up to the bleed; for a contour, the background color around the artwork; and its border along the cut.
 * DESIGN-38.
 */
function background({ shape }: Side, spec: DieLineSpec, resources: Resources): string {
  const around = shape.clipType === 'contour' ? colorOf(shape.contourColor, resources) : null
  const fill = around ?? colorOf(shape.fill, resources)
  const line = colorOf(shape.border, resources)
  const unit = Math.min(spec.width, spec.height) * STROKE_UNIT
  const inset = -(shape.border.margin + shape.border.width / 2) * unit
  const path = inset === 0 ? dieLine(spec) : bleedOutline(spec, inset)
  return (
    (fill ? `<path d="${bleedOutline(spec)}" fill="${attribute(fill)}"/>` : '') +
    (line && shape.border.width > 0 && path !== ''
      ? `<path d="${path}" fill="none" stroke="${attribute(line)}" stroke-width="${decimal(shape.border.width * unit, 5)}"/>`
      : '')
  )
}
