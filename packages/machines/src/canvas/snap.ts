import { scaling, translation, type Element, type Similarity } from '@kisscut/artwork/design'
import type { Box } from '@kisscut/artwork/geometry'
import { NO_GUIDES, snapBox, snapFactor, type Guides, type SnapIndex } from '@kisscut/artwork/snapping'
import { scaleWithin, scaledBy, type Limits, type Point } from './transforms.ts'

/** Inputs of snapping during a drag: the bounding box when it began, and its snap targets. */
interface Lined {
  readonly elements: readonly Element[]
  readonly box: Box
  readonly index: SnapIndex
}

interface Way {
  readonly from: Point
  readonly to: Point
  /** Snap distance in inches; 0 for no snapping. */
  readonly reach: number
}

interface Further {
  readonly similarity: Similarity
  readonly guides: Guides
}

/** Moves with the pointer, and snaps to the nearest line on either axis. EDIT-15. */
export function draggedBy({ box, index }: Lined, { from, to, reach }: Way): Further {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const pulled = snapBox({ ...box, x: box.x + dx, y: box.y + dy }, index, reach)
  return { similarity: translation(dx + pulled.x, dy + pulled.y), guides: pulled.guides }
}

/** Scales about a point with the pointer, and snaps an edge to a near line. EDIT-15. */
export function resizedBy(
  { elements, box, index }: Lined,
  about: Point,
  { from, to, reach }: Way,
  limits: Limits,
): Further {
  const free = scaledBy(elements, about, { from, to }, limits)
  const { factor, guides } = snapFactor(box, { about, factor: free.scale }, index, reach)
  const isAllowed = scaleWithin(elements, factor, limits) === factor
  return isAllowed ? { similarity: scaling(factor, about), guides } : { similarity: free, guides: NO_GUIDES }
}
