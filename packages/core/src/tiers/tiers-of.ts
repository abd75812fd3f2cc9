import { placesIn, unitsIn } from '../money/decimal-text.ts'
import { dividedDown, minus, times, type Whole } from '../money/whole.ts'
import type { DecimalString, TierRow } from '../product/types.ts'
import { type Percent, percentOf } from '../units/percent.ts'

/** What one quantity costs: per piece, and altogether in the currency's minor unit. */
export interface TierPrice {
  /** The unit price as a whole number, in the same units for every tier. */
  readonly piece: Whole
  readonly unitPrice: DecimalString
  readonly total: DecimalString
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
  let dearest: Whole | null = null
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
  return savingBetween(unitsIn(first, places) ?? 0, unitsIn(price, places) ?? 0)
}

const savingBetween = (before: Whole, now: Whole): Percent =>
  percentOf(now >= before ? 0 : Number(dividedDown(times(minus(before, now), 100), before)))
