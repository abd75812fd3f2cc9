import { KisscutError } from '../errors/kisscut-error.ts'

/**
 * Errors of the shop's own data. `text`, `decimal`, `currency`, `ratio`, `whole`, `flag`, `choice`, `list`, `object`: a field has
 * another form. `missing`, `unknown-field`: a field is absent or unknown. `duplicate-id`, `table`, `percent`, `reference`,
 * `rounding`: fields contradict each other. `bounds`: a minimum is above its maximum. `amount`: a charge states no amount.
 * `unchecked`: not a product from `createProduct` or `parseProduct`.
 */
export type DataCode = `data.${
  | 'text'
  | 'decimal'
  | 'currency'
  | 'ratio'
  | 'whole'
  | 'flag'
  | 'choice'
  | 'list'
  | 'object'
  | 'missing'
  | 'unknown-field'
  | 'duplicate-id'
  | 'table'
  | 'bounds'
  | 'amount'
  | 'percent'
  | 'reference'
  | 'rounding'
  | 'unchecked'}`

/**
 * A mistake in the shop's own price data, never in what a shopper typed. PRICE-1.
 *
 * @example
 * try {
 *   parseProduct(data)
 * } catch (error) {
 *   if (error instanceof PriceDataError) console.log(error.path) // materials[0].priceTable.basis
 * }
 */
export class PriceDataError extends KisscutError {
  override readonly name = 'PriceDataError'
  override readonly code: DataCode
  /** Where the fault lies: `materials[0].priceTable.rows[1].rates[2]`; empty where that is not known. */
  readonly path: string

  constructor(text: string, code: DataCode, path = '') {
    super(path === '' ? text : `${path}: ${text}`)
    this.code = code
    this.path = path
  }
}
