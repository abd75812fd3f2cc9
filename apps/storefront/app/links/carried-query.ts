/** The page's `q` as a query string, or an empty string. CART-1. */
export function carriedQuery(url: string): string {
  const q = new URL(url).searchParams.get('q')
  return q ? `?${new URLSearchParams({ q })}` : ''
}

/** Adds `q` to an address, keeping its other parameters: some pages name a configured product there. CART-1. */
export const withQ = (url: string, q: string | null): string =>
  q ? `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ q })}` : url
