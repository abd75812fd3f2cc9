import { placesIn, unitsIn } from '../money/decimal-text.ts'
import { dividedDown, minus, powerOfTen, times, type Whole } from '../money/whole.ts'
import type { DecimalString, TierRow } from '../product/types.ts'
import { type Percent, percentOf } from '../units/percent.ts'

/** Price of one quantity: per piece, and in total in the currency's minor unit. */
export interface TierPrice {
  /** The unit price: whole units of 10^-places. */
  readonly piece: Piece
  readonly unitPrice: DecimalString
  readonly total: DecimalString
}

interface Piece {
  readonly units: Whole
  readonly places: number
}

interface Priced {
  readonly quantity: number
}

/**
 * The rows of the quantity table: every tier with its unit price, total and saving against the first row, and a row for
 * the current quantity at its place where it is no tier of its own. A single tier stays alone. TIER-4, TIER-6.
 */
export function tiersOf<T extends Priced>(
  tiers: readonly T[],
  current: T | null,
  shown: (price: T) => TierPrice,
): readonly TierRow[] {
  const [first] = tiers
  if (!first) return []
  const rows: TierRow[] = []
  let dearest: Piece | null = null
  const add = (price: T, isInserted: boolean) => {
    const { piece, unitPrice, total } = shown(price)
    dearest ??= piece
    const { quantity } = price
    const savingPercent = savingBetween(dearest, piece)
    const isCurrent = quantity === current?.quantity
    const row = { quantity, unitPrice, total, savingPercent, isCurrent }
    rows.push(isInserted ? { ...row, isInserted } : row)
  }
  tiers.forEach((tier, place) => {
    add(tier, false)
    if (current && tiers.length > 1 && isBetween(current, tier, tiers[place + 1])) add(current, true)
  })
  return rows
}

const isBetween = ({ quantity }: Priced, tier: Priced, next: Priced | undefined): boolean =>
  quantity > tier.quantity && (next === undefined || quantity < next.quantity)

/** Whole percent saved per piece, rounded down: never more is promised than is saved. TIER-5. */
export function savingPercent(first: DecimalString, price: DecimalString): Percent {
  const places = Math.max(placesIn(first), placesIn(price))
  return savingBetween(
    { units: unitsIn(first, places) ?? 0, places },
    { units: unitsIn(price, places) ?? 0, places },
  )
}

function savingBetween(before: Piece, now: Piece): Percent {
  const [from, to] = [unitsAt(before, now.places), unitsAt(now, before.places)]
  return percentOf(to >= from ? 0 : Number(dividedDown(times(minus(from, to), 100), from)))
}

/** A price in at least so many places. */
const unitsAt = ({ units, places }: Piece, least: number): Whole =>
  places >= least ? units : times(units, powerOfTen(least - places))
