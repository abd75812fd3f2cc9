/** After adding, the shopper goes to the cart, and the page's `q` parameter goes along. CART-1. */
export function cartAddress(search: string): string {
  const q = new URLSearchParams(search).get('q')
  return q ? `/cart/?${new URLSearchParams({ q })}` : '/cart/'
}
