import { apart, oklab } from '../colour/oklab.ts'
import { isEven, nearestInk, type Ink } from './palette.ts'
import type { TraceablePicture } from './ready-to-trace.ts'

/** The label of what is transparent. */
export const CLEAR = 255

/** A picture as areas of ink: one label a pixel, the index of its ink or {@link CLEAR}. */
export interface Labels {
  readonly palette: readonly Ink[]
  readonly labels: Uint8Array
}

/** Gives every pixel the ink it looks most like, then takes the blends along edges back to the areas they blend. */
export function labelsOf(picture: TraceablePicture, inks: readonly Ink[], wanted: number): Labels {
  const labels = nearestLabels(picture, inks)
  if (wanted === 1) return oneInk(labels, inks, picture)
  dropBlends(labels, inks, picture)
  return { palette: inks, labels }
}

function nearestLabels({ rgba, width, height }: TraceablePicture, inks: readonly Ink[]): Uint8Array {
  const known = new Int16Array(64 * 64 * 64).fill(-1)
  const labels = new Uint8Array(width * height)
  for (let pixel = 0, at = 0; pixel < labels.length; pixel++, at += 4) {
    const [r, g, b] = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0]
    const key = ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2)
    if ((rgba[at + 3] ?? 0) < 128) labels[pixel] = CLEAR
    else if (known[key] !== -1) labels[pixel] = known[key] ?? 0
    else labels[pixel] = known[key] = nearestInk(inks, oklab(r, g, b))
  }
  return labels
}

/** One ink for all that is not the ground: what is transparent, or the label along the border. */
function oneInk(labels: Uint8Array, inks: readonly Ink[], { width, height }: TraceablePicture): Labels {
  const counts = new Map<number, number>()
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x += y % (height - 1) === 0 ? 1 : Math.max(1, width - 1)) {
      const label = labels[y * width + x] ?? CLEAR
      counts.set(label, (counts.get(label) ?? 0) + 1)
    }
  const [ground] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [CLEAR]
  const ink = inks.find((_, index) => index !== ground) ?? inks[0]
  return {
    palette: ink ? [ink] : [],
    labels: labels.map((label) => (label === ground || label === CLEAR ? CLEAR : 0)),
  }
}

/** A blend lies between the two inks it mixes: no further from the line between them than this, in OKLab. */
const BETWEEN = 0.06 ** 2

/** An edge between two inks passes through their mixtures, which may look like a third: such rims go to the nearer of the two. */
function dropBlends(labels: Uint8Array, inks: readonly Ink[], picture: TraceablePicture): void {
  const { width, height, rgba, enlarged } = picture
  const reach = enlarged + 1
  const mixed = mixtures(inks)
  const before = Uint8Array.from(labels)
  const around: number[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const own = before[pixel] ?? CLEAR
      if (own === CLEAR || isEven(picture, x, y)) continue
      around.length = 0
      for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++)
        for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++) {
          const other = before[v * width + u] ?? CLEAR
          if (other !== own && other !== CLEAR && !around.includes(other)) around.push(other)
        }
      const pair = around.length > 1 && mixed[own]?.find(([a, b]) => around.includes(a) && around.includes(b))
      if (!pair) continue
      const lab = oklab(rgba[pixel * 4] ?? 0, rgba[pixel * 4 + 1] ?? 0, rgba[pixel * 4 + 2] ?? 0)
      const [a, b] = pair
      labels[pixel] = apart(inks[a]!.lab, lab) <= apart(inks[b]!.lab, lab) ? a : b
    }
}

/** For every ink the pairs of others whose mixture it could be. */
function mixtures(inks: readonly Ink[]): readonly (readonly (readonly [number, number])[])[] {
  return inks.map(({ lab }, own) =>
    inks.flatMap((a, i) =>
      inks.flatMap((b, j) => {
        if (i >= j || i === own || j === own) return []
        const length = apart(a.lab, b.lab)
        const along =
          [0, 1, 2].reduce(
            (sum, axis) => sum + (lab[axis]! - a.lab[axis]!) * (b.lab[axis]! - a.lab[axis]!),
            0,
          ) / length
        if (!(along > 0 && along < 1)) return []
        const foot = [0, 1, 2].map((axis) => a.lab[axis]! + along * (b.lab[axis]! - a.lab[axis]!))
        return apart(lab, [foot[0]!, foot[1]!, foot[2]!]) < BETWEEN ? [[i, j] as const] : []
      }),
    ),
  )
}
