import { HAIR } from './candidates.ts'
import type { Direction, Kind } from './kinds.ts'
import { skylineOf, type Skyline } from './skyline.ts'
import type { Strategy } from './strategies.ts'

/** One filled sheet (or the whole roll). */
export interface Attempt {
  readonly placed: readonly (Direction & { readonly x: number; readonly y: number })[]
  /** Number of pieces of each kind on it. */
  readonly used: readonly number[]
  /** Covered area with gaps, in square inches. */
  readonly area: number
  /** Used length in inches, including the last gap. */
  readonly length: number
}

/** Fills one sheet with the remaining pieces by one strategy, then with fillers where no more of them fit. */
export function attempt(
  kinds: readonly Kind[],
  left: readonly number[],
  room: { readonly width: number; readonly height: number },
  strategy: Strategy,
  fillers: readonly Kind[] = [],
): Attempt {
  const skyline = skylineOf(room.width)
  const placed = fillSheet(skyline, kinds, left, room, strategy)
  if (fillers.length === 0 || placed.used.some((count, kind) => count < (left[kind] ?? 0))) return placed
  const from = { kind: kinds.length }
  const more = fillSheet(
    skyline,
    fillers,
    fillers.map(({ pieces }) => pieces.length),
    room,
    strategy,
  )
  return {
    ...placed,
    placed: [...placed.placed, ...more.placed.map((each) => ({ ...each, kind: each.kind + from.kind }))],
  }
}

function fillSheet(
  skyline: Skyline,
  kinds: readonly Kind[],
  left: readonly number[],
  room: { readonly width: number; readonly height: number },
  strategy: Strategy,
): Attempt {
  const all = kinds.flatMap(({ directions }) => directions)
  const highest = Math.max(...all.map(({ height }) => height))
  const largest = Math.max(...all.map(({ width, height }) => width * height))
  const fixed = all.map(
    ({ width, height }, n) =>
      (strategy.height * height) / highest +
      (strategy.area * width * height) / largest +
      strategy.liked * strategy.liking(n),
  )
  const used = kinds.map(() => 0)
  const placed: (Direction & { x: number; y: number })[] = []
  let [area, length, open] = [0, 0, left.reduce((sum, count) => sum + count, 0)]
  while (open > 0) {
    const { y, width } = skyline.lowest()
    const [before, after] = skyline.beside()
    let best: Direction | undefined
    let bestScore = -Infinity
    for (let n = 0; n < all.length; n++) {
      const each = all[n]!
      if (each.width > width + HAIR || y + each.height > room.height + HAIR) continue
      if (used[each.kind]! >= left[each.kind]!) continue
      const foot = y + each.height
      const isLevel = Math.abs(foot - before) <= HAIR || Math.abs(foot - after) <= HAIR
      const score =
        fixed[n]! +
        (strategy.width * each.width) / width +
        (width - each.width <= HAIR ? strategy.exact : 0) +
        (isLevel ? strategy.level : 0)
      if (score > bestScore) [best, bestScore] = [each, score]
    }
    if (!best) {
      if (!skyline.raise()) break
      continue
    }
    const x = skyline.put(best.width, best.height)
    placed.push({ ...best, x, y })
    used[best.kind]! += 1
    open -= 1
    area += best.width * best.height
    length = Math.max(length, y + best.height)
  }
  return { placed, used, area, length }
}
