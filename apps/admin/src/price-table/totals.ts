import { baseUnitPrice, priceSchedule } from '@kisscut/core/price'
import type { PriceTable } from '@kisscut/core/product'
import { inches } from '@kisscut/core/units'

/** What some quantity costs, and what it costs to make. */
export interface Total {
  readonly quantity: number
  readonly each: number
  readonly total: number
  /** Null: no cost was given. */
  readonly cost: number | null
}

/** Points of a line between two breaks: a dead zone shows as a saw's tooth. */
const BETWEEN = 6

/** Every break with quantities between, up to a half beyond the last. */
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
 * Totals by quantity at a size in inches, as the shop reckons them before options and charges; null: by this table nothing can
 * be reckoned. Figures are for a picture, not for a bill.
 */
export function totalsOf(
  table: PriceTable,
  side: { readonly width: number; readonly height: number },
  cost: number | null,
): readonly Total[] | null {
  try {
    const size = { width: inches(side.width), height: inches(side.height) }
    const schedule = priceSchedule(table, size)
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
