import svgpath from 'svgpath'
import type { Element } from '../design/index.ts'
import { middleOf } from '../placement/index.ts'

/** Path data at an element's placement, rotated and mirrored about its center like the element, as the canvas shows it. */
export function atItsAngle(element: Element, path: string): string {
  const { rotation, invertX, invertY } = element
  if (rotation === 0 && !invertX && !invertY) return path
  const { x, y } = middleOf(element)
  return svgpath(path)
    .translate(-x, -y)
    .scale(invertX ? -1 : 1, invertY ? -1 : 1)
    .rotate(rotation)
    .translate(x, y)
    .toString()
}
