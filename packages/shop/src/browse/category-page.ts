import type { CategoryNode } from '../catalog/category-node.ts'
import { isStaff } from '../accounts/roles.ts'
import { done, notFound, type Outcome } from '../outcome.ts'
import { categoryCardUrl } from './card.ts'
import { blocksOf, type BlockContext } from './blocks/blocks-of.ts'
import { offersOf, type OfferContext, type ShownOffer } from './offers.ts'
import { breadcrumbsOf, categoryLink, publishedChildren, tilesOf, urlOfCategory } from './tiles.ts'
import type { CategoryDisplay } from '@kisscut/core/category'
import type { CategoryLink } from './tile.ts'
import type { Picture } from './picture.ts'
import type { CategoryBlock } from './blocks/block.ts'
import type { ListPages } from './filters/list-pages.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { productsAndPrices } from '../messages/blocks.ts'
import { categoryNotFound } from '../messages/records.ts'

export interface CategoryPage {
  readonly name: string
  readonly path: string
  readonly url: string
  /** Its address with the pages of its lists; filtered and sorted lists have no address of their own. SEO-4. */
  readonly canonicalUrl: string
  readonly description: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly display: CategoryDisplay
  /** From the root down to this category. */
  readonly breadcrumbs: readonly { readonly name: string; readonly url: string }[]
  readonly children: readonly CategoryLink[]
  /** The picture of its first product, for tiles that link here. */
  readonly picture: Picture | null
  /** Address of its card for social networks; null: they use `picture`. SEO-8. */
  readonly cardUrl: string | null
  /** Special offers shown in it. OFFER-4. */
  readonly offers: readonly ShownOffer[]
  /** The page's content from top to bottom; empty blocks are omitted. */
  readonly blocks: readonly CategoryBlock[]
}

type PageContext = BlockContext & OfferContext

/** Display modes that show no description, because their blocks replace it. */
const UNTITLED: readonly string[] = ['html', 'banner']

const plain = (name: string): string => name.trim().toLowerCase()

/** Its title. If it has the same name as its first product, the title tells the two pages apart. SEO-4. */
const titleOf = ({ category }: CategoryNode, firstProduct: string | undefined): string => {
  const name = category.meta_title || category.name_verbose || category.name
  return firstProduct !== undefined && plain(firstProduct) === plain(name) ? productsAndPrices(name) : name
}

/** The page's lists that have pages. */
export const listsIn = (blocks: readonly CategoryBlock[]): readonly ListPages[] =>
  blocks.flatMap((block): readonly ListPages[] =>
    'list' in block ? [block.list] : 'stickers' in block ? [block] : [],
  )

/** The current pages of the lists, as a query string. */
const pagesIn = (blocks: readonly CategoryBlock[]): string => {
  const narrowed = blocks.some(
    (block) =>
      'list' in block &&
      (block.list.sort !== 'order' ||
        block.list.facets.some(({ values }) => values.some(({ chosen }) => chosen))),
  )
  const pages = listsIn(blocks).flatMap(({ page, parameter = 'page' }) =>
    page === 1 ? [] : [[parameter, String(page)] as [string, string]],
  )
  return narrowed || pages.length === 0 ? '' : `?${new URLSearchParams(pages)}`
}

const pageOf = async (categoryNode: CategoryNode, deps: PageContext): Promise<CategoryPage> => {
  const { category } = categoryNode
  const { catalog, links } = deps
  const description = UNTITLED.includes(category.display) ? '' : category.description
  const [[first], blocks, offers] = await Promise.all([
    tilesOf(categoryNode, deps, { limit: 1 }),
    blocksOf(categoryNode, deps),
    offersOf(deps, { category: category.id }),
  ])
  const url = urlOfCategory(categoryNode, links)
  return {
    name: category.name_verbose || category.name,
    path: category.path,
    url,
    // Staff may name another address as canonical.
    canonicalUrl: category.canonical_url === '' ? url + pagesIn(blocks) : url,
    description: description || category.short_description,
    metaTitle: titleOf(categoryNode, first?.name),
    metaDescription: category.meta_description || category.short_description,
    display: category.display,
    breadcrumbs: breadcrumbsOf(categoryNode, catalog.categories, links),
    children: publishedChildren(categoryNode).map((child) => categoryLink(child, links)),
    picture: first?.picture ?? null,
    cardUrl: categoryCardUrl(categoryNode, first, deps),
    offers,
    blocks,
  }
}

const found = async (
  categoryNode: CategoryNode | undefined,
  viewer: Viewer,
  deps: PageContext,
): Promise<Outcome<CategoryPage>> =>
  categoryNode !== undefined && (categoryNode.isPublished || isStaff(viewer))
    ? done(await pageOf(categoryNode, deps))
    : notFound(categoryNotFound)

/** A category's page by its path; hidden categories are for staff only (PAGE-16). */
export const categoryPage = (viewer: Viewer, path: string, deps: PageContext) =>
  found(deps.catalog.categories.byPath.get(path), viewer, deps)

/** A category's page by its slug: the fallback for a category without a path (PAGE-4). */
export const categoryPageBySlug = (viewer: Viewer, slug: string, deps: PageContext) =>
  found(deps.catalog.categories.bySlug.get(slug), viewer, deps)
