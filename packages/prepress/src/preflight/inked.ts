import { SOLID, type AlphaMask } from '@kisscut/artwork/contour'
import { turned, type Point } from '@kisscut/artwork/geometry'
import { middleOf, type Placement } from '@kisscut/artwork/placement'

/** Whether the placed artwork is opaque at a point on the product (inches). */
export function isInked(mask: AlphaMask, placement: Placement, point: Point): boolean {
  const { x, y } = turned(point, -placement.rotation, middleOf(placement))
  const column = Math.floor(((x - placement.x) / placement.width) * mask.width)
  const row = Math.floor(((y - placement.y) / placement.height) * mask.height)
  if (column < 0 || row < 0 || column >= mask.width || row >= mask.height) return false
  return (mask.alpha[row * mask.width + column] ?? 0) >= SOLID
}
