import type { Container } from '@svgdotjs/svg.js'
import { patch } from './patch.ts'

/** Something a layer shows, with its markup in inches. */
export interface Item {
  readonly id: string
  readonly markup: string
}

/** Items from the bottom to the top. Those that are lifted are drawn above the others, and moved together by one matrix. */
export interface Layer {
  show(items: readonly Item[], lifted: ReadonlySet<string>): void
  /** Moves the lifted elements and nothing else. Null: back to their positions. */
  drag(matrix: string | null): void
}

/**
 * A layer of a canvas with a node for each item. All new ones are created at once from one string; one whose markup has
 * changed is patched; one that is dragged keeps its node, above the others, which rest as one group below it.
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
      // What is lifted first: what rests beside it need not be moved then.
      arrange(dragged, nodesOf(true))
      arrange(resting, nodesOf(false))
    }
    previous = items
    previouslyLifted = lifted
  }
  /** A node for each of the items, and no others. */
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

/** Nodes in this order and no others; those in place are not touched. */
function arrange(group: SVGGElement, nodes: readonly SVGGElement[]): void {
  let there = group.firstElementChild
  for (const node of nodes) {
    if (node === there) there = there.nextElementSibling
    else group.insertBefore(node, there)
  }
}
