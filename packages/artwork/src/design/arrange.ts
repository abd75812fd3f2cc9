import { center } from '../placement/placement.ts'
import { boxOfBoxes } from '../geometry/index.ts'
import type { Box } from '../geometry/index.ts'
import { add, transform } from './command.ts'
import type { Command } from './command.ts'
import { elementsOn } from './design.ts'
import type { Design } from './design.ts'
import type { Element } from './element.ts'
import { grouped, movedInto } from './group.ts'
import { isGroup, membersOf, unitsOf } from './stack.ts'
import type { StackNode } from './stack.ts'
import { boundsOfAll, translation } from './similarity.ts'

/** An edge of an element's upright bounding box, or its middle. */
export const EDGES = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type Edge = (typeof EDGES)[number]

/** Position of an edge along its axis, as a share of the box. */
const SHARES: Readonly<Record<Edge, readonly [axis: 'x' | 'y', share: number]>> = {
  left: ['x', 0],
  center: ['x', 0.5],
  right: ['x', 1],
  top: ['y', 0],
  middle: ['y', 0.5],
  bottom: ['y', 1],
}

/** Distances in inches that count as none. */
const NOTHING = 1e-9

const sideOf = (axis: 'x' | 'y') => (axis === 'x' ? 'width' : 'height')
const lineOf = (box: Box, [axis, share]: (typeof SHARES)[Edge]): number =>
  box[axis] + share * box[sideOf(axis)]

/** The given elements that a shopper may move: no masks, nothing locked. */
const movable = (design: Design, ids: readonly string[]): readonly Element[] =>
  design.elements.filter(({ id, kind, locked }) => ids.includes(id) && kind !== 'clip_mask' && !locked)

/** The units of those that are aligned: a group counts as one, with its bounding box. */
const unitsIn = (design: Design, ids: readonly string[]) => {
  const free = new Set(movable(design, ids).map(({ id }) => id))
  return design.sides
    .flatMap((side) => unitsOf(design, side.id, free))
    .map((node) => {
      const members = membersOf(node).filter(({ id }) => free.has(id))
      return { on: members.map(({ id }) => id), box: boundsOfAll(members) }
    })
}

const shifted = (design: Design, on: readonly string[], axis: 'x' | 'y', by: number): Design =>
  Math.abs(by) < NOTHING
    ? design
    : transform(on, translation(axis === 'x' ? by : 0, axis === 'y' ? by : 0)).apply(design)

/** Aligns edges or middles: of several elements or groups within their bounding box, of one within the product. EDIT-7. */
export const align = (ids: readonly string[], to: Edge): Command => ({
  name: `align-${to}`,
  label: 'align',
  on: ids,
  apply: (design) => {
    const units = unitsIn(design, ids)
    const within =
      units.length > 1 ? boxOfBoxes(units.map(({ box }) => box)) : { x: 0, y: 0, ...sizeOf(design) }
    const edge = SHARES[to]
    return units.reduce(
      (current, { on, box }) => shifted(current, on, edge[0], lineOf(within, edge) - lineOf(box, edge)),
      design,
    )
  },
})

const sizeOf = ({ width, height }: Design) => ({ width, height })

/** Makes gaps equal between three or more elements or groups; the outer two stay. EDIT-7. */
export const distribute = (ids: readonly string[], axis: 'x' | 'y'): Command => ({
  name: `distribute-${axis}`,
  label: 'distribute',
  on: ids,
  apply: (design) => {
    const side = sideOf(axis)
    const boxes = unitsIn(design, ids).sort(
      (a, b) => a.box[axis] + a.box[side] / 2 - b.box[axis] - b.box[side] / 2,
    )
    const [first, last] = [boxes[0], boxes.at(-1)]
    if (!first || !last || boxes.length < 3) return design
    const filled = boxes.reduce((sum, { box }) => sum + box[side], 0)
    const gap = (last.box[axis] + last.box[side] - first.box[axis] - filled) / (boxes.length - 1)
    let at = first.box[axis]
    return boxes.reduce((current, { on, box }) => {
      const moved = shifted(current, on, axis, at - box[axis])
      at += box[side] + gap
      return moved
    }, design)
  },
})

/** Elements to copy: with their masks, in stacking order, and in those groups only that are copied whole. */
export const copied = (design: Design, ids: readonly string[]): readonly Element[] =>
  design.sides.flatMap(({ id }) => {
    const groups = new Map<string, readonly string[]>()
    const visit = (node: StackNode, around: readonly string[]) => {
      if (isGroup(node)) for (const child of node.children) visit(child, [...around, node.group])
      else groups.set(node.element.id, around)
    }
    for (const node of unitsOf(design, id, ids)) visit(node, [])
    const here = elementsOn(design, id)
    return [...groups].flatMap(([copy, around]) =>
      here
        .filter((each) => each.id === copy || (each.kind === 'clip_mask' && each.element === copy))
        .map((each) => grouped(each, each.id === copy ? around : [])),
    )
  })

/** Offset of copies, as a share of the product's shorter side. */
const NUDGE = 1 / 20

/**
 * Adds copied elements on top of a side: in the same place, moved down and right where an equal element is there, centered where
 * they would lie off the product. `newId` names each. EDIT-8.
 */
export const paste = (
  elements: readonly Element[],
  side: string,
  newId: (id: string) => string,
  name = 'paste',
): Command => {
  const ids = new Map(elements.map(({ id }) => [id, newId(id)]))
  const groups = new Map(
    [...new Set(elements.flatMap((each) => each.groups ?? []))].map((id) => [id, newId(id)]),
  )
  const named = elements.flatMap((element): Element[] => {
    const free = { id: ids.get(element.id) ?? element.id, side, locked: false, canRemove: true }
    const copy = grouped(
      { ...element, ...free },
      (element.groups ?? []).map((id) => groups.get(id) ?? id),
    )
    if (copy.kind !== 'clip_mask') return [copy]
    const cut = ids.get(copy.element)
    return cut === undefined ? [] : [{ ...copy, element: cut }]
  })
  return {
    name,
    label: name,
    on: named.map(({ id }) => id),
    apply: (design) => {
      const { dx, dy } = wayOf(design, side, named)
      return named
        .map((element) => ({ ...element, x: element.x + dx, y: element.y + dy }))
        .reduce((current, element) => add(element).apply(current), design)
    },
  }
}

/** Offset of pasted elements. */
function wayOf(design: Design, side: string, elements: readonly Element[]) {
  const visible = elements.filter(({ kind }) => kind !== 'clip_mask')
  const box = boundsOfAll(visible)
  const isBeside =
    box.x > design.width || box.y > design.height || box.x + box.width < 0 || box.y + box.height < 0
  if (isBeside) {
    const { x, y } = center({ ...box, rotation: 0 }, design)
    return { dx: x - box.x, dy: y - box.y }
  }
  const resting = elementsOn(design, side)
  const nudge = Math.min(design.width, design.height) * NUDGE
  const isOccupied = (by: number) =>
    visible.some((element) =>
      resting.some((other) => isAt(other, element, by) && other.kind === element.kind),
    )
  let by = 0
  while (by < nudge * resting.length && isOccupied(by)) by += nudge
  if (isOccupied(by)) by += nudge
  return { dx: by, dy: by }
}

const isAt = (other: Element, element: Element, by: number): boolean =>
  Math.abs(other.x - element.x - by) < NUDGE / 10 && Math.abs(other.y - element.y - by) < NUDGE / 10

/** Duplicates elements, moved down and right, on top of their own side, or of the group around them all. EDIT-8, EDIT-16. */
export const duplicate = (ids: readonly string[], newId: (id: string) => string): Command => ({
  name: 'duplicate',
  label: 'duplicate',
  on: ids,
  apply: (design) =>
    design.sides.reduce((current, { id }) => {
      const elements = copied(design, ids).filter(({ side }) => side === id)
      const command = paste(elements, id, newId)
      const originals = new Set(elements.map((element) => element.id))
      return movedInto(command.apply(current), id, new Set(command.on), originals)
    }, design),
})

/** Replaces the design, as one step of undo: after an import, or when it was loaded again. */
export const replaceDesign = (next: Design, label = 'import'): Command => ({
  name: 'replace',
  label,
  on: [],
  apply: () => next,
})
