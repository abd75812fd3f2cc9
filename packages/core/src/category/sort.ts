/** Sort orders of a category page. PAGE-10. */
export const SORT_ORDERS = ['order', 'popularity', 'alphabetical'] as const
/** An order of products: one of {@link SORT_ORDERS}. */
export type SortOrder = (typeof SORT_ORDERS)[number]

/** Sort keys; `orders` is the number of recent orders. */
export interface Sortable {
  readonly name: string
  readonly order: number
  readonly orders: number
}

/**
 * Products as a category page lists them: by the place staff gave them, by how often they were ordered, or by name in
 * the reader's locale. Equal ones keep their place. PAGE-10.
 */
export function sortProducts<T extends Sortable>(
  products: readonly T[],
  order: SortOrder,
  locale: string,
): readonly T[] {
  const names = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const compare: Record<SortOrder, (a: T, b: T) => number> = {
    order: (a, b) => a.order - b.order,
    popularity: (a, b) => b.orders - a.orders,
    alphabetical: (a, b) => names.compare(a.name, b.name),
  }
  return products.toSorted(compare[order])
}

/** Whether something may be listed, searched and indexed; hidden products and categories never are. PAGE-16. */
export const visible = <T extends { readonly hidden: boolean }>(entries: readonly T[]): readonly T[] =>
  entries.filter((entry) => !entry.hidden)
