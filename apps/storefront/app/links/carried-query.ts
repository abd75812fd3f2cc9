/** The page's `q` as a query string to carry along, or an empty string. CART-1. */
export function carriedQuery(url: string): string {
  const q = new URL(url).searchParams.get('q')
  return q ? `?${new URLSearchParams({ q })}` : ''
}
