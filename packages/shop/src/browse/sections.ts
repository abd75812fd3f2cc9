import type { CatalogProduct } from '../catalog/compile-product.ts'
import { withSmaller } from './pictures.ts'
import { tilesOf, type SnapshotDeps } from './tiles.ts'
import { RELATED_PRODUCTS } from '@kisscut/core/category'
import type { ProductTile } from './tile.ts'
import type { Picture } from './picture.ts'
import { sections as titles } from '../messages/product.ts'

/** A block of a product page; blocks without content are not in the list (PAGE-7). */
export interface ProductSection {
  readonly kind:
    | 'recommended_products'
    | 'product'
    | 'featured_video'
    | 'trending_products'
    | 'featured_testimonial'
    | 'product_gallery'
    | 'product_features'
    | 'product_video'
    | 'contact_us'
    | 'faqs'
  /** As the sticky navigator shows it, PAGE-6. */
  readonly title: string
  readonly tiles?: readonly ProductTile[]
  readonly pictures?: readonly Picture[]
  readonly features?: readonly { readonly title: string; readonly text: string }[]
  // eslint-disable-next-line kisscut/vocabulary -- a question has an answer
  readonly questions?: readonly { readonly question: string; readonly answer: string }[]
  readonly testimonial?: { readonly text: string; readonly author: string; readonly use: string }
}

/** The other products of the same category; where there are none, of the nearest one above that has some (PAGE-7). */
export const trendingBeside = async (
  known: CatalogProduct,
  deps: SnapshotDeps,
): Promise<readonly ProductTile[]> => {
  for (const { id } of known.categoryNode?.trail.toReversed() ?? []) {
    const categoryNode = deps.catalog.categories.byId.get(id)
    // Twice as many as are shown: a product may have more than one tile in a category.
    const tiles =
      categoryNode === undefined ? [] : await tilesOf(categoryNode, deps, { limit: RELATED_PRODUCTS * 2 })
    const others = tiles.filter((tile) => tile.id !== known.product.id)
    if (others.length > 0) return others.slice(0, RELATED_PRODUCTS)
  }
  return []
}

/** The blocks of a product page that have content, in the navigator's order (PAGE-6, PAGE-7). */
export const sectionsOf = async (
  known: CatalogProduct,
  deps: SnapshotDeps,
): Promise<readonly ProductSection[]> => {
  const { sections } = known.template
  const { links } = deps
  const trending = await trendingBeside(known, deps)
  const all: readonly (ProductSection | null)[] = [
    { kind: 'product', title: titles.product },
    trending.length > 0 ? { kind: 'trending_products', title: titles.trending, tiles: trending } : null,
    sections.testimonial
      ? { kind: 'featured_testimonial', title: titles.testimonial, testimonial: sections.testimonial }
      : null,
    sections.gallery.length > 0
      ? {
          kind: 'product_gallery',
          title: titles.gallery,
          pictures: sections.gallery.map((picture) => withSmaller(picture, links)),
        }
      : null,
    sections.features.length > 0
      ? { kind: 'product_features', title: titles.features, features: sections.features }
      : null,
    sections.questions.length > 0
      ? { kind: 'faqs', title: titles.questions, questions: sections.questions }
      : null,
  ]
  return all.flatMap((section) => section ?? [])
}
