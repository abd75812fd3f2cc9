import {
  boundsOfAll,
  elementsOn,
  groupAround,
  isGroup,
  membersOf,
  pathTo,
  placementOfElement,
  stackOf,
  type Design,
  type Element,
  type StackNode,
} from '@kisscut/artwork/design'
import type { Placement } from '@kisscut/artwork/placement'

interface Selecting {
  readonly design: Design
  readonly side: string
  readonly selection: readonly string[]
}

const isOpen = ({ kind, locked }: Element): boolean => kind !== 'clip_mask' && !locked

/** The elements of a side that can be selected, from bottom to top: no masks, nothing locked or hidden. */
export const selectable = (design: Design, side: string): readonly Element[] =>
  elementsOn(design, side).filter((element) => isOpen(element) && !element.hidden)

/** The targets of a key, a button or a drag: the selection, otherwise the only visible element. Never a locked one. */
export function targetsOf({ design, side, selection }: Selecting): readonly Element[] {
  const selected = elementsOn(design, side).filter(({ id }) => selection.includes(id))
  if (selected.length > 0) return selected.filter(isOpen)
  const seen = selectable(design, side)
  return seen.length === 1 ? seen : []
}

/** The frame around elements: for a single one its own box with its rotation, for several the upright bounding box. Null for none. */
export function frameOf(elements: readonly Element[]): Placement | null {
  const [first] = elements
  if (!first) return null
  return elements.length === 1 ? placementOfElement(first) : { ...boundsOfAll(elements), rotation: 0 }
}

/** The ids of a node that can be selected; empty for a fully hidden one. */
function holdable(node: StackNode): readonly string[] {
  const members = membersOf(node).filter(isOpen)
  return members.some(({ hidden }) => !hidden) ? members.map(({ id }) => id) : []
}

/**
 * The elements selected by a press on an element: its whole outermost group; inside a partly selected group, its unit in that
 * group. `deeper`: levels further in, as for a double click. EDIT-16.
 */
export function unitAt({ design, side, selection }: Selecting, id: string, deeper = 0): readonly string[] {
  const nodes = stackOf(design, side)
  const path = pathTo(nodes, id)
  const around = groupAround(nodes, new Set(selection))
  const inside = path.findIndex((node) => isGroup(node) && node.group === around?.group) + 1
  const node = path[Math.min(inside + deeper, path.length - 1)]
  return node ? holdable(node) : []
}

/** The whole group around the selection; empty for none. EDIT-16. */
export function groupOfSelection({ design, side, selection }: Selecting): readonly string[] {
  const around = groupAround(stackOf(design, side), new Set(selection))
  return around ? holdable(around) : []
}

/** The next element or group above, or below, cyclically; within the group of the selection if it is in one. */
export function steppedSelection({ design, side, selection }: Selecting, by: 1 | -1): readonly string[] {
  const nodes = stackOf(design, side)
  const beside = groupAround(nodes, new Set(selection))?.children ?? nodes
  const units = beside.map(holdable).filter((unit) => unit.length > 0)
  if (units.length === 0) return []
  const last = selection.at(by === 1 ? -1 : 0)
  const at = units.findIndex((unit) => unit.some((id) => id === last))
  const next = at < 0 ? (by === 1 ? 0 : units.length - 1) : (at + by + units.length) % units.length
  return units[next] ?? []
}
