import { powerOfTen, scaledHalfUp } from '../money/whole.ts'
import { unitsPerOne } from '../money/amount.ts'
import { textOf } from '../money/decimal-text.ts'
import { ROUNDING } from '../money/rounding.ts'
import { DEFAULT_BASIS, type PriceTable, type SchedulePrices } from '../product/types.ts'
import type { Size } from '../size/parse-size.ts'
import { thousandthsOf } from '../units/inches.ts'
import { type CompiledRow, compiledTable } from './compile.ts'
import type { Rates } from './figures.ts'

/**
 * The prices of a size by a table: the row in force for its area, the minimum billable square inches first, and the breaks without the
 * leading 1. With `isWholesale` the table's rates are wholesale ones, and retail is made of them. Throws {@link PriceDataError} on a
 * malformed table. API-2, PRICE-1.
 */
export function schedulePrices(table: PriceTable, size: Size, isWholesale = false): SchedulePrices {
  const { basis, row, rates, quantities } = rowFor(compiledTable(table, isWholesale), size)
  return {
    prices: [row.minimum, ...(rates.thirds === 3 ? roundedThirds(rates) : row.rates)],
    quantities,
    ...(rates.thirds === 3 && { exactThirds: rates.units.map((each) => textOf(each, rates.places, 0)) }),
    ...(basis !== DEFAULT_BASIS && { basis }),
  }
}

/** The row in force for a size: the last that begins at or below its area, else the first. PRICE-1. */
export function rowFor(rows: readonly CompiledRow[], { width, height }: Size): CompiledRow {
  const area = thousandthsOf(width) * thousandthsOf(height)
  let resolved = rows[0] as CompiledRow
  for (const row of rows) if (row.from <= area) resolved = row
  return resolved
}

/** Thirds as decimals, rounded to 6 places: for display. */
function roundedThirds(rates: Rates): readonly string[] {
  const { places } = ROUNDING.retailFromWholesale
  const one = unitsPerOne(rates)
  return rates.units.map((each) => textOf(scaledHalfUp(each, powerOfTen(places), 0, one), places, 0))
}
