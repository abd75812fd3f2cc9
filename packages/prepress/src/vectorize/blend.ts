import type { Ink } from './palette.ts'

type Rgb = Ink['rgb']

/** How well a color is explained as a blend of two others. */
export interface Blend {
  /** Distance from the nearest blend of the two, in RGB steps. */
  readonly off: number
  /** Share of the second color, 0 to 1. */
  readonly share: number
}

/**
 * Finds the nearest blend. Anti-aliasing mixes by coverage in sRGB, so blends lie on the line between two
 * colors.
 */
export function blendOf(first: Rgb, second: Rgb, color: Rgb): Blend {
  let [along, length] = [0, 0]
  for (let c = 0; c < 3; c++) {
    along += (second[c]! - first[c]!) * (color[c]! - first[c]!)
    length += (second[c]! - first[c]!) ** 2
  }
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, along / length))
  let square = 0
  for (let c = 0; c < 3; c++) square += (color[c]! - first[c]! - share * (second[c]! - first[c]!)) ** 2
  return { off: Math.sqrt(square), share }
}
