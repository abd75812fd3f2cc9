/** The cart's URL after adding, with the page's `q` parameter. CART-1. */
export function cartAddress(search: string): string {
  const q = new URLSearchParams(search).get('q')
  return q ? `/cart/?${new URLSearchParams({ q })}` : '/cart/'
}
