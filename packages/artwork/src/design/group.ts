import type { Command } from './command.ts'
import type { Design } from './design.ts'
import type { Element } from './element.ts'
import { groupAround, isGroup, isWhole, membersOf, stackOf, unitsOf } from './stack.ts'
import type { GroupNode, StackNode } from './stack.ts'

/** Renumbers z from 0 for a changed order, and sets groups. Unchanged elements stay the same objects. */
function restacked(design: Design, nodes: readonly StackNode[]): Design {
  const places = new Map<string, { readonly z: number; readonly groups: readonly string[] }>()
  const visit = (node: StackNode, groups: readonly string[]) => {
    if (isGroup(node)) for (const child of node.children) visit(child, [...groups, node.group])
    else places.set(node.element.id, { z: places.size, groups })
  }
  for (const node of nodes) visit(node, [])
  const elements = design.elements.map((element) => {
    const place = places.get(element.id)
    if (!place) return element
    return grouped(element.z === place.z ? element : { ...element, z: place.z }, place.groups)
  })
  return elements.every((element, at) => element === design.elements[at]) ? design : { ...design, elements }
}

/** An element with exactly these groups. */
export function grouped(element: Element, groups: readonly string[]): Element {
  const { groups: before = [], ...rest } = element
  if (before.length === groups.length && before.every((group, at) => group === groups[at])) return element
  return groups.length === 0 ? rest : { ...rest, groups }
}

/** Rebuilds the children of one group, or the top level. */
function rebuilt(
  nodes: readonly StackNode[],
  parent: GroupNode | null,
  make: (children: readonly StackNode[]) => readonly StackNode[],
): readonly StackNode[] {
  if (parent === null) return make(nodes)
  return nodes.map((node) => {
    if (!isGroup(node)) return node
    return { ...node, children: node === parent ? make(node.children) : rebuilt(node.children, parent, make) }
  })
}

const openIn = ({ elements }: Design, ids: readonly string[]): ReadonlySet<string> => {
  const given = new Set(ids)
  return new Set(elements.flatMap(({ id, locked }) => (given.has(id) && !locked ? [id] : [])))
}

/** Rebuilds the tree of each side that has one of these elements. */
const onSidesOf = (
  design: Design,
  ids: ReadonlySet<string>,
  remake: (nodes: readonly StackNode[], side: string) => readonly StackNode[],
) => {
  const sides = new Set(design.elements.flatMap(({ id, side }) => (ids.has(id) ? [side] : [])))
  return [...sides].reduce((current, side) => {
    const nodes = stackOf(current, side)
    const after = remake(nodes, side)
    return after === nodes ? current : restacked(current, after)
  }, design)
}

/**
 * Groups two or more units at the place of the uppermost; includes whole groups of elements given together with others. EDIT-16.
 */
export const group = (ids: readonly string[], newGroup: string): Command => ({
  name: 'group',
  label: 'group',
  on: ids,
  apply: (design) => {
    const open = openIn(design, ids)
    return onSidesOf(design, open, (nodes, side) => {
      const here = new Set(
        unitsOf(design, side, open)
          .flatMap(membersOf)
          .map(({ id }) => id),
      )
      const parent = groupAround(nodes, here)
      const siblings = parent?.children ?? nodes
      const chosen = siblings.filter((node) => membersOf(node).some(({ id }) => here.has(id) && open.has(id)))
      if (chosen.length < 2 || (parent !== null && chosen.length === siblings.length)) return nodes
      const top = chosen.at(-1)
      return rebuilt(nodes, parent, (children) =>
        children.flatMap((node): readonly StackNode[] => {
          if (node === top) return [{ group: newGroup, children: chosen }]
          return chosen.includes(node) ? [] : [node]
        }),
      )
    })
  },
})

/** Ungroups the groups that are whole among these; nested groups stay. EDIT-16. */
export const ungroup = (ids: readonly string[]): Command => ({
  name: 'ungroup',
  label: 'ungroup',
  on: ids,
  apply: (design) => {
    const open = openIn(design, ids)
    return onSidesOf(design, open, (nodes, side) => {
      const gone = new Set(unitsOf(design, side, open).flatMap((node) => (isGroup(node) ? [node.group] : [])))
      if (gone.size === 0) return nodes
      const apart = (node: StackNode): readonly StackNode[] => {
        if (!isGroup(node)) return [node]
        return gone.has(node.group) ? node.children : [{ ...node, children: node.children.flatMap(apart) }]
      }
      return nodes.flatMap(apart)
    })
  },
})

/** Moves a separate element of a side into the group around others, on top of it; unchanged where they are in none. EDIT-16. */
export function movedInto(
  design: Design,
  side: string,
  ids: ReadonlySet<string>,
  others: ReadonlySet<string>,
): Design {
  const nodes = stackOf(design, side)
  const parent = groupAround(nodes, others)
  if (parent === null) return design
  const isMoved = (node: StackNode) => membersOf(node).every(({ id }) => ids.has(id))
  const rest = nodes.filter((node) => !isMoved(node))
  return restacked(
    design,
    rebuilt(rest, parent, (children) => [...children, ...nodes.filter(isMoved)]),
  )
}

/** Ways to restack an element among its side or group. */
export const ORDERS = ['front', 'forward', 'backward', 'back'] as const
export type Order = (typeof ORDERS)[number]

/** Restacks elements and groups among their siblings, in their own order. Locked ones stay. */
export const restack = (ids: readonly string[], to: Order): Command => ({
  name: `order-${to}`,
  label: 'order',
  on: ids,
  apply: (design) => {
    const open = openIn(design, ids)
    const isChosen = (node: StackNode) => isWhole(node, open)
    const remake = (nodes: readonly StackNode[]): readonly StackNode[] => {
      const deep = nodes.map((node) =>
        isGroup(node) && !isChosen(node) ? { ...node, children: remake(node.children) } : node,
      )
      return ordered(deep, isChosen, to)
    }
    return onSidesOf(design, open, remake)
  },
})

/** Restacks one element. */
export const reorder = (id: string, to: Order): Command => ({
  ...restack([id], to),
  name: 'reorder',
  label: 'reorder',
})

function ordered(
  nodes: readonly StackNode[],
  isChosen: (node: StackNode) => boolean,
  to: Order,
): readonly StackNode[] {
  const [chosen, others] = [nodes.filter(isChosen), nodes.filter((node) => !isChosen(node))]
  if (to === 'front') return [...others, ...chosen]
  if (to === 'back') return [...chosen, ...others]
  // Each swaps with its next sibling outside the selection, from the end it moves to.
  const after = [...nodes]
  const steps = after.map((_, at) => (to === 'forward' ? after.length - 2 - at : at + 1))
  for (const at of steps) {
    const beside = to === 'forward' ? at + 1 : at - 1
    const [node, other] = [after[at], after[beside]]
    if (!node || !other || !isChosen(node) || isChosen(other)) continue
    after[at] = other
    after[beside] = node
  }
  return after
}
