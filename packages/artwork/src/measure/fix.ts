import { DEFAULT_PRINT_RULES, type PrintRules } from '@kisscut/core/print-rules'
import { change, mapElement, transform, type Command, type Element } from '../design/index.ts'
import type { Similarity } from '../design/index.ts'
import { STROKE_UNIT } from '../design-scene/index.ts'
import type { Resources } from '../design-scene/index.ts'
import { safeArea } from '../die-line/index.ts'
import type { DieLineSpec } from '../die-line/index.ts'
import { boxAround, flatten } from '../geometry/index.ts'
import type { Box } from '../geometry/index.ts'
import { boundsOf, isOffTheProduct, middleOf } from '../placement/index.ts'
import { smallestCode } from './code-size.ts'
import { THINNEST_STROKE, type Finding } from './finding.ts'
import { findingsOf, inkOf, leavesSafeArea } from './measure.ts'

/** A one-click fix for a finding. */
export const FIXES = ['move-inside', 'make-smaller', 'make-larger', 'thicken'] as const
export type FixName = (typeof FIXES)[number]

/** A one-click fix: one undo step. */
export interface Fix {
  readonly name: FixName
  /** The fixed element. */
  readonly element: Element
  readonly command: Command
}

/** Halvings of a distance or factor: finer than visible. */
const HALVINGS = 20
/** Smallest factor by which a fix reduces anything. */
const LEAST_SHARE = 0.05
/** Allowance for rounding, in inches. */
const HAIR = 1e-4

/**
 * The fix for a finding of an element on a side with this cut line; null if none helps, or it would cause a finding of another kind.
 * EDIT-21.
 */
export function fixOf(
  { code }: Finding,
  element: Element,
  spec: DieLineSpec,
  resources: Resources,
  rules: PrintRules = DEFAULT_PRINT_RULES,
): Fix | null {
  if (element.locked) return null
  const fix = changeFor(code, element, spec, resources, rules)
  if (fix === null) return null
  const before = new Set(findingsOf(element, spec, resources, rules).map((found) => found.code))
  before.delete(code)
  const isFixed = findingsOf(fix.element, spec, resources, rules).every((found) => before.has(found.code))
  return isFixed ? fix : null
}

function changeFor(
  code: Finding['code'],
  element: Element,
  spec: DieLineSpec,
  resources: Resources,
  rules: PrintRules,
): Fix | null {
  switch (code) {
    case 'off-product':
    case 'outside-safe-area': {
      const by = wayInside(element, spec, resources)
      return by && moved('move-inside', element, by)
    }
    case 'low-resolution':
    case 'unprintable-resolution': {
      const scale = shareFor(element, rules)
      return scale === null ? null : moved('make-smaller', element, { ...STILL, scale })
    }
    case 'code-too-small':
      return largerCode(element, spec, resources)
    case 'thin-stroke':
      return thicker(element)
    default:
      return null
  }
}

type Way = Pick<Similarity, 'scale' | 'dx' | 'dy'>
const STILL: Way = { scale: 1, dx: 0, dy: 0 }

const similarityOf = (element: Element, way: Way): Similarity => ({
  ...way,
  about: middleOf(element),
  rotate: 0,
})

/** An element scaled about its own center and moved. */
const put = <E extends Element>(element: E, way: Way): E => mapElement(element, similarityOf(element, way))

const moved = (name: FixName, element: Element, way: Way): Fix => ({
  name,
  element: put(element, way),
  command: transform([element.id], similarityOf(element, way), way.scale === 1 ? 'move' : 'resize'),
})

/**
 * The shortest way into the safe area: moves the element, along one axis where possible, and scales it down only where it has no
 * room.
 */
function wayInside(element: Element, spec: DieLineSpec, resources: Resources): Way | null {
  const room = boxAround(flatten(safeArea(spec), HAIR).flat())
  if (!(room.width > 0 && room.height > 0)) return null
  const ink = inkOf(element, resources)
  const isIn = (way: Way) => {
    const there = put(element, way)
    return !isOffTheProduct(there, spec) && !leavesSafeArea(there, spec, () => ink)
  }
  const box = boundsOf(element)
  const nearest = { scale: 1, dx: shift(box, room, 'x', 'width'), dy: shift(box, room, 'y', 'height') }
  if (isIn(nearest)) return nearest
  const centered = {
    scale: 1,
    dx: room.x + room.width / 2 - box.x - box.width / 2,
    dy: room.y + room.height / 2 - box.y - box.height / 2,
  }
  if (isIn(centered)) {
    const between = (share: number): Way => ({
      scale: 1,
      dx: nearest.dx + (centered.dx - nearest.dx) * share,
      dy: nearest.dy + (centered.dy - nearest.dy) * share,
    })
    return between(least((share) => isIn(between(share))))
  }
  const smaller = (share: number): Way => ({ ...centered, scale: 1 - share * (1 - LEAST_SHARE) })
  return isIn(smaller(1)) ? smaller(least((share) => isIn(smaller(share)))) : null
}

/** The smallest share from 0 to 1 for which a monotonic condition is true. */
function least(isTrue: (share: number) => boolean): number {
  let [no, yes] = [0, 1]
  for (let at = 0; at < HALVINGS; at += 1) {
    const middle = (no + yes) / 2
    if (isTrue(middle)) yes = middle
    else no = middle
  }
  return yes
}

/** Distance that moves a box into the room along an axis; centers a box that is larger. */
function shift(box: Box, room: Box, from: 'x' | 'y', along: 'width' | 'height'): number {
  const spare = room[along] - box[along]
  if (spare < 2 * HAIR) return room[from] + spare / 2 - box[from]
  return Math.max(room[from] + HAIR, Math.min(room[from] + spare - HAIR, box[from])) - box[from]
}

/** Scale factor at which a picture has enough dots per inch; null for vectors. */
function shareFor(element: Element, rules: PrintRules): number | null {
  if (element.kind !== 'upload' || element.pixels === null) return null
  const { pixels, crop, width, height } = element
  const dpi = Math.min(
    (pixels.width * (crop?.width ?? 1)) / width,
    (pixels.height * (crop?.height ?? 1)) / height,
  )
  const share = dpi / rules.low
  return share > 0 && share < 1 ? share : null
}

/** A code enlarged until it scans, kept inside the safe area if it was. */
function largerCode(element: Element, spec: DieLineSpec, resources: Resources): Fix | null {
  if (element.kind !== 'code') return null
  const { width, height } = smallestCode(element)
  const scale = Math.max(width / element.width, height / element.height) * (1 + 1e-6)
  if (!Number.isFinite(scale) || scale <= 1) return null
  const larger = put(element, { ...STILL, scale })
  const isOut = leavesSafeArea(larger, spec, () => inkOf(larger, resources))
  const way = isOut ? wayInside(larger, spec, resources) : STILL
  return way && moved('make-larger', element, { ...way, scale: scale * way.scale })
}

function thicker(element: Element): Fix | null {
  if (element.kind !== 'text' && element.kind !== 'shape') return null
  const stroke = { ...element.stroke, width: Math.ceil(THINNEST_STROKE / STROKE_UNIT) }
  return { name: 'thicken', element: { ...element, stroke }, command: change(element, { stroke }, 'outline') }
}
