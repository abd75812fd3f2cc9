/** A programmer's or data mistake with money: no amount, no currency, or two currencies in one sum. PRICE-5. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError'
}
