/** Names the currency an address is opened in: `?prices_in=EUR`. CUR-10. */
export const PRICES_IN = 'prices_in'

/** The same address, opened in a currency. */
export const pricedIn = (url: string, currency: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}${PRICES_IN}=${currency}`
