/** Content of a category page. PAGE-9. */
export const CATEGORY_DISPLAYS = [
  'products',
  'categories',
  'products_with_filters',
  'categories_with_products',
  'html',
  'banner',
  'stickers',
  'uses',
  'new_products',
  'popular_products',
  'builder',
] as const
/** How a category shows its products: one of {@link CATEGORY_DISPLAYS}. */
export type CategoryDisplay = (typeof CATEGORY_DISPLAYS)[number]

/** Where a top-level category is linked: in the main navigation, or in the footer like help and legal pages. PAGE-22. */
export const CATEGORY_MENUS = ['shop', 'footer'] as const

/** The blocks a builder page is composed of: the other ten modes. PAGE-15. */
export const BUILDER_BLOCKS = CATEGORY_DISPLAYS.filter((display) => display !== 'builder')

/** New products are those of the last 30 days, else the newest 24. PAGE-13. */
export const NEW_PRODUCT_DAYS = 30
/** How many products the newest are. */
export const NEWEST_PRODUCTS = 24

/** Popular products are counted over the orders of the last 90 days. PAGE-14. */
export const POPULAR_PRODUCT_DAYS = 90

/** How many related products are shown. PAGE-17. */
export const RELATED_PRODUCTS = 12

const DAY = 24 * 60 * 60 * 1000

/** Products of the last 30 days, newest first; if there are none, the newest 24. PAGE-13. */
export function newProducts<T extends { readonly created: Date }>(
  products: readonly T[],
  now: Date,
): readonly T[] {
  const newest = products.toSorted((a, b) => b.created.getTime() - a.created.getTime())
  const since = now.getTime() - NEW_PRODUCT_DAYS * DAY
  const recent = newest.filter((product) => product.created.getTime() >= since)
  return recent.length > 0 ? recent : newest.slice(0, NEWEST_PRODUCTS)
}
