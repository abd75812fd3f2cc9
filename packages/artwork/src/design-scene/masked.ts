import svgpath from 'svgpath'
import type { Element } from '../design/index.ts'
import type { Box } from '../geometry/index.ts'

/** Path data in fractions of a box, in inches. */
export const inBox = (path: string, box: Box): string =>
  svgpath(path).scale(box.width, box.height).translate(box.x, box.y).round(5).toString()

/** An element's markup within the masks that cut it; `id` begins the names of their clip paths. */
export function masked(element: Element, elements: readonly Element[], id: string, markup: string): string {
  return elements.reduce((inner, mask, i) => {
    if (mask.kind !== 'clip_mask' || mask.element !== element.id || inner === '') return inner
    const name = `${id}-mask${i}`
    return `<clipPath id="${name}"><path d="${inBox(mask.mask, mask)}"/></clipPath><g clip-path="url(#${name})">${inner}</g>`
  }, markup)
}
