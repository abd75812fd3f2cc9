/** Red, green and blue, 0–255. */
export type Rgb = readonly [number, number, number]

/** Perceived distance of two colors, 0 to about 765: green weighs most, blue least. */
export function distance(rgba: Uint8Array, at: number, color: Rgb): number {
  const r = (rgba[at] ?? 0) - color[0]
  const g = (rgba[at + 1] ?? 0) - color[1]
  const b = (rgba[at + 2] ?? 0) - color[2]
  return Math.sqrt((2 * r * r + 4 * g * g + 3 * b * b) / 3)
}
