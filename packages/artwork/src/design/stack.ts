import { elementsOn } from './design.ts'
import type { Design } from './design.ts'
import type { Element } from './element.ts'

/** A group with its children from bottom to top: two or more elements or groups. EDIT-16. */
export interface GroupNode {
  readonly group: string
  readonly children: readonly StackNode[]
}

/** A unit of selection: an element, or a group. */
export type StackNode = GroupNode | { readonly element: Element }

export const isGroup = (node: StackNode): node is GroupNode => 'group' in node

/** The elements of a node, from bottom to top. */
export const membersOf = (node: StackNode): readonly Element[] =>
  isGroup(node) ? node.children.flatMap(membersOf) : [node.element]

/**
 * A side as a tree, from bottom to top. A group is at the place of its uppermost element; one with a single element is dissolved.
 * Masks belong to their elements and are omitted.
 */
export const stackOf = (design: Design, side: string): readonly StackNode[] =>
  stacked(
    elementsOn(design, side).filter(({ kind }) => kind !== 'clip_mask'),
    0,
  )

function stacked(elements: readonly Element[], depth: number): readonly StackNode[] {
  const groups = new Map<string, Element[]>()
  for (const element of elements) {
    const group = element.groups?.[depth]
    if (group === undefined) continue
    const members = groups.get(group)
    if (members) members.push(element)
    else groups.set(group, [element])
  }
  return elements.flatMap((element): readonly StackNode[] => {
    const group = element.groups?.[depth]
    if (group === undefined) return [{ element }]
    const members = groups.get(group) ?? []
    if (members.at(-1) !== element) return []
    const children = stacked(members, depth + 1)
    return children.length === 1 ? children : [{ group, children }]
  })
}

/** Whether every unlocked element of a node is among these. */
export function isWhole(node: StackNode, ids: ReadonlySet<string>): boolean {
  const members = membersOf(node)
  return members.some(({ id }) => ids.has(id)) && members.every(({ id, locked }) => locked || ids.has(id))
}

/** The units of a side that ids select: whole groups as one, other elements separately. From bottom to top. */
export function unitsOf(design: Design, side: string, ids: Iterable<string>): readonly StackNode[] {
  const all = new Set(ids)
  const within = (node: StackNode): readonly StackNode[] => {
    if (isWhole(node, all)) return [node]
    return isGroup(node) ? node.children.flatMap(within) : []
  }
  return stackOf(design, side).flatMap(within)
}

/** The path of nodes from the outermost group to an element; empty for an unknown one. */
export function pathTo(nodes: readonly StackNode[], id: string): readonly StackNode[] {
  for (const node of nodes) {
    if (!isGroup(node)) {
      if (node.element.id === id) return [node]
      continue
    }
    const inside = pathTo(node.children, id)
    if (inside.length > 0) return [node, ...inside]
  }
  return []
}

/** The innermost group that contains all of these and more; null where there is none. */
export function groupAround(nodes: readonly StackNode[], ids: ReadonlySet<string>): GroupNode | null {
  for (const node of nodes) {
    if (!isGroup(node)) continue
    const members = new Set(membersOf(node).map(({ id }) => id))
    if (ids.size === 0 || ![...ids].every((id) => members.has(id)) || isWhole(node, ids)) continue
    return groupAround(node.children, ids) ?? node
  }
  return null
}
