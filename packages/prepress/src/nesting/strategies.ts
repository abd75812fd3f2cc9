/** Weights for choosing the next piece for a segment. */
export interface Strategy {
  /** Bonus where it fills the whole segment. */
  readonly width: number
  readonly height: number
  readonly area: number
  /** Weight of leaving no gap beside it. */
  readonly exact: number
  /** Weight of becoming level with a neighbor, which leaves a wide segment for the next piece. */
  readonly level: number
  /** A random preference for each orientation of each kind, 0 to 1, so that strategies differ. */
  readonly liking: (direction: number) => number
  readonly liked: number
}

const NO_LIKING = { liking: () => 0, liked: 0 }
const PLAIN: readonly Strategy[] = [
  { width: 1, height: 0.01, area: 0, exact: 0, level: 0, ...NO_LIKING },
  { width: 0.01, height: 1, area: 0, exact: 0, level: 0, ...NO_LIKING },
  { width: 0, height: 0.01, area: 1, exact: 0.5, level: 0.5, ...NO_LIKING },
  { width: 1, height: 0, area: 0, exact: 1, level: 1, ...NO_LIKING },
]

/** The n-th strategy, deterministic: a few sensible ones first, then pseudo-random ones. */
export function strategyOf(n: number): Strategy {
  const plain = PLAIN[n]
  if (plain) return plain
  const chance = chances(n)
  const [width, height, area, exact, level, liked] = Array.from({ length: 6 }, chance)
  const likings = Array.from({ length: 128 }, chance)
  return {
    width: width ?? 0,
    height: height ?? 0,
    area: area ?? 0,
    exact: exact ?? 0,
    level: level ?? 0,
    liked: 1.5 * (liked ?? 0),
    liking: (direction) => likings[direction % likings.length] ?? 0,
  }
}

/** A seeded generator of pseudo-random numbers from 0 to 1. */
function chances(seed: number): () => number {
  let state = Math.imul(seed + 1, 2654435761) >>> 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}
