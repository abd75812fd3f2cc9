import { unitsIn } from '../money/decimal-text.ts'
import type { Whole } from '../money/whole.ts'
import {
  DEFAULT_BASIS,
  type DecimalString,
  type PriceBasis,
  type PriceTable,
  type PriceTableRow,
  type SchedulePrices,
} from '../product/types.ts'
import { PriceDataError } from './errors.ts'
import { recent } from '../cache/recent.ts'
import { figure, type Rates, ratesOf, retailRates } from './figures.ts'

/** Places areas are counted in: those of two sides in thousandths of an inch multiplied, or more where a minimum has them. */
export const AREA_PLACES = 6

/** The prices of an area, read once. */
export interface CompiledSchedule {
  readonly basis: PriceBasis
  /** Smallest area billed, in units of 10^-areaPlaces square inches. */
  readonly minimum: Whole
  readonly areaPlaces: number
  /** Lines up with `[1, ...quantities]`. */
  readonly rates: Rates
  /** A copy: engines read frozen lists slowly, and every tier reads this one. */
  readonly quantities: readonly number[]
}

/** A row of a price table, read once. */
export interface CompiledRow extends CompiledSchedule {
  /** In force from this area, in units of 10^-6 square inches, rounded up: no area lies between. */
  readonly from: Whole
  readonly row: PriceTableRow
}

const compiledRows = recent((table: PriceTable) => compileTable(table, false))
const compiledRetailRows = recent((table: PriceTable) => compileTable(table, true))

/**
 * The table's rows, checked and ascending; read once per table. With `isWholesale` its rates are wholesale ones, of which
 * retail is made. Throws {@link PriceDataError}. PRICE-1.
 */
export const compiledTable = (table: PriceTable, isWholesale = false): readonly CompiledRow[] =>
  isWholesale ? compiledRetailRows(table) : compiledRows(table)

const compiledOnce = recent((schedule: SchedulePrices) => ({
  of: { ...schedule, prices: [...schedule.prices], quantities: [...schedule.quantities] },
  compiled: compileSchedule(schedule),
}))

/**
 * The answer as exact numbers, checked; read once per answer, and again if that was changed since. Throws {@link PriceDataError} on a
 * wrong length. PRICE-1.
 */
export function compiledSchedule(schedule: SchedulePrices): CompiledSchedule {
  const { of, compiled } = compiledOnce(schedule)
  const isSame =
    of.basis === schedule.basis &&
    of.exactThirds === schedule.exactThirds &&
    isSameList(of.prices, schedule.prices) &&
    isSameList(of.quantities, schedule.quantities)
  return isSame ? compiled : compileSchedule(schedule)
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false
  return true
}

function compileTable({ basis, quantities, rows }: PriceTable, isWholesale: boolean): readonly CompiledRow[] {
  if (rows.length === 0) throw new PriceDataError('A price table needs at least one row', 'data.table')
  checkBreaks(quantities)
  const own = [...quantities]
  const compiled = rows.map((row): CompiledRow => {
    const { from, minimum, rates } = row
    checkLength(rates.length + 1, quantities)
    const stored = ratesOf(rates)
    return {
      basis,
      ...minimumArea(minimum),
      rates: isWholesale ? retailRates(stored) : stored,
      quantities: own,
      from: figure(from, AREA_PLACES, 'up'),
      row,
    }
  })
  return compiled.sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
}

function compileSchedule({
  prices,
  quantities,
  exactThirds,
  basis = DEFAULT_BASIS,
}: SchedulePrices): CompiledSchedule {
  checkLength(prices.length, quantities)
  checkBreaks(quantities)
  if (exactThirds) checkLength(exactThirds.length + 1, quantities)
  const shown = ratesOf(prices.slice(1))
  const rates = exactThirds ? { ...ratesOf(exactThirds), thirds: 3 as const } : shown
  return { basis, ...minimumArea(prices[0] as DecimalString), rates, quantities: [...quantities] }
}

/** The smallest area billed; it may have more places than an area has. */
function minimumArea(text: DecimalString): Pick<CompiledSchedule, 'minimum' | 'areaPlaces'> {
  const areaPlaces = unitsIn(String(text), AREA_PLACES) === null ? 2 * AREA_PLACES : AREA_PLACES
  return { minimum: figure(text, areaPlaces), areaPlaces }
}

function checkLength(prices: number, quantities: readonly number[]): void {
  const expected = quantities.length + 2
  if (prices !== expected) {
    const breaks = quantities.length
    throw new PriceDataError(
      `A price answer of ${breaks} breaks has ${prices} prices, not ${expected}`,
      'data.table',
    )
  }
}

function checkBreaks(quantities: readonly number[]): void {
  if (!quantities.every((each, i) => Number.isSafeInteger(each) && each > (quantities[i - 1] ?? 1)))
    throw new PriceDataError(
      `Quantity breaks must be whole, above 1 and ascending: ${quantities.join(', ')}`,
      'data.table',
    )
}
