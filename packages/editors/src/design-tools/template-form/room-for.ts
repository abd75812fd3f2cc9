import type { Design, Element, TextItem } from '@kisscut/artwork/design'
import { isPainted } from '@kisscut/core/color'
import type { PrintRules } from '@kisscut/core/print-rules'

/** Least room in inches: text in less would be illegible. */
const LEAST = 0.25
/** Tolerance of equal edges, in inches. */
const SLACK = 0.005
/** Unit of a stroke's width in inches, and of a border's width and margin as a share of the shorter side. DESIGN-8. */
const THOUSANDTH = 0.001

/** Horizontal space for a text, in inches. */
interface Span {
  readonly left: number
  readonly right: number
}

/**
 * Maximum width of a text in inches, from its aligned edge, that keeps it inside the safe area and the border of its product, and
 * clear of its neighbors. `size`: the em of the template, which determines its largest height. TOOL-5.
 */
export function roomFor(
  text: TextItem,
  design: Pick<Design, 'width' | 'height' | 'sides' | 'elements'>,
  { safeArea }: Pick<PrintRules, 'safeArea'>,
  size = text.size,
): number {
  const { x, width, alignment, bend, rotation } = text
  const middle = x + width / 2
  const whole: Span = { left: safeArea, right: design.width - safeArea }
  const isTurned = rotation !== 0 || bend.kind !== 'straight'
  const { left, right } = isTurned ? whole : clearSpan(text, design, safeArea, size)
  const about = 2 * Math.min(middle - left, right - middle)
  if (isTurned || alignment === 'center') return Math.max(LEAST, about)
  return Math.max(LEAST, alignment === 'left' ? right - x : x + width - left)
}

function clearSpan(
  text: TextItem,
  { width, height, sides, elements }: Parameters<typeof roomFor>[1],
  gap: number,
  size: number,
): Span {
  const anchor = anchorOf(text)
  const [middle, half] = [text.y + text.height / 2, (text.height * size) / text.size / 2]
  const isBeside = (other: Element) =>
    other.id !== text.id &&
    other.side === text.side &&
    !other.hidden &&
    other.kind !== 'clip_mask' &&
    other.y < middle + half &&
    other.y + other.height > middle - half
  const border = sides.find(({ id }) => id === text.side)?.shape.border
  const isDrawn = border && border.width > 0 && isPainted(border)
  const inset = isDrawn ? (border.width + border.margin) * THOUSANDTH * Math.min(width, height) : 0
  const edges = [
    ...(inset > 0 ? [{ left: inset, right: width - inset }] : []),
    ...elements.filter(isBeside).map((other) => spanBeside(other, anchor)),
  ]
  const lefts = edges.map(({ left }) => clearOf(left, text.x, gap))
  const rights = edges.map(({ right }) => -clearOf(-right, -(text.x + text.width), gap))
  return { left: Math.max(gap, ...lefts), right: Math.min(width - gap, ...rights) }
}

const anchorOf = ({ x, width, alignment }: TextItem) =>
  x + { left: 0, center: 0.5, right: 1 }[alignment] * width

/** The space left beside an element, or within a frame; elements behind a text leave all of it. */
function spanBeside(other: Element, anchor: number): Span {
  const [left, right] = [other.x, other.x + other.width]
  if (left >= anchor) return { left: -Infinity, right: left }
  if (right <= anchor) return { left: right, right: Infinity }
  if (other.kind !== 'shape') return { left: -Infinity, right: Infinity }
  const line = isPainted(other.stroke) ? (other.stroke.width * THOUSANDTH) / 2 : 0
  return { left: left + line, right: right - line }
}

/**
 * The limit of an edge with its gap, though no closer than the template itself; −Infinity where the template crosses the edge.
 */
function clearOf(edge: number, present: number, gap: number): number {
  if (present < edge - SLACK) return -Infinity
  return Math.min(edge + gap, Math.max(edge, present))
}
