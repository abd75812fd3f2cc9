import { oklab } from '../color/oklab.ts'
import { resolveEdges } from './edges.ts'
import { nearestInk, type Ink } from './palette.ts'
import type { TraceablePicture } from './prepare-picture.ts'
import { CLEAR } from './certain-labels.ts'

/** A picture as areas of ink: one label per pixel, the index of its ink or {@link CLEAR}. */
export interface Labels {
  readonly palette: readonly Ink[]
  readonly labels: Uint8Array
}

/** Assigns every pixel its nearest ink, then resolves blends along edges. */
export function labelsOf(picture: TraceablePicture, inks: readonly Ink[], count: number): Labels {
  const labels = nearestLabels(picture, inks)
  if (count === 1) return oneInk(labels, inks, picture)
  resolveEdges(labels, inks, picture)
  return { palette: inks, labels }
}

function nearestLabels({ rgba, width, height }: TraceablePicture, inks: readonly Ink[]): Uint8Array {
  const cached = new Int16Array(64 * 64 * 64).fill(-1)
  const labels = new Uint8Array(width * height)
  for (let pixel = 0, at = 0; pixel < labels.length; pixel++, at += 4) {
    const [r, g, b] = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0]
    const key = ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2)
    if ((rgba[at + 3] ?? 0) < 128) labels[pixel] = CLEAR
    else if (cached[key] !== -1) labels[pixel] = cached[key] ?? 0
    else labels[pixel] = cached[key] = nearestInk(inks, oklab(r, g, b))
  }
  return labels
}

/** One ink for everything that is not background (transparent, or the label along the border). */
function oneInk(labels: Uint8Array, inks: readonly Ink[], { width, height }: TraceablePicture): Labels {
  const counts = new Map<number, number>()
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x += y % (height - 1) === 0 ? 1 : Math.max(1, width - 1)) {
      const label = labels[y * width + x] ?? CLEAR
      counts.set(label, (counts.get(label) ?? 0) + 1)
    }
  const [background] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [CLEAR]
  const ink = inks.find((_, index) => index !== background) ?? inks[0]
  return {
    palette: ink ? [ink] : [],
    labels: labels.map((label) => (label === background || label === CLEAR ? CLEAR : 0)),
  }
}
