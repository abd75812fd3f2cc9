import type { FilteredList } from '../filters/filter-page.ts'
import type { ListPages } from '../filters/list-pages.ts'
import type { CategoryLink, ProductTile } from '../tile.ts'
import type { Picture } from '../picture.ts'

/** A product with the sizes it comes in, each leading to its page opened at that size. */
export interface SizedTile extends ProductTile {
  readonly sizes: readonly SizeLink[]
}

export interface SizeLink {
  readonly width: string
  readonly height: string
  /** `10 × 3 in`, in the shopper's unit. */
  readonly label: string
  readonly url: string
}

/** A tile for a use of a product; links to the product. */
export interface UseTile {
  readonly id: string
  readonly name: string
  readonly use: string
  readonly url: string
  readonly picture: Picture | null
}

export interface CategoryWithProducts extends CategoryLink {
  readonly products: readonly ProductTile[]
}

interface Titled {
  /** Heading of the block; empty if the page's own heading suffices. */
  readonly title: string
}

/**
 * One block of a category page, by its display mode (PAGE-9, PAGE-15). A page has a single block unless its mode is `builder`.
 */
export type CategoryBlock = Titled &
  (
    | {
        readonly display: 'products' | 'new_products' | 'popular_products'
        readonly tiles: readonly ProductTile[]
      }
    | { readonly display: 'categories'; readonly categories: readonly CategoryLink[] }
    | { readonly display: 'products_with_filters'; readonly list: FilteredList }
    | {
        readonly display: 'categories_with_products'
        readonly categoryNodes: readonly CategoryWithProducts[]
        /** Products without a category. */
        readonly others: readonly ProductTile[]
      }
    | {
        readonly display: 'html'
        /** Sanitized HTML. */
        readonly html: string
      }
    | {
        readonly display: 'banner'
        readonly text: string
        readonly picture: Picture | null
        readonly action: { readonly label: string; readonly url: string } | null
      }
    | ({ readonly display: 'stickers'; readonly stickers: readonly SizedTile[] } & ListPages)
    | { readonly display: 'uses'; readonly uses: readonly UseTile[] }
  )
