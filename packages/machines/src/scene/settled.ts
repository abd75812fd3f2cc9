import type { Box, Size } from '@kisscut/artwork/geometry'
import { confined } from '@kisscut/artwork/scene'

const SAME = 1e-6
const rounded = (value: number, places: number) => Number(value.toFixed(places))
/** Rounds down, so that a product at the edge of the box still fits. */
const hundredths = (value: number) => Math.max(0.01, Math.floor(value * 100 + SAME) / 100)

/**
 * Rounds a resized box to hundredths of an inch, keeping its ratio if it was kept, and its place; confined to the room. An
 * unchanged size stays exact. SCENE-2.
 */
export function settledIn(room: Size, before: Box, box: Box): Box {
  const isMoved = Math.abs(box.width - before.width) < SAME && Math.abs(box.height - before.height) < SAME
  if (isMoved) return { ...box, width: before.width, height: before.height }
  const isInProportion = Math.abs((box.width / box.height) * (before.height / before.width) - 1) < SAME
  const width = Math.abs(box.width - before.width) < SAME ? before.width : hundredths(box.width)
  const height = isInProportion
    ? rounded((width * before.height) / before.width, 3)
    : Math.abs(box.height - before.height) < SAME
      ? before.height
      : hundredths(box.height)
  const isAt = (from: number, was: number) => Math.abs(from - was) < SAME
  // The side opposite the handle stays.
  const x = isAt(box.x, before.x) ? box.x : box.x + box.width - width
  const y = isAt(box.y, before.y) ? box.y : box.y + box.height - height
  return confined(room, { x, y, width, height }, { x, y, width, height })
}
