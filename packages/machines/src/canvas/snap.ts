import { boundsOfAll, translation, type Design, type Element, type Similarity } from '@kisscut/artwork/design'
import { boundsOf, type Placement } from '@kisscut/artwork/placement'
import type { Point } from './transforms.ts'

/** Nearer than this many inches to a line, what is dragged is pulled onto it. */
export const SNAP = 0.03

/** Lines along one axis, in inches: what a middle is pulled to, and what an edge is. */
interface Lines {
  readonly middles: readonly number[]
  readonly edges: readonly number[]
}
export interface SnapLines {
  readonly x: Lines
  readonly y: Lines
}

/** Where something was pulled to, for the canvas to show; null: nowhere along that axis. */
export interface Guides {
  readonly x: number | null
  readonly y: number | null
}
export const NO_GUIDES: Guides = { x: null, y: null }

/** The middle of the product, and the edges and middles of the elements that rest. */
export function snapLines({ width, height }: Design, resting: readonly Element[]): SnapLines {
  const boxes = resting.filter(({ kind }) => kind !== 'clip_mask').map((element) => boundsOf(element))
  const along = (axis: 'x' | 'y', side: 'width' | 'height', product: number): Lines => ({
    middles: [product / 2, ...boxes.map((box) => box[axis] + box[side] / 2)],
    edges: boxes.flatMap((box) => [box[axis], box[axis] + box[side]]),
  })
  return { x: along('x', 'width', width), y: along('y', 'height', height) }
}

/** Moved by the way the pointer went, and onto the nearest line on either axis when it comes near one. */
export function draggedBy(
  placements: readonly Placement[],
  lines: SnapLines,
  { from, to, isFree }: { readonly from: Point; readonly to: Point; readonly isFree: boolean },
): { readonly similarity: Similarity; readonly guides: Guides } {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (isFree) return { similarity: translation(dx, dy), guides: NO_GUIDES }
  const box = boundsOfAll(placements)
  const x = pull(box.x + dx, box.width, lines.x)
  const y = pull(box.y + dy, box.height, lines.y)
  return {
    similarity: translation(dx + (x?.by ?? 0), dy + (y?.by ?? 0)),
    guides: { x: x?.line ?? null, y: y?.line ?? null },
  }
}

/** The shortest way from a span's middle or edges to a line; null where none is near. */
function pull(start: number, length: number, { middles, edges }: Lines) {
  const pulls = [
    ...middles.map((line) => ({ line, by: line - (start + length / 2) })),
    ...edges.flatMap((line) => [
      { line, by: line - start },
      { line, by: line - (start + length) },
    ]),
  ]
  return pulls.reduce<{ line: number; by: number } | null>(
    (best, pull) =>
      Math.abs(pull.by) <= SNAP && (best === null || Math.abs(pull.by) < Math.abs(best.by)) ? pull : best,
    null,
  )
}
