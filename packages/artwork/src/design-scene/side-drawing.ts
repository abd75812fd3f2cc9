import { DEFAULT_PRINT_RULES, type PrintRules } from '@kisscut/core/print-rules'
import { dieLineOf } from '../design/index.ts'
import type { Design } from '../design/index.ts'
import { grown } from '../geometry/index.ts'
import type { Placement } from '../placement/index.ts'
import { sideContent } from '../renderer/index.ts'
import type { Resources } from '../renderer/index.ts'
import { opened } from '../scene/opened.ts'
import { designRenderer } from './design-renderer.ts'

/** What is printed on one side, as artwork: an SVG and where it lies on the product, in inches. */
export interface SideDrawing {
  readonly svg: string
  readonly placement: Placement
}

/**
 * Everything drawn on a side as one artwork that fills the product and its bleed: what preview, proof and press are given in
 * place of an uploaded file. No cut line, no material. Null for a side that is not there. DESIGN-30.
 */
export function sideDrawing(
  design: Design,
  sideId: string,
  resources: Resources,
  rules: PrintRules = DEFAULT_PRINT_RULES,
): SideDrawing | null {
  const side = design.sides.find(({ id }) => id === sideId)
  if (!side) return null
  const { width, height } = design
  const box = grown({ x: 0, y: 0, width, height }, rules.bleed)
  const { clipped, free } = sideContent(
    design,
    side,
    dieLineOf(design, side, rules),
    resources,
    designRenderer,
    'd',
  )
  return { svg: `${opened(box, 'in', {})}${clipped}${free}</svg>`, placement: { ...box, rotation: 0 } }
}
