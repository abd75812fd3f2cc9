import { KisscutError } from '../errors/kisscut-error.ts'

/** `amount`: not an amount of the order's currency; `rate`: not a percentage; `category`: no rates for a tax category; `line`: no such line, or two of one id. */
export type OrderCode = `order.${'amount' | 'rate' | 'category' | 'line'}`

/** A programmer's or data mistake in an order to total. ORDER-4. */
export class OrderError extends KisscutError {
  override readonly name = 'OrderError'
  constructor(
    message: string,
    readonly code: OrderCode,
  ) {
    super(message)
  }
}
