import type { Pixels } from '../background/pixels.ts'

/** Shares of each edge: opaque at least, and white at most. */
const [OPAQUE, WHITE] = [0.98, 0.9]
/** Alpha from which a pixel is opaque, and the darkest channel from which it is white. */
const [OPAQUE_FROM, WHITE_FROM] = [250, 240]

/** Whether a picture is printed to all its edges: each is opaque, and not white along nearly all of it (DESIGN-26). */
export function isFullBleed({ width, height, rgba }: Pixels): boolean {
  const [across, down] = [range(width), range(height)]
  const edges = [
    across,
    across.map((x) => (height - 1) * width + x),
    down.map((y) => y * width),
    down.map((y) => y * width + width - 1),
  ]
  const share = (edge: readonly number[], is: (at: number) => boolean) =>
    edge.filter((pixel) => is(4 * pixel)).length / edge.length
  const isOpaque = (at: number) => (rgba[at + 3] ?? 0) >= OPAQUE_FROM
  const isWhite = (at: number) => Math.min(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0) >= WHITE_FROM
  return edges.every((edge) => share(edge, isOpaque) >= OPAQUE && share(edge, isWhite) <= WHITE)
}

const range = (length: number) => Array.from({ length }, (_, at) => at)
