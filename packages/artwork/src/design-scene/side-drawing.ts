import { DEFAULT_PRINT_RULES, type PrintRules } from '@kisscut/core/print-rules'
import { dieLineOf } from '../design/index.ts'
import { contourOffsetOf } from '../die-line/index.ts'
import type { Design } from '../design/index.ts'
import { grown } from '../geometry/index.ts'
import type { Box } from '../geometry/index.ts'
import type { Placement } from '../placement/index.ts'
import { sideContent } from '../renderer/index.ts'
import type { Resources } from '../renderer/index.ts'
import { opened } from '../scene/opened.ts'
import { designRenderer } from './design-renderer.ts'

/** The print of one side as artwork: an SVG with its placement on the product, in inches. */
export interface SideDrawing {
  readonly svg: string
  readonly placement: Placement
}

/**
 * Everything on a side as one artwork that fills the product and its bleed, used like an uploaded file by preview, proof and
 * press. No cut line, no material. Null for an unknown side. DESIGN-30.
 */
export function sideDrawing(
  design: Design,
  sideId: string,
  resources: Resources,
  rules: PrintRules = DEFAULT_PRINT_RULES,
): SideDrawing | null {
  const side = design.sides.find(({ id }) => id === sideId)
  if (!side) return null
  const spec = dieLineOf(design, side, rules)
  const { clipped, free } = sideContent(design, side, spec, resources, designRenderer, 'd')
  return drawn(grown(productOf(design), rules.bleed), clipped + free)
}

/**
 * The artwork of a contour: a side's elements without its background, clipped so that the line around them stays on the product
 * and within the ordered size. Null for an unknown side, or where the product has no room. DESIGN-37.
 */
export function outlineDrawing(
  design: Design,
  sideId: string,
  resources: Resources,
  rules: PrintRules = DEFAULT_PRINT_RULES,
): SideDrawing | null {
  const side = design.sides.find(({ id }) => id === sideId)
  if (!side) return null
  const spec = dieLineOf(design, side, rules)
  const renderer = { ...designRenderer, background: () => '' }
  const { clipped, free } = sideContent(design, side, spec, resources, renderer, 'd')
  const room = grown(productOf(design), -contourOffsetOf(spec))
  return room.width > 0 && room.height > 0 ? drawn(room, clipped + free) : null
}

const productOf = ({ width, height }: Design): Box => ({ x: 0, y: 0, width, height })

const drawn = (box: Box, content: string): SideDrawing => ({
  svg: `${opened(box, 'in', {})}${content}</svg>`,
  placement: { ...box, rotation: 0 },
})
