import { beside } from './unmix.ts'

/** Largest island, in pixels, that is JPEG noise on a flat background and not artwork. */
const SPECK = 4

/** Adds islands of a few pixels, surrounded by background, to the background. */
export function dropSpecks(filled: Uint8Array, width: number, height: number): void {
  for (let pixel = 0; pixel < filled.length; pixel++) {
    const isTop = filled[pixel] === 0 && (pixel < width || filled[pixel - width] === 1)
    if (!isTop) continue
    const island = [pixel]
    for (let at = 0; at < island.length && island.length <= SPECK; at++)
      for (const next of beside(island[at] ?? 0, width, height))
        if (filled[next] === 0 && !island.includes(next)) island.push(next)
    if (island.length <= SPECK) for (const each of island) filled[each] = 1
  }
}
