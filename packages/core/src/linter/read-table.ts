import { KisscutError } from '../errors/kisscut-error.ts'
import { DEFAULT_BASIS, PRICE_BASES, type PriceBasis, type PriceTable } from '../product/types.ts'
import { readCsv } from '../variable-data/csv.ts'

/** Text that is no price table; the message states the expected form. */
export class PriceTableTextError extends KisscutError {
  override readonly name = 'PriceTableTextError'
  override readonly code = 'table.text'
}

/**
 * Reads a price table from CSV: `from,minimum,1,10,25` in the first line, then one row of amounts per area threshold.
 * Throws {@link PriceTableTextError} on another heading; the amounts are the linter's to judge. PRICE-14.
 */
export function priceTableFromCsv(text: string, basis: PriceBasis = DEFAULT_BASIS): PriceTable {
  const [head = [], ...body] = readCsv(text).rows.map((row) => row.map((field) => field.text))
  const [from, minimum, one, ...breaks] = head
  if (
    from !== 'from' ||
    minimum !== 'minimum' ||
    one !== '1' ||
    breaks.some((quantity) => !/^\d{1,9}$/.test(quantity))
  )
    throw new PriceTableTextError('The first line must read: from,minimum,1 and then the quantity breaks.')
  const rows = body.filter((row) => row.some((field) => field !== ''))
  return {
    basis,
    quantities: breaks.map(Number),
    rows: rows.map(([area = '', least = '', ...rates]) => ({ from: area, minimum: least, rates })),
  }
}

/**
 * Reads a price table from JSON: `{"basis", "quantities", "rows": [{"from", "minimum", "rates"}]}`; amounts may be
 * numbers or strings. Throws {@link PriceTableTextError} on anything else.
 */
export function priceTableFromJson(text: string): PriceTable {
  const { basis = DEFAULT_BASIS, quantities, rows } = objectIn(parsed(text))
  if (!isBasis(basis) || !Array.isArray(quantities) || !Array.isArray(rows))
    throw new PriceTableTextError(
      'The table must be {"basis": "sqin" or "unit", "quantities": […], "rows": […]}.',
    )
  return {
    basis,
    quantities: quantities.map(Number),
    rows: rows.map(objectIn).map((row) => ({
      from: String(row.from ?? ''),
      minimum: String(row.minimum ?? ''),
      rates: Array.isArray(row.rates) ? row.rates.map(String) : [],
    })),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new PriceTableTextError('The text is no JSON.')
  }
}

const objectIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' ? { ...value } : {}

const isBasis = (value: unknown): value is PriceBasis => PRICE_BASES.some((each) => each === value)
