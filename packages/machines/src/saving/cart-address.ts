/** After adding, the shopper goes to the cart, and the page's `q` parameter goes along. Spec §2. */
export function cartAddress(search: string): string {
  const q = new URLSearchParams(search).get('q')
  return q ? `/cart/?${new URLSearchParams({ q })}` : '/cart/'
}
