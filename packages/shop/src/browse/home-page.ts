import type { CATEGORY_MENUS } from '@kisscut/core/category'
import type { CategoryTree } from '../catalog/category-node.ts'
import type { Links } from '../links.ts'
import { helpPages } from '../messages/help.ts'
import { categoryLink, tileOf, type SnapshotContext } from './tiles.ts'
import type { CategoryLink, ProductTile } from './tile.ts'

export interface Navigation {
  /** Top-level published categories in order. */
  readonly categories: readonly CategoryLink[]
  /** Help and legal pages in order, and the shop's built-in help. PAGE-22. */
  readonly pages: readonly Pick<CategoryLink, 'name' | 'url'>[]
}

export interface HomePage {
  readonly categories: readonly CategoryLink[]
  readonly featured: readonly ProductTile[]
}

/** Help pages that exist without an owner writing them. */
const HELP = ['materials', 'sizeGuide', 'artworkGuide', 'quoteForm', 'contact'] as const

const FEATURED_AT_MOST = 12

/** Top-level published categories in order, by the menu that links them. */
export const navigation = ({ top }: CategoryTree, links: Links): Navigation => {
  const linkedIn = (menu: (typeof CATEGORY_MENUS)[number]) =>
    top
      .filter(({ isPublished, category }) => isPublished && category.menu === menu)
      .map((categoryNode) => categoryLink(categoryNode, links))
  const ofShop = HELP.map((page) => ({ name: helpPages[page], url: links.urlFor(page, {}) }))
  return { categories: linkedIn('shop'), pages: [...ofShop, ...linkedIn('footer')] }
}

/** The products that staff feature. */
export const featuredTiles = async (deps: SnapshotContext): Promise<readonly ProductTile[]> =>
  (await deps.store.featured(FEATURED_AT_MOST)).map((row) => tileOf(row, deps))

/** The home page: categories, and the products that staff feature. */
export const homePage = async (deps: SnapshotContext): Promise<HomePage> => ({
  categories: navigation(deps.catalog.categories, deps.links).categories,
  featured: await featuredTiles(deps),
})
