import { Exact } from '../money/exact.ts'
import type { DecimalString, PriceTable, PriceSchedule } from '../product/types.ts'
import { compiledTable } from './compile.ts'

/**
 * The server's answer to a price quote for a size in inches: the row in force for its area, the minimum billable square
 * inches first, and the breaks without the leading 1. Throws {@link PriceDataError} on a malformed table. API-2, PRICE-1.
 */
export function priceSchedule(table: PriceTable, width: DecimalString, height: DecimalString): PriceSchedule {
  const area = new Exact(width).times(height)
  const rows = compiledTable(table)
  let resolveConfiguration = rows[0]
  for (const row of rows) if (row.from.lte(area)) resolveConfiguration = row
  return (resolveConfiguration as (typeof rows)[number]).answer
}
