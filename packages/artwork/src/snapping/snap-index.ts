import type { Box } from '../geometry/index.ts'

/** An interval on an axis in inches, with the interval it covers on the other axis. */
export interface Span {
  readonly start: number
  readonly end: number
  readonly crossStart: number
  readonly crossEnd: number
}

/** Snap targets along one axis. */
export interface AxisIndex {
  /** Sorted lines that edges snap to, and lines that centers snap to. */
  readonly edges: Float64Array
  readonly middles: Float64Array
  /** Intervals of the resting elements: neighbors for equal gaps. */
  readonly spans: readonly Span[]
}

export interface SnapIndex {
  readonly x: AxisIndex
  readonly y: AxisIndex
}

/** All snap targets of a drag, collected once when it begins: frames of the product, and boxes of the elements at rest. EDIT-15. */
export function snapIndex(frames: readonly Box[], resting: readonly Box[]): SnapIndex {
  const boxes = [...frames, ...resting]
  const along = (start: 'x' | 'y', length: 'width' | 'height'): Pick<AxisIndex, 'edges' | 'middles'> => ({
    edges: Float64Array.from(boxes.flatMap((box) => [box[start], box[start] + box[length]])).sort(),
    middles: Float64Array.from(boxes.map((box) => box[start] + box[length] / 2)).sort(),
  })
  const spans = resting.map(({ x, y, width, height }) => ({
    start: x,
    end: x + width,
    crossStart: y,
    crossEnd: y + height,
  }))
  return {
    x: { ...along('x', 'width'), spans },
    y: { ...along('y', 'height'), spans: spans.map(acrossOf) },
  }
}

const acrossOf = ({ start, end, crossStart, crossEnd }: Span): Span => ({
  start: crossStart,
  end: crossEnd,
  crossStart: start,
  crossEnd: end,
})

/** The line nearest to a position; null without lines. */
export function nearest(lines: Float64Array, at: number): number | null {
  let low = 0
  let high = lines.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle] ?? 0) < at) low = middle + 1
    else high = middle
  }
  const [before, after] = [lines[low - 1], lines[low]]
  if (before === undefined || after === undefined) return before ?? after ?? null
  return at - before < after - at ? before : after
}
