/** A point, in inches or pixels depending on its context; y points down. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** An upright rectangle. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A width and a height. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A closed ring of points; the last one is joined to the first. */
export type Ring = readonly Point[]

/** The smallest upright box around points; an empty box at the origin without any. */
export function boxAround(points: Iterable<Point>): Box {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (const { x, y } of points) {
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return right < left
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left, height: bottom - top }
}

/** The smallest upright box around boxes; an empty box at the origin without any. */
export const boxOfBoxes = (boxes: readonly Box[]): Box =>
  boxAround(
    boxes.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  )

/** The box grown by `by` on every side (reduced when negative). */
export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by }
}

/** A point rotated clockwise (on screen) about another one. */
export function turned(point: Point, degrees: number, about: Point): Point {
  const radians = (degrees * Math.PI) / 180
  const cos = Math.cos(radians)
  const sin = Math.sin(radians)
  const dx = point.x - about.x
  const dy = point.y - about.y
  return { x: about.x + dx * cos - dy * sin, y: about.y + dx * sin + dy * cos }
}

/** The signed area of a ring; positive when it runs clockwise on screen. */
export function signedArea(ring: Ring): number {
  let sum = 0
  let previous = ring[ring.length - 1]
  for (const point of ring) {
    if (previous) sum += previous.x * point.y - point.x * previous.y
    previous = point
  }
  return sum / 2
}
