import { cutText } from '@kisscut/core/text'

/** The `currency` of a query. */
export function currencyStated(query: URLSearchParams): { readonly currency?: string } {
  const currency = query.get('currency')
  return currency === null ? {} : { currency: cutText(currency, 40) }
}
