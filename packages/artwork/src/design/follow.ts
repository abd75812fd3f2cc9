import { normalizeRotation } from '@kisscut/core/design'
import { turned } from '../geometry/index.ts'
import { middleOf } from '../placement/placement.ts'
import type { Design } from './design.ts'
import type { ClipMaskItem, Element } from './element.ts'

/** Moves masks along with elements whose placement has changed. EDIT-18. */
export function withMasksAlong(before: Design, after: Design): Design {
  if (!after.elements.some(({ kind }) => kind === 'clip_mask')) return after
  const [was, is] = [before, after].map(({ elements }) => new Map(elements.map((each) => [each.id, each])))
  const elements = after.elements.map((each) => {
    if (each.kind !== 'clip_mask' || was?.get(each.id) !== each) return each
    const [from, to] = [was.get(each.element), is?.get(each.element)]
    return from && to && from !== to ? along(each, from, to) : each
  })
  return { ...after, elements }
}

/** A mask after its element's placement has changed: moved, scaled, rotated and mirrored with it. */
function along(mask: ClipMaskItem, from: Element, to: Element): ClipMaskItem {
  const [was, is] = [middleOf(from), middleOf(to)]
  const [byX, byY] = [to.width / (from.width || to.width || 1), to.height / (from.height || to.height || 1)]
  const [flipsX, flipsY] = [from.invertX !== to.invertX, from.invertY !== to.invertY]
  const local = turned(middleOf(mask), -from.rotation, was)
  const there = {
    x: is.x + (local.x - was.x) * (flipsX ? -byX : byX),
    y: is.y + (local.y - was.y) * (flipsY ? -byY : byY),
  }
  const middle = turned(there, to.rotation, is)
  const tilt = mask.rotation - from.rotation
  const radians = (tilt * Math.PI) / 180
  // A stretch along the element's sides: exact for parallel masks, otherwise as near as a box can be.
  const width = mask.width * Math.hypot(byX * Math.cos(radians), byY * Math.sin(radians))
  const height = mask.height * Math.hypot(byX * Math.sin(radians), byY * Math.cos(radians))
  return {
    ...mask,
    ...{ x: middle.x - width / 2, y: middle.y - height / 2, width, height },
    rotation: normalizeRotation(to.rotation + (flipsX === flipsY ? tilt : -tilt)),
    invertX: mask.invertX !== flipsX,
    invertY: mask.invertY !== flipsY,
  }
}
