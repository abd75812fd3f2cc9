import { apart, oklab } from '../color/oklab.ts'
import { blendOf } from './blend.ts'
import { isEven, type Ink } from './palette.ts'
import type { TraceablePicture } from './prepare-picture.ts'

/** The label of transparent pixels. */
export const CLEAR = 255
/** The label of a pixel that may be a blend of its neighbors. */
export const UNSURE = 254

/** A pixel this close to its ink has its color (squared OKLab distance). */
const SAME = 0.05 ** 2
/** An ink this close to the blends of two others could be mistaken for one, in RGB steps. */
const LIKE_A_BLEND = 40

/**
 * Distance in pixels to the areas on both sides of an edge: a blend is at most two pixels wide, in a poor JPEG
 * slightly more.
 */
export const reachIn = ({ enlarged }: TraceablePicture): number => 2 * enlarged + 1

/**
 * Labels the certain pixels: inside an area, and thin lines in the pure color of an ink. Where that color is
 * also a blend of two others, a line counts only if it is not between those two.
 */
export function certainLabels(
  labels: Uint8Array,
  inks: readonly Ink[],
  picture: TraceablePicture,
): Uint8Array {
  const { width, height, rgba } = picture
  const certain = new Uint8Array(labels.length).fill(UNSURE)
  const looksLike = pairsThatBlendInto(inks)
  const doubtful: number[] = []
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++) {
      const own = labels[pixel] ?? CLEAR
      const ink = inks[own]
      if (!ink || isEven(picture, x, y)) {
        certain[pixel] = own
        continue
      }
      const color = oklab(rgba[pixel * 4] ?? 0, rgba[pixel * 4 + 1] ?? 0, rgba[pixel * 4 + 2] ?? 0)
      if (apart(ink.lab, color) > SAME) continue
      if (looksLike[own]?.length) doubtful.push(pixel)
      else certain[pixel] = own
    }
  const lines = doubtful.filter(
    (pixel) => !isBetween(certain, picture, pixel, looksLike[labels[pixel] ?? 0] ?? []),
  )
  for (const pixel of lines) certain[pixel] = labels[pixel] ?? CLEAR
  return certain
}

type Pair = readonly [number, number]

/** For every ink the pairs of others that could blend to it. */
const pairsThatBlendInto = (inks: readonly Ink[]): readonly (readonly Pair[])[] =>
  inks.map(({ rgb }, own) =>
    inks.flatMap((a, i) =>
      inks.flatMap((b, j): Pair[] => {
        if (i >= j || i === own || j === own) return []
        const { off, share } = blendOf(a.rgb, b.rgb, rgb)
        return off < LIKE_A_BLEND && share > 0 && share < 1 ? [[i, j]] : []
      }),
    ),
  )

const ACROSS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const

/** Whether a pixel has one of a pair on one side and the other on the opposite side. */
function isBetween(
  certain: Uint8Array,
  picture: TraceablePicture,
  pixel: number,
  pairs: readonly Pair[],
): boolean {
  const { width, height } = picture
  const [x, y, reach] = [pixel % width, Math.floor(pixel / width), reachIn(picture)]
  const firstSure = (dx: number, dy: number): number => {
    for (let n = 1; n <= reach; n++) {
      const [u, v] = [x + n * dx, y + n * dy]
      if (u < 0 || v < 0 || u >= width || v >= height) return UNSURE
      const label = certain[v * width + u] ?? UNSURE
      if (label !== UNSURE) return label
    }
    return UNSURE
  }
  return ACROSS.some(([dx, dy]) => {
    const [one, other] = [firstSure(dx, dy), firstSure(-dx, -dy)]
    return pairs.some(([a, b]) => (one === a && other === b) || (one === b && other === a))
  })
}
