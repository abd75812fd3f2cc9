import type { Design, TextItem } from '@kisscut/artwork/design'
import type { PrintRules } from '@kisscut/core/print-rules'

/** Least room in inches: narrower, no text could be read. */
const LEAST = 0.25

/** Inches a text may be wide so that it stays inside the safe area of its product, from the edge it is aligned by. TOOL-5. */
export function roomFor(
  { x, width, alignment, bend, rotation }: TextItem,
  design: Pick<Design, 'width'>,
  { safeArea }: Pick<PrintRules, 'safeArea'>,
): number {
  const middle = x + width / 2
  const isTurned = rotation !== 0 || bend.kind !== 'straight'
  const about = 2 * (Math.min(middle, design.width - middle) - safeArea)
  if (isTurned || alignment === 'center') return Math.max(LEAST, about)
  const room = alignment === 'left' ? design.width - x - safeArea : x + width - safeArea
  return Math.max(LEAST, room)
}
