import svgpath from 'svgpath'
import type { ClipMaskItem, Element } from '../design/index.ts'
import type { Box } from '../geometry/index.ts'
import { atItsAngle } from './at-its-angle.ts'

/** Path data in fractions of a box, converted to inches. */
export const inBox = (path: string, box: Box): string =>
  svgpath(path).scale(box.width, box.height).translate(box.x, box.y).round(5).toString()

/** The outline of a mask in inches, rotated and mirrored. */
export const maskOutline = (mask: ClipMaskItem): string =>
  svgpath(atItsAngle(mask, inBox(mask.mask, mask)))
    .round(5)
    .toString()

/** The inverse of {@link inBox}. */
export const asFractions = (path: string, { x, y, width, height }: Box): string =>
  svgpath(path)
    .translate(-x, -y)
    .scale(1 / (width || 1), 1 / (height || 1))
    .round(5)
    .toString()

/** An element's markup clipped by its masks; `id` prefixes the names of their clip paths. */
export function masked(element: Element, elements: readonly Element[], id: string, markup: string): string {
  return elements.reduce((inner, mask, i) => {
    if (mask.kind !== 'clip_mask' || mask.element !== element.id || inner === '') return inner
    const name = `${id}-mask${i}`
    return `<clipPath id="${name}"><path d="${maskOutline(mask)}"/></clipPath><g clip-path="url(#${name})">${inner}</g>`
  }, markup)
}
