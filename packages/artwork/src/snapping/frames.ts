import type { PrintRules } from '@kisscut/core/print-rules'
import { dieLineOf } from '../design/die-line.ts'
import type { Design, Side } from '../design/design.ts'
import { dieLine } from '../die-line/die-line.ts'
import { rulesOn, safeAreaOn } from '../die-line/shape.ts'
import { boxAround, flatten, grown } from '../geometry/index.ts'
import type { Box } from '../geometry/index.ts'

/**
 * Frames that artwork on a side snaps to besides other elements, as boxes in inches: the product, its cut line, the printed area,
 * and the safe area. Not a contour, which follows the artwork itself. EDIT-15.
 */
export function framesOf(design: Design, side: Side, rules?: PrintRules): readonly Box[] {
  const product = { x: 0, y: 0, width: design.width, height: design.height }
  if (side.shape.clipType === 'contour') return [product]
  const spec = dieLineOf(design, side, rules)
  const cut = boxAround(flatten(dieLine(spec), 0.001).flat())
  const safe = grown(cut, -safeAreaOn(spec))
  const lines = [product, cut, grown(cut, rulesOn(spec).bleed), safe]
  return lines.filter(({ width, height }) => width > 0 && height > 0)
}
