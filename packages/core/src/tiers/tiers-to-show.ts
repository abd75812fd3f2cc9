import { withArgumentErrors } from '../errors/argument-error.ts'
import type { TierRow } from '../product/types.ts'

/** Most rows the quantity table shows before 'see more'. TIER-1. */
export const MOST_TIERS_SHOWN = 6

/**
 * Whether the table has more rows than it shows at first, so that 'see more' is offered. TIER-1.
 *
 * @example
 * console.log(hasMoreTiers(quote.tiers)) // true
 */
export const hasMoreTiers = (tiers: readonly TierRow[]): boolean =>
  Array.isArray(tiers) && tiers.length > MOST_TIERS_SHOWN

/** How the quantity table is shown. */
export interface TierView {
  /** The current quantity; null if there is none. */
  readonly current: number | null
  /** All rows: 'see more' was chosen. */
  readonly expanded?: boolean
}

/**
 * The rows of the quantity table to show. A single tier hides the table. Expanded all; else at most 6, evenly spaced over
 * the tiers, the first and last kept and the row of the current quantity forced in. Every row is one of the quote's own,
 * since no other total is what a quantity costs. TIER-2, TIER-6.
 *
 * @example
 * console.log(tiersToShow(quote.tiers, { current: quote.quantity }).length) // 6
 */
export const tiersToShow = (tiers: readonly TierRow[], view: TierView): readonly TierRow[] =>
  withArgumentErrors('tiersToShow', () => rowsToShow(tiers, view))

function rowsToShow(tiers: readonly TierRow[], { current, expanded = false }: TierView): readonly TierRow[] {
  if (tiers.filter(({ isInserted }) => !isInserted).length <= 1) return []
  const rows = tiers
    .filter(({ isInserted, quantity }) => !isInserted || quantity === current)
    .map((row) =>
      row.isCurrent === (row.quantity === current) ? row : { ...row, isCurrent: !row.isCurrent },
    )
  return expanded || rows.length <= MOST_TIERS_SHOWN ? rows : evenlySpaced(rows)
}

/** Six rows evenly spaced over the tiers; the current one takes the place of the nearest inner one. */
function evenlySpaced(rows: readonly TierRow[]): readonly TierRow[] {
  const tiers = rows.filter(({ isInserted }) => !isInserted)
  const last = Math.min(MOST_TIERS_SHOWN, tiers.length) - 1
  const places = Array.from({ length: last + 1 }, (_, i) => Math.round((i * (tiers.length - 1)) / last))
  const picked = places.map((place) => rows.indexOf(tiers[place] as TierRow))
  const current = rows.findIndex(({ isCurrent }) => isCurrent)
  if (current !== -1 && !picked.includes(current)) picked.splice(nearestInside(picked, current), 1, current)
  return picked.sort((a, b) => a - b).map((place) => rows[place] as TierRow)
}

/** Which of the picks between first and last lies nearest to the current row. */
function nearestInside(picked: readonly number[], current: number): number {
  const inside = picked.map((place, i) => ({ i, far: Math.abs(place - current) })).slice(1, -1)
  return inside.reduce((best, each) => (each.far < best.far ? each : best)).i
}
