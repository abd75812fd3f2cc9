import { elementsOn, matrixOf, type Design, type Element } from '@kisscut/artwork/design'
import type { Renderer, Resources } from '@kisscut/artwork/renderer'
import { decimal, type Box } from '@kisscut/artwork/geometry'
import { boundsOf, middleOf } from '@kisscut/artwork/placement'
import { designShown, selectable, type CanvasContext } from '@kisscut/machines/canvas'
import type { Container } from '@svgdotjs/svg.js'
import { createLayer, type Item } from './layer.ts'

/** Parents of a design's elements, each in inches. */
interface Parents {
  /** The part that extends beyond the product, drawn faintly. */
  readonly overhang: Container
  /** Clipped at the bleed. */
  readonly clipped: Container
  /** Not clipped. */
  readonly free: Container
  /** Invisible boxes for grabbing. */
  readonly hits: Container
}

const NOTHING_LIFTED: ReadonlySet<string> = new Set()

/** Draws the elements of a design with the editor's renderer. `id` prefixes every name in the markup. */
export function drawElements(parents: Parents, id: string) {
  const layers = {
    overhang: createLayer(parents.overhang),
    clipped: createLayer(parents.clipped),
    free: createLayer(parents.free),
    hits: createLayer(parents.hits),
  }
  const remembered = remembering()
  let drawn: { readonly key: readonly unknown[]; readonly items: Items } | null = null
  let lifted = NOTHING_LIFTED
  let liftedBy: CanvasContext['drag'] = null
  return {
    show(context: CanvasContext, resources: Resources, renderer: Renderer) {
      const { history, side } = context
      // A masked element is redrawn wherever it or its mask is dragged.
      const isMasking = context.drag?.masking != null
      const drag = isMasking ? null : context.drag
      const design = isMasking ? designShown(context) : history.present
      const key = [design, side, resources, renderer]
      if (!drawn || key.some((each, at) => each !== drawn?.key[at])) {
        const markupOf = remembered(resources, renderer, id)
        drawn = { key, items: itemsOf(design, side, markupOf) }
      }
      if (drag?.elements !== liftedBy?.elements) lifted = drag ? liftedIn(design, drag) : NOTHING_LIFTED
      liftedBy = drag
      const { items } = drawn
      layers.overhang.show(drag ? items.whenDragged(lifted) : items.overhang, lifted)
      layers.clipped.show(items.clipped, lifted)
      layers.free.show(items.free, lifted)
      layers.hits.show(items.hits, lifted)
      const matrix = drag ? matrixOf(drag.similarity) : null
      for (const layer of Object.values(layers)) layer.drag(matrix)
    },
  }
}

/** The dragged elements, with their masks. */
const liftedIn = (design: Design, { elements }: NonNullable<CanvasContext['drag']>) => {
  const ids = new Set(elements.map(({ id }) => id))
  for (const element of design.elements)
    if (element.kind === 'clip_mask' && ids.has(element.element)) ids.add(element.id)
  return ids as ReadonlySet<string>
}

interface Items {
  readonly overhang: readonly Item[]
  readonly clipped: readonly Item[]
  readonly free: readonly Item[]
  readonly hits: readonly Item[]
  /** The extending part during a drag, including the dragged elements at any place. */
  whenDragged(lifted: ReadonlySet<string>): readonly Item[]
}

type MarkupOf = (element: Element, elements: readonly Element[], isMasked: boolean) => string

function itemsOf(design: Design, side: string, markupOf: MarkupOf): Items {
  const elements = elementsOn(design, side)
  const cut = new Set(elements.map((each) => (each.kind === 'clip_mask' ? each.element : '')))
  const all = elements.map((element) => {
    return { element, item: itemOf(element, markupOf(element, elements, cut.has(element.id))) }
  })
  const clipped = all.filter(({ element }) => !element.dontClip)
  const only = (some: typeof all) => some.map(({ item }) => item)
  const isOver = ({ element }: (typeof all)[number]) => !isWithin(knownOf(element).bounds, design)
  let dragged: { readonly lifted: ReadonlySet<string>; readonly items: readonly Item[] } | null = null
  return {
    overhang: only(clipped.filter(isOver)),
    clipped: only(clipped),
    free: only(all.filter(({ element }) => element.dontClip)),
    hits: selectable(design, side).map((element) => knownOf(element).hit),
    whenDragged: (lifted) => {
      if (dragged?.lifted !== lifted) {
        const shown = clipped.filter((each) => lifted.has(each.element.id) || isOver(each))
        dragged = { lifted, items: only(shown) }
      }
      return dragged.items
    },
  }
}

/** Values derived from an element and cached until it changes: a step of a large design changes few elements. */
function knownOf(element: Element): Known {
  const before = known.get(element)
  if (before) return before
  const found = { bounds: boundsOf(element), hit: itemOf(element, hitMarkup(element)) }
  known.set(element, found)
  return found
}
interface Known {
  /** Its upright bounding box. */
  readonly bounds: Box
  readonly hit: Item
}
const known = new WeakMap<Element, Known>()

const itemOf = ({ id }: Element, markup: string): Item => ({ id, markup })

const isWithin = ({ x, y, width, height }: Box, design: Design): boolean =>
  x >= 0 && y >= 0 && x + width <= design.width && y + height <= design.height

/** The box for grabbing an element; `data-grab` identifies it. */
function hitMarkup({ id, x, y, width, height, rotation }: Element): string {
  const middle = middleOf({ x, y, width, height })
  const [left, top, wide, high] = [x, y, width, height].map((value) => decimal(value))
  const turn = `rotate(${decimal(rotation, 2)} ${decimal(middle.x)} ${decimal(middle.y)})`
  const name = id.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
  return `<rect data-grab="move" data-element="${name}" x="${left}" y="${top}" width="${wide}" height="${high}" transform="${turn}"/>`
}

/** Caches the markup of elements until one changes; masked elements are drawn each time. */
function remembering() {
  let of: readonly unknown[] = []
  let cache = new WeakMap<Element, string>()
  return (resources: Resources, renderer: Renderer, id: string): MarkupOf => {
    if (of[0] !== resources || of[1] !== renderer) {
      of = [resources, renderer]
      cache = new WeakMap()
    }
    return (element, elements, isMasked) => {
      const known = isMasked ? undefined : cache.get(element)
      const markup = known ?? renderer.element(element, elements, resources, id)
      if (!isMasked) cache.set(element, markup)
      return markup
    }
  }
}
