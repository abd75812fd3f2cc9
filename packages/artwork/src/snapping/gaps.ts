import type { Span } from './snap-index.ts'

/** A position along an axis with equal gaps to neighbors, and these gaps. */
export interface EqualGaps {
  readonly start: number
  readonly gaps: readonly (readonly [from: number, to: number])[]
}

/** Narrower gaps in inches are ignored. */
const LEAST_GAP = 0.001

/**
 * Positions of an element with equal gaps to its neighbors: centered between two, or as far from one as that is from the next.
 * Neighbors overlap it on the other axis, within `reach` inches.
 */
export function equalGaps(moved: Span, spans: readonly Span[], reach: number): readonly EqualGaps[] {
  const isBeside = ({ crossStart, crossEnd }: Span) =>
    crossStart < moved.crossEnd && crossEnd > moved.crossStart
  const before = (edge: number) => last(spans, (span) => span.end <= edge && isBeside(span))
  const after = (edge: number) => first(spans, (span) => span.start >= edge && isBeside(span))
  const length = moved.end - moved.start
  const [left, right] = [before(moved.start + reach), after(moved.end - reach)]
  const found: EqualGaps[] = []
  if (left && right && right.start - left.end - length > LEAST_GAP) {
    const start = (left.end + right.start - length) / 2
    found.push({
      start,
      gaps: [
        [left.end, start],
        [start + length, right.start],
      ],
    })
  }
  const further = left && before(left.start)
  if (left && further && left.start - further.end > LEAST_GAP) {
    const start = left.end + left.start - further.end
    found.push({
      start,
      gaps: [
        [further.end, left.start],
        [left.end, start],
      ],
    })
  }
  const beyond = right && after(right.end)
  if (right && beyond && beyond.start - right.end > LEAST_GAP) {
    const end = right.start - (beyond.start - right.end)
    found.push({
      start: end - length,
      gaps: [
        [end, right.start],
        [right.end, beyond.start],
      ],
    })
  }
  return found
}

const last = (spans: readonly Span[], fits: (span: Span) => boolean): Span | null =>
  spans.reduce<Span | null>(
    (best, span) => ((best === null || span.end > best.end) && fits(span) ? span : best),
    null,
  )

const first = (spans: readonly Span[], fits: (span: Span) => boolean): Span | null =>
  spans.reduce<Span | null>(
    (best, span) => ((best === null || span.start < best.start) && fits(span) ? span : best),
    null,
  )
