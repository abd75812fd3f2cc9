import { Exact } from '../money/exact.ts'
import { roundTo } from '../money/rounding.ts'
import type { TierRow } from '../product/types.ts'
import { savingPercent } from './tiers-of.ts'

/** Most rows the quantity table shows before 'see more'. TIER-1. */
export const MOST_TIERS_SHOWN = 6

/** Whether the table has more rows than it shows at first, so that 'see more' is offered. TIER-1. */
export const hasMoreTiers = (tiers: readonly TierRow[]): boolean => tiers.length > MOST_TIERS_SHOWN

/**
 * The rows of the quantity table to show. A single tier hides the table. With `seeMore` all; else at most 6, evenly
 * spaced over the tiers, the first and last kept and the current quantity forced in. A current quantity that is no row
 * yet gets one, at the unit price of its tier. TIER-2, TIER-6.
 */
export function tiersToShow(
  tiers: readonly TierRow[],
  current: number | null,
  seeMore: boolean,
): readonly TierRow[] {
  if (tiers.filter(({ isInserted }) => !isInserted).length <= 1) return []
  const rows = withCurrent(tiers, current)
  return seeMore || rows.length <= MOST_TIERS_SHOWN ? rows : evenlySpaced(rows)
}

function withCurrent(tiers: readonly TierRow[], current: number | null): readonly TierRow[] {
  const rows = tiers
    .filter(({ isInserted, quantity }) => !isInserted || quantity === current)
    .map((row) =>
      row.isCurrent === (row.quantity === current) ? row : { ...row, isCurrent: !row.isCurrent },
    )
  if (current === null) return rows
  const tier = rows.findLast(({ quantity }) => quantity <= current)
  if (!tier || tier.quantity === current) return rows
  const inserted = rowAt(tier, current, rows[0] as TierRow)
  return [...rows, inserted].sort((a, b) => a.quantity - b.quantity)
}

/** A row for a quantity between two tiers, in the decimal places the tier's total is written in. */
function rowAt(tier: TierRow, quantity: number, first: TierRow): TierRow {
  const places = tier.total.split('.')[1]?.length ?? 0
  return {
    quantity,
    unitPrice: tier.unitPrice,
    total: roundTo(new Exact(tier.unitPrice).times(quantity), places).toFixed(places),
    savingPercent: savingPercent(first.unitPrice, tier.unitPrice),
    isCurrent: true,
    isInserted: true,
  }
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
