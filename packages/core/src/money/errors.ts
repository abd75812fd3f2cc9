/** A programmer's or data mistake with money: no amount, no currency, or two currencies in one sum. Decisions 3. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError'
}
