import type { Box, Size } from '../geometry/index.ts'
import type { Command } from './command.ts'
import { elementsOn } from './design.ts'
import type { Element } from './element.ts'
import { withMasksAlong } from './follow.ts'
import { boundsOfAll } from './similarity.ts'

/** Differences of edges in inches that count as none. */
const SAME = 0.005
/** Share of the shorter side up to which elements are close to each other. */
const CLOSE = 0.1
/** Share of the free space up to which a block counts as being at an edge. */
const AT_EDGE = 0.25
/** With more elements on a side, all are one block. */
const MOST_APART = 400

type Axis = 'x' | 'y'
const SIDES = { x: 'width', y: 'height' } as const

/** An element with its upright bounding box. */
interface Boxed {
  readonly element: Element
  readonly box: Box
}

/** Start and length along an axis. */
interface Extent {
  readonly start: number
  readonly length: number
}

/** New center of an element along an axis, and its scale factor. */
interface Scaled {
  readonly middle: number
  readonly by: number
}

/**
 * Resizes the product. Elements that cover it keep covering it; others keep their shape, grow to the available space, and stay at
 * their edge or their share between edges. Overlapping, close, aligned and grouped elements stay together. EDIT-22.
 */
export const resizeCanvas = (width: number, height: number): Command => ({
  name: 'resize-canvas',
  label: 'size',
  on: [],
  apply: (design) => {
    if (width <= 0 || height <= 0) return design
    const moved = design.sides.flatMap(({ id }) => onSize(elementsOn(design, id), design, { width, height }))
    const byId = new Map(moved.map((element) => [element.id, element]))
    const elements = design.elements.map((element) => byId.get(element.id) ?? element)
    return withMasksAlong(design, { ...design, width, height, elements })
  },
})

/** The elements of a side at another size, without its masks. */
function onSize(elements: readonly Element[], before: Size, after: Size): readonly Element[] {
  const all = elements
    .filter(({ kind }) => kind !== 'clip_mask')
    .map((element) => ({ element, box: boundsOfAll([element]) }))
  const isBackground = ({ box }: Boxed) => covers(box, before, 'x') && covers(box, before, 'y')
  const others = all.filter((each) => !isBackground(each))
  const placed = { x: alongAxis(others, before, 'x'), y: alongAxis(others, before, 'y') }
  const by = scaleOf(placed, before, after)
  return all.map((each) => {
    if (isBackground(each)) return covering(each, before, after)
    const along = (axis: Axis) => {
      const block = placed[axis].get(each)
      return block ? inBlock(each, block, axis, by, before, after) : stretched(each, axis, before, after)
    }
    return scaled(each.element, along('x'), along('y'), by)
  })
}

const covers = (box: Box, size: Size, axis: Axis) =>
  box[axis] <= SAME && box[axis] + box[SIDES[axis]] >= size[SIDES[axis]] - SAME

/** Whether an element is an upright rectangle, which may be stretched. */
const isRectangle = ({ element }: Boxed) =>
  element.kind === 'shape' &&
  (element.shape === 'rectangle' || element.shape === 'rounded_corner') &&
  element.rotation === 0

/** The block of each element along an axis; none for a rectangle from edge to edge, which is stretched. */
function alongAxis(all: readonly Boxed[], size: Size, axis: Axis): ReadonlyMap<Boxed, Extent> {
  const inBlocks = all.filter((each) => !(isRectangle(each) && covers(each.box, size, axis)))
  const extents = new Map<Boxed, Extent>()
  for (const block of blocksOf(inBlocks, size, axis)) {
    const start = Math.min(...block.map(({ box }) => box[axis]))
    const end = Math.max(...block.map(({ box }) => box[axis] + box[SIDES[axis]]))
    for (const each of block) extents.set(each, { start, length: end - start })
  }
  return extents
}

/** Elements that stay together along an axis. */
function blocksOf(all: readonly Boxed[], size: Size, axis: Axis): readonly (readonly Boxed[])[] {
  if (all.length > MOST_APART) return [all]
  const close = CLOSE * Math.min(size.width, size.height)
  const blocks: Boxed[][] = []
  for (const each of all) {
    const joined = blocks.filter((block) => block.some((other) => isTogether(each, other, axis, close)))
    const block = [...joined.flat(), each]
    blocks.splice(0, blocks.length, ...blocks.filter((other) => !joined.includes(other)), block)
  }
  return blocks
}

function isTogether(a: Boxed, b: Boxed, axis: Axis, close: number): boolean {
  const group = a.element.groups?.[0]
  if (group !== undefined && group === b.element.groups?.[0]) return true
  const apart = (along: Axis) =>
    Math.max(a.box[along], b.box[along]) -
    Math.min(a.box[along] + a.box[SIDES[along]], b.box[along] + b.box[SIDES[along]])
  if (apart('x') <= close && apart('y') <= close) return true
  const starts = b.box[axis] - a.box[axis]
  const longer = b.box[SIDES[axis]] - a.box[SIDES[axis]]
  return [0, 0.5, 1].some((share) => Math.abs(starts + share * longer) <= SAME)
}

/** Scale factor of everything that is not stretched: that of the space for all of it. */
function scaleOf(
  placed: Readonly<Record<Axis, ReadonlyMap<Boxed, Extent>>>,
  before: Size,
  after: Size,
): number {
  const lengths = (['x', 'y'] as const).map((axis) => {
    const extents = [...placed[axis].values()]
    if (extents.length === 0) return null
    const end = Math.max(...extents.map(({ start, length }) => start + length))
    return { side: SIDES[axis], length: Math.max(SAME, end - Math.min(...extents.map(({ start }) => start))) }
  })
  const known = lengths.filter((each) => each !== null)
  const room = (size: Size) => Math.min(...known.map(({ side, length }) => size[side] / length))
  const least = Math.min(after.width / before.width, after.height / before.height)
  return known.length === 0 ? least : room(after) / room(before)
}

const middleOf = ({ box }: Boxed, axis: Axis) => box[axis] + box[SIDES[axis]] / 2

/** An element of a block along an axis at another size. */
function inBlock(each: Boxed, block: Extent, axis: Axis, by: number, before: Size, after: Size): Scaled {
  const side = SIDES[axis]
  const start = blockStart(block, before[side], after[side], by)
  return { middle: start + (middleOf(each, axis) - block.start) * by, by }
}

/**
 * New start of a block: at an edge, or beyond it, it keeps its distance scaled; otherwise it keeps its share of the free space.
 */
function blockStart({ start, length }: Extent, before: number, after: number, by: number): number {
  const [free, left] = [before - length, after - length * by]
  if (free <= SAME) return ((start + length / 2) / before) * after - (length * by) / 2
  const share = start / free
  if (share < 0) return start * by
  if (share > 1) return left + (start - free) * by
  if (share < AT_EDGE) return Math.min(start * by, share * left)
  if (share > 1 - AT_EDGE) return left - Math.min((free - start) * by, (1 - share) * left)
  return share * left
}

const stretched = (each: Boxed, axis: Axis, before: Size, after: Size): Scaled => {
  const by = after[SIDES[axis]] / before[SIDES[axis]]
  return { middle: middleOf(each, axis) * by, by }
}

/** Stretches a rectangle that covers the whole product with it; scales other elements about the center until they cover it. */
function covering(each: Boxed, before: Size, after: Size): Element {
  const [x, y] = [stretched(each, 'x', before, after), stretched(each, 'y', before, after)]
  if (isRectangle(each)) return scaled(each.element, x, y, Math.min(x.by, y.by))
  const by = Math.max(x.by, y.by)
  const grown = (axis: Axis): Scaled => {
    const side = SIDES[axis]
    return { middle: after[side] / 2 + (middleOf(each, axis) - before[side] / 2) * by, by }
  }
  return scaled(each.element, grown('x'), grown('y'), by)
}

/** An element at another center. `by`: scale factor of its letters. */
function scaled(element: Element, x: Scaled, y: Scaled, by: number): Element {
  const [width, height] = [element.width * x.by, element.height * y.by]
  const placed = { ...element, x: x.middle - width / 2, y: y.middle - height / 2, width, height }
  return placed.kind === 'text' ? { ...placed, size: placed.size * by } : placed
}
