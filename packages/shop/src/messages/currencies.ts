/** Messages about currencies. */

/** The page's currency is not the viewer's present one. CUR-7. */
export const pricesAreIn = (currency: string): string =>
  `Your prices are in ${currency} now. Load the page again to see them; nothing was saved.`

/** The requested currency is not sold in. API-29. */
export const notSoldIn = (currency: string, sold: readonly string[]): string =>
  `The shop doesn’t sell in ${currency}. Please choose one of ${sold.join(', ')}.`

/** Messages for staff about a listed price without an amount. CUR-5. */
export const tableMissing = 'A material or package needs a price table.'
export const amountMissing = 'This needs an amount.'
