/** The page's `q` as a query string to carry along, or an empty string. CART-1. */
export function carriedQuery(url: string): string {
  const q = new URL(url).searchParams.get('q')
  return q ? `?${new URLSearchParams({ q })}` : ''
}

/** An address with `q`, if any, beside what its query holds already: pages of some products name what was configured there. CART-1. */
export const withQ = (url: string, q: string | null): string =>
  q ? `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ q })}` : url
