import type { Container } from '@svgdotjs/svg.js'
import { patch } from './patch.ts'

/** Content of a layer, with its markup in inches. */
export interface Item {
  readonly id: string
  readonly markup: string
}

/** Items from bottom to top. Lifted ones are drawn above the others, and moved together by one matrix. */
export interface Layer {
  show(items: readonly Item[], lifted: ReadonlySet<string>): void
  /** Moves only the lifted elements; null returns them to their positions. */
  drag(matrix: string | null): void
}

/**
 * A layer of a canvas with a node for each item. New nodes are created together from one string; changed ones are patched;
 * dragged ones keep their nodes, above the resting ones, which form one group.
 */
export function createLayer(parent: Container): Layer {
  const resting = parent.group().node as SVGGElement
  const dragged = parent.group().node as SVGGElement
  const nodes = new Map<string, { readonly node: SVGGElement; markup: string }>()
  let previous: readonly Item[] = []
  let previouslyLifted: ReadonlySet<string> = new Set()

  const create = (items: readonly Item[]) => {
    const group = resting.cloneNode(false) as SVGGElement
    group.innerHTML = items.map(({ markup }) => `<g>${markup}</g>`).join('')
    const created = [...group.children] as SVGGElement[]
    items.forEach(({ id, markup }, at) => nodes.set(id, { node: created[at] as SVGGElement, markup }))
  }
  const show: Layer['show'] = (items, lifted) => {
    if (items === previous && lifted === previouslyLifted) return
    const isInOrder =
      lifted === previouslyLifted &&
      items.length === previous.length &&
      items.every(({ id }, at) => id === previous[at]?.id)
    if (!isInOrder) renew(items)
    for (const { id, markup } of items) {
      const drawn = nodes.get(id)
      if (!drawn || drawn.markup === markup) continue
      patch(drawn.node, markup)
      drawn.markup = markup
    }
    if (!isInOrder) {
      const nodesOf = (isLifted: boolean) =>
        items.filter(({ id }) => lifted.has(id) === isLifted).flatMap(({ id }) => nodes.get(id)?.node ?? [])
      // Lifted nodes first, so that resting ones need not be moved.
      arrange(dragged, nodesOf(true))
      arrange(resting, nodesOf(false))
    }
    previous = items
    previouslyLifted = lifted
  }
  /** Creates and removes nodes to match the items. */
  const renew = (items: readonly Item[]) => {
    const ids = new Set(items.map(({ id }) => id))
    for (const [id, { node }] of nodes) {
      if (ids.has(id)) continue
      node.remove()
      nodes.delete(id)
    }
    create(items.filter(({ id }) => !nodes.has(id)))
  }
  const drag: Layer['drag'] = (matrix) => {
    if (matrix === null) dragged.removeAttribute('transform')
    else dragged.setAttribute('transform', matrix)
  }
  return { show, drag }
}

/** Puts exactly these nodes in order; those in place are not touched. */
function arrange(group: SVGGElement, nodes: readonly SVGGElement[]): void {
  let there = group.firstElementChild
  for (const node of nodes) {
    if (node === there) there = there.nextElementSibling
    else group.insertBefore(node, there)
  }
}
