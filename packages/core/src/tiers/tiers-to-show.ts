import type { TierRow } from '../product/types.ts'

/** Rows of the collapsed quantity table. Spec §9. */
export const MOST_ROWS = 6

/**
 * The rows a page shows: all of them after "see more", else at most six, evenly spaced, the first and last kept and the
 * current quantity forced in. A single tier has no table. Spec §9; decisions 8.
 */
export function tiersToShow(
  tiers: readonly TierRow[],
  current: number | null,
  seesMore: boolean,
): readonly TierRow[] {
  if (tiers.filter(({ isInserted }) => !isInserted).length <= 1) return []
  return seesMore || tiers.length <= MOST_ROWS ? tiers : shrunk(tiers, current)
}

/** Whether there is more to see than the collapsed table shows. Spec §9. */
export const hasMoreTiers = (tiers: readonly TierRow[]): boolean => tiers.length > MOST_ROWS

function shrunk(tiers: readonly TierRow[], current: number | null): readonly TierRow[] {
  const at = tiers.findIndex(({ quantity }) => quantity === current)
  const spread = evenly(tiers.length, MOST_ROWS)
  if (at < 0 || spread.includes(at)) return spread.map((index) => tiers[index]!)
  const inner = spread.slice(1, -1)
  const nearest = inner.reduce((best, index) => (Math.abs(index - at) < Math.abs(best - at) ? index : best))
  return spread.map((index) => tiers[index === nearest ? at : index]!)
}

const evenly = (count: number, rows: number): readonly number[] =>
  Array.from({ length: rows }, (_, row) => Math.round((row * (count - 1)) / (rows - 1)))
