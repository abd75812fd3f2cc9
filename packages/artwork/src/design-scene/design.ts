import type { ClipType } from '@kisscut/core/design'
import { elementsOn } from '../design/index.ts'
import type { Design, Element, Side } from '../design/index.ts'
import { dieLine } from '../die-line/index.ts'
import type { DieLineShape, DieLineSpec } from '../die-line/index.ts'
import { bleedOutline } from '../die-line/index.ts'
import { decimal } from '../geometry/index.ts'
import type { Look } from '../look/index.ts'
import { colorOf, elementMarkup, inBox, STROKE_UNIT } from './element.ts'
import { framed } from '../scene/frame.ts'
import type { SceneOptions, Use } from '../scene/frame.ts'
import { attribute } from '../scene/opened.ts'
import type { Resources } from './resources.ts'

const SHAPES: Readonly<Record<ClipType, DieLineShape>> = {
  none: 'rectangle',
  custom_path: 'contour',
  rectangle: 'rectangle',
  ellipse: 'ellipse',
  rounded_corner: 'rounded_corner',
  circle: 'circle',
  contour: 'contour',
}

/** Where a side is cut. DESIGN-11: all seven; without a clip the product's rectangle. */
export const dieLineOf = ({ width, height }: Design, { shape }: Side): DieLineSpec => ({
  shape: SHAPES[shape.clipType],
  width,
  height,
  clipRadius: shape.clipRadius,
  contour: shape.clipPath,
})

/**
 * One side of a design as one SVG, text outlined and codes as vectors, for the screen, the preview or the press; for one
 * piece of variable data when `resources.textOf` says so. Deterministic to the byte. Null for a side that is not there.
 */
export function designScene(
  design: Design,
  sideId: string,
  look: Look,
  use: Use,
  resources: Resources,
  options: SceneOptions = {},
): string | null {
  const side = design.sides.find(({ id }) => id === sideId)
  if (!side) return null
  const spec = dieLineOf(design, side)
  const id = options.id ?? 'k'
  const elements = elementsOn(design, sideId)
  const layer = (isFree: boolean) =>
    elements
      .filter((element) => element.dontClip === isFree)
      .map((element) => masked(element, elements, id, elementMarkup(element, resources)))
      .join('')
  return framed(
    spec,
    look,
    { clipped: ground(side, spec, resources) + layer(false), free: layer(true) },
    use,
    options,
  )
}

/** The side's fill up to the bleed and its border along the cut. */
function ground({ shape }: Side, spec: DieLineSpec, resources: Resources): string {
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

/** An element within the masks that cut it. */
function masked(element: Element, elements: readonly Element[], id: string, markup: string): string {
  return elements.reduce((inner, mask, i) => {
    if (mask.kind !== 'clip_mask' || mask.element !== element.id || inner === '') return inner
    const name = `${id}-mask${i}`
    return `<clipPath id="${name}"><path d="${inBox(mask.mask, mask)}"/></clipPath><g clip-path="url(#${name})">${inner}</g>`
  }, markup)
}
