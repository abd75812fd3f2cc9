/** Query parameter for the currency of a page: `?prices_in=EUR`. CUR-10. */
export const PRICES_IN = 'prices_in'

/** The address with a currency. */
export const pricedIn = (url: string, currency: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}${PRICES_IN}=${currency}`
