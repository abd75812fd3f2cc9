import { baseUnitPrice, schedulePrices } from '@kisscut/core/price'
import type { PriceTable } from '@kisscut/core/product'
import { inches } from '@kisscut/core/units'

/** The total of a quantity, and the cost of making it. */
export interface Total {
  readonly quantity: number
  readonly each: number
  readonly total: number
  /** Null where no cost is known. */
  readonly cost: number | null
}

/** Points drawn between two breaks: a dead zone is a sawtooth. */
const BETWEEN = 6

/** Every break with quantities in between, up to half beyond the last. */
function quantitiesOf({ quantities }: PriceTable): readonly number[] {
  const starts = [1, ...quantities]
  const last = starts.at(-1) ?? 1
  const all = starts.flatMap((start, at) => {
    const end = starts[at + 1] ?? Math.ceil(last * 1.5)
    const steps = Array.from(
      { length: BETWEEN },
      (_, step) => start + Math.floor(((end - start) * step) / BETWEEN),
    )
    return [...steps, end - 1]
  })
  return [...new Set(all)].filter((quantity) => quantity >= 1).toSorted((a, b) => a - b)
}

/**
 * Totals by quantity at a size in inches, computed like the shop's before options and charges; null where the table does not
 * price it. For a chart, not for a bill.
 */
export function totalsOf(
  table: PriceTable,
  side: { readonly width: number; readonly height: number },
  cost: number | null,
): readonly Total[] | null {
  try {
    const size = { width: inches(side.width), height: inches(side.height) }
    const schedule = schedulePrices(table, size)
    const costEach = cost === null ? null : cost * (table.basis === 'unit' ? 1 : side.width * side.height)
    return quantitiesOf(table).map((quantity) => {
      const each = Number(baseUnitPrice(schedule, size, quantity))
      return {
        quantity,
        each,
        total: Math.round(each * quantity * 100) / 100,
        cost: costEach === null ? null : costEach * quantity,
      }
    })
  } catch {
    return null
  }
}
