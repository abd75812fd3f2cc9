import type { Box } from '@kisscut/artwork/geometry'

/** The area of a picture on the page, in pixels and inches. */
export interface Frame {
  /** In pixels of the window. */
  readonly rect: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
  /** In inches of the design. */
  readonly view: Box
}

/** Distance from the strip at which a drop still counts, in pixels. */
const NEAR = 28

/** The index among figures at which something is dropped; null away from the strip. */
export function placeAt(
  { rect, view }: Frame,
  boxes: readonly Pick<Box, 'x' | 'width'>[],
  at: { readonly x: number; readonly y: number },
): number | null {
  const isOver =
    at.x > rect.left - NEAR &&
    at.x < rect.left + rect.width + NEAR &&
    at.y > rect.top - NEAR &&
    at.y < rect.top + rect.height + NEAR
  if (!isOver || rect.width <= 0) return null
  const inches = view.x + ((at.x - rect.left) / rect.width) * view.width
  return boxes.filter(({ x, width }) => x + width / 2 < inches).length
}

/** A box of the design in percent of the picture. */
export const percentOf = ({ x, y, width, height }: Box, view: Box) => ({
  left: `${((x - view.x) / view.width) * 100}%`,
  top: `${((y - view.y) / view.height) * 100}%`,
  width: `${(width / view.width) * 100}%`,
  height: `${(height / view.height) * 100}%`,
})

/** The visible area of an SVG: its view box. */
export function viewOf(svg: string): Box {
  const [x = 0, y = 0, width = 1, height = 1] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number)
  return { x, y, width, height }
}
