/** The page's `q`, as a query to be carried along, or nothing. Spec §2. */
export function carriedQuery(url: string): string {
  const q = new URL(url).searchParams.get('q')
  return q ? `?${new URLSearchParams({ q })}` : ''
}
