/** A category page's own URL, or for one without the fallback `/custom/products/category/id/{slug}/`. PAGE-4. */
export function categoryUrl(category: { readonly url: string | null; readonly slug: string }): string {
  return category.url || `/custom/products/category/id/${encodeURIComponent(category.slug)}/`
}
