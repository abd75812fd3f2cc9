import { Exact } from '../money/exact.ts'
import { unitsOf } from '../money/scaled.ts'
import type { PriceTable, PriceSchedule } from '../product/types.ts'
import { PriceDataError } from './errors.ts'

/** A row of a price table, read once. */
export interface CompiledRow {
  readonly from: Exact
  readonly answer: PriceSchedule
}

/** A price answer, read once. */
export interface CompiledSchedule {
  readonly basis: 'sqin' | 'unit'
  readonly minimum: Exact
  /** Lines up with `[1, ...quantities]`; whole units of 10^-places. */
  readonly rates: readonly bigint[]
  readonly places: number
  readonly quantities: readonly number[]
}

const tables = new WeakMap<PriceTable, readonly CompiledRow[]>()
const answers = new WeakMap<PriceSchedule, CompiledSchedule>()

/** The table's rows as answers, checked and ascending; read once per table. Throws {@link PriceDataError}. PRICE-1. */
export function compiledTable(table: PriceTable): readonly CompiledRow[] {
  const known = tables.get(table)
  if (known) return known
  const made = compileTable(table)
  tables.set(table, made)
  return made
}

/** The answer as exact numbers, checked; read once per answer. Throws {@link PriceDataError} on a wrong length. PRICE-1. */
export function compiledSchedule(answer: PriceSchedule): CompiledSchedule {
  const known = answers.get(answer)
  if (known) return known
  const made = compileSchedule(answer)
  answers.set(answer, made)
  return made
}

function compileTable({ basis, quantities, rows }: PriceTable): readonly CompiledRow[] {
  if (rows.length === 0) throw new PriceDataError('A price table needs at least one row')
  const compiled = rows.map(({ from, minimum, rates }) => {
    const answer: PriceSchedule = {
      prices: [minimum, ...rates],
      quantities,
      ...(basis === 'unit' && { basis }),
    }
    compiledSchedule(answer)
    return { from: figure(from), answer }
  })
  return compiled.sort((a, b) => a.from.cmp(b.from))
}

function compileSchedule({ prices, quantities, basis = 'sqin' }: PriceSchedule): CompiledSchedule {
  if (prices.length !== quantities.length + 2) {
    const expected = quantities.length + 2
    throw new PriceDataError(
      `A price answer of ${quantities.length} breaks has ${prices.length} prices, not ${expected}`,
    )
  }
  const [minimum, ...rates] = prices.map(figure)
  if (!quantities.every((each, i) => Number.isSafeInteger(each) && each > (quantities[i - 1] ?? 1))) {
    throw new PriceDataError(`Quantity breaks must be whole, above 1 and ascending: ${quantities.join(', ')}`)
  }
  const places = Math.max(...rates.map((rate) => rate.decimalPlaces()))
  return {
    basis,
    minimum: minimum as Exact,
    rates: rates.map((rate) => unitsOf(rate, places)),
    places,
    quantities,
  }
}

const FIGURE = /^\d{1,12}(\.\d{1,12})?$|^\.\d{1,12}$/

function figure(text: string): Exact {
  if (!FIGURE.test(text))
    throw new PriceDataError(`Not a figure of a price table: ${String(text).slice(0, 40)}`)
  return new Exact(text)
}
