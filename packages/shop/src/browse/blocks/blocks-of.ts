import { allOf } from '../../messages/blocks.ts'
import type { CategoryDisplay } from '@kisscut/core/category'
import type { CategoryNode } from '../../catalog/category-node.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import type { FormFields } from '../../configure/configuration-from-fields.ts'
import { filteredList, type FacetReader } from '../filters/filter-page.ts'
import { pagingOf, type ListPaging } from '../filters/list-pages.ts'
import { safeHtml } from '../html/safe-html.ts'
import { withLengths } from '../../lengths/index.ts'
import { pictureOf } from '../pictures.ts'
import { categoryLink, publishedChildren, tilesOf, TILES_AT_MOST, type SnapshotContext } from '../tiles.ts'
import { newTiles, popularTiles, sizedTiles, useTiles } from './tiles-of-blocks.ts'
import type { CategoryBlock, CategoryWithProducts } from './block.ts'

/**
 * Most products shown below each subcategory on a page of categories with products; fewer if there are many subcategories.
 * OPS-10.
 */
const PRODUCTS_PER_CHILD = 8
const productsPerChild = (children: number) =>
  Math.max(1, Math.min(PRODUCTS_PER_CHILD, Math.floor((2 * TILES_AT_MOST) / children)))

export interface BlockContext extends SnapshotContext {
  readonly viewer: Viewer
  readonly query: FormFields
  readonly now: Date
  readonly facets: FacetReader
}

type StoredBlock = CategoryNode['category']['blocks'][number]

const categoriesWithProducts = (
  categoryNode: CategoryNode,
  deps: BlockContext,
): Promise<readonly CategoryWithProducts[]> => {
  const children = publishedChildren(categoryNode)
  const limit = productsPerChild(children.length)
  return Promise.all(
    children.map(async (child) => ({
      ...categoryLink(child, deps.links),
      products: await tilesOf(child, deps, { limit }),
    })),
  )
}

const withProducts = async (categoryNode: CategoryNode, deps: BlockContext) => {
  const [children, tiles] = await Promise.all([
    categoriesWithProducts(categoryNode, deps),
    tilesOf(categoryNode, deps),
  ])
  const categoryNodes = children.filter(({ products }) => products.length > 0)
  const inCategories = new Set(categoryNodes.flatMap(({ products }) => products.map(({ id }) => id)))
  return { categoryNodes, others: tiles.filter(({ id }) => !inCategories.has(id)) }
}

/**
 * The products of a category. The page's own list has pages, sorting and filters if it doesn't fit on one page. PAGE-9, OPS-10.
 */
const productsOf = async (
  block: StoredBlock,
  categoryNode: CategoryNode,
  deps: BlockContext,
  paging: ListPaging,
): Promise<CategoryBlock> => {
  const { title } = block
  const tiles = await tilesOf(categoryNode, deps, { limit: TILES_AT_MOST + 1 })
  return tiles.length > TILES_AT_MOST && isPaged(block)
    ? { display: 'products_with_filters', title, list: await filteredList(categoryNode, deps, paging) }
    : { display: 'products', title, tiles: tiles.slice(0, TILES_AT_MOST) }
}

const blockOf = async (
  block: StoredBlock,
  categoryNode: CategoryNode,
  deps: BlockContext,
  paging: ListPaging,
): Promise<CategoryBlock> => {
  const { links } = deps
  const { title, display } = block
  switch (display) {
    case 'products':
      return productsOf(block, categoryNode, deps, paging)
    case 'new_products':
      return { display, title, tiles: await newTiles(categoryNode, deps) }
    case 'popular_products':
      return { display, title, tiles: await popularTiles(categoryNode, deps) }
    case 'categories':
      return {
        display,
        title,
        categories: publishedChildren(categoryNode).map((child) => categoryLink(child, links)),
      }
    case 'products_with_filters':
      return { display, title, list: await filteredList(categoryNode, deps, paging) }
    case 'categories_with_products':
      return { display, title, ...(await withProducts(categoryNode, deps)) }
    case 'html':
      return { display, title, html: await safeHtml(block.text, links) }
    case 'banner': {
      const picture = pictureOf(block.image_url ?? categoryNode.category.image_url, title, links)
      return { display, title, text: block.text, picture, action: block.action }
    }
    case 'stickers':
      return { display, title, ...(await sizedTiles(categoryNode, deps, paging)) }
    case 'uses':
      return { display, title, uses: await useTiles(categoryNode, deps) }
  }
}

/** The block with at most this many tiles; null: unlimited. */
const cut = (block: CategoryBlock, atMost: number | null): CategoryBlock =>
  atMost !== null && 'tiles' in block ? { ...block, tiles: block.tiles.slice(0, atMost) } : block

/** Whether the block has content; empty blocks are left out. */
const hasContent = (block: CategoryBlock): boolean => {
  switch (block.display) {
    case 'categories':
      return block.categories.length > 0
    case 'products_with_filters':
      return block.list.of > 0
    case 'categories_with_products':
      return block.categoryNodes.length + block.others.length > 0
    case 'html':
      return block.html !== ''
    case 'banner':
      return block.title !== '' || block.text !== ''
    case 'stickers':
      return block.stickers.length > 0
    case 'uses':
      return block.uses.length > 0
    default:
      return block.tiles.length > 0
  }
}

const EMPTY = { title: '', text: '', category: null, image_url: null, action: null, at_most: null }

/** A banner page links to the first of the products below it. */
const bannerPage = ({ category }: CategoryNode, first: { name: string; url: string } | undefined) =>
  ({
    ...EMPTY,
    display: 'banner',
    title: category.name_verbose || category.name,
    text: category.description || category.short_description,
    action: first === undefined ? null : { label: first.name, url: first.url },
  }) satisfies StoredBlock

const storedBlocks = async (
  categoryNode: CategoryNode,
  deps: BlockContext,
): Promise<readonly StoredBlock[]> => {
  const { category } = categoryNode
  const one = (display: Exclude<CategoryDisplay, 'builder'>, text = '') => ({ ...EMPTY, display, text })
  const name = category.name_verbose || category.name
  if (category.display === 'builder') return category.blocks
  if (category.display === 'html') return [one('html', category.description)]
  if (category.display === 'uses') return [one('uses'), { ...one('products'), title: allOf(name) }]
  if (category.display !== 'banner') return [one(category.display)]
  const [first] = await tilesOf(categoryNode, deps, { limit: 1 })
  return [bannerPage(categoryNode, first), one('products')]
}

/** Blocks for a page whose own mode has nothing to show: everything in the category. */
const INSTEAD: readonly StoredBlock[] = [
  { ...EMPTY, display: 'categories' },
  { ...EMPTY, display: 'products' },
]

/**
 * The blocks of a category page from top to bottom: on a builder page those that staff chose, otherwise those of its display
 * mode; if all are empty, its categories and products. FIND-7.
 */
export const blocksOf = async (
  categoryNode: CategoryNode,
  deps: BlockContext,
): Promise<readonly CategoryBlock[]> => {
  const own = await filled(await storedBlocks(categoryNode, deps), categoryNode, deps)
  return own.length > 0 ? own : filled(INSTEAD, categoryNode, deps)
}

/** Whether a block may be a paged list. */
const isPaged = ({ display, category, at_most: atMost }: StoredBlock): boolean =>
  display === 'products'
    ? category === null && atMost === null
    : display === 'products_with_filters' || display === 'stickers'

/** These blocks with their content; empty ones are left out. */
const filled = async (
  stored: readonly StoredBlock[],
  categoryNode: CategoryNode,
  deps: BlockContext,
): Promise<readonly CategoryBlock[]> => {
  const lists = stored.filter(isPaged)
  const blocks = stored.map(async (block) => {
    const of = block.category === null ? categoryNode : deps.catalog.categories.byId.get(block.category)
    if (of === undefined || (of !== categoryNode && !of.isPublished)) return null
    const paging = pagingOf(deps.query, Math.max(0, lists.indexOf(block)), lists.length)
    return withLengths(cut(await blockOf(block, of, deps, paging), block.at_most), deps.catalog.lengthsFor)
  })
  return (await Promise.all(blocks)).filter((block) => block !== null && hasContent(block)) as CategoryBlock[]
}
