import { dieLineOf, elementsOn } from '../design/index.ts'
import type { Design, Side } from '../design/index.ts'
import { bleedOutline, dieLine } from '../die-line/index.ts'
import type { DieLineSpec } from '../die-line/index.ts'
import { decimal } from '../geometry/index.ts'
import type { Content } from '../scene/frame.ts'
import { attribute } from '../scene/opened.ts'
import { STROKE_UNIT, colorOf, elementMarkup } from './element.ts'
import { masked } from './masked.ts'
import type { Renderer } from './renderer.ts'
import type { Resources } from './resources.ts'

/** For every design. */
export const designRenderer: Renderer = {
  element: (element, elements, resources, id) =>
    masked(element, elements, id, elementMarkup(element, resources)),
  background,
}

/** Everything on a side: up to the bleed, and what is not clipped. */
export function sideContent(
  design: Design,
  side: Side,
  resources: Resources,
  renderer: Renderer,
  id: string,
): Required<Content> {
  const elements = elementsOn(design, side.id)
  const layer = (isFree: boolean) =>
    elements
      .filter((element) => element.dontClip === isFree)
      .map((element) => renderer.element(element, elements, resources, id))
      .join('')
  const background = renderer.background(side, dieLineOf(design, side), resources)
  return { clipped: background + layer(false), free: layer(true) }
}

/** The side's fill up to the bleed and its border along the cut. */
function background({ shape }: Side, spec: DieLineSpec, resources: Resources): string {
  const fill = colorOf(shape.fill, resources)
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
