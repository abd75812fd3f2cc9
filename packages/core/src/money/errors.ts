import { KisscutError } from '../errors/kisscut-error.ts'

/** `amount`: no decimal, or too large; `currency`: no currency code; `mixed`: two currencies in one sum. */
export type MoneyCode = `money.${'amount' | 'currency' | 'mixed'}`

/**
 * A programmer's or data mistake with money: no amount, no currency, or two currencies in one sum. PRICE-5.
 *
 * @example
 * try {
 *   formatMoney('abc', 'USD', 'en-US')
 * } catch (error) {
 *   if (error instanceof MoneyError) console.log(error.code) // money.amount
 * }
 */
export class MoneyError extends KisscutError {
  override readonly name = 'MoneyError'
  override readonly code: MoneyCode

  constructor(text: string, code: MoneyCode = 'money.amount') {
    super(text)
    this.code = code
  }
}
