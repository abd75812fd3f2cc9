/** The sections of a product page as its sticky navigator names them, in order. PAGE-6. */
export const PRODUCT_SECTIONS = [
  'Recommended Products',
  'Product',
  'Featured Video',
  'Trending Products',
  'Featured Testimonial',
  'Product Gallery',
  'Product Features',
  'Product Video',
  'Contact Us',
  'FAQs',
] as const
/** A section of a category page: one of {@link PRODUCT_SECTIONS}. */
export type ProductSectionTitle = (typeof PRODUCT_SECTIONS)[number]

/** The sections that have content, in the navigator's order; the others disappear. PAGE-7. */
export const sectionsToShow = (filled: ReadonlySet<ProductSectionTitle>): readonly ProductSectionTitle[] =>
  PRODUCT_SECTIONS.filter((title) => filled.has(title))
