import type { CategoryDisplay } from '@kisscut/core/category'
import type { CompiledCatalog } from '../../catalog/compile.ts'
import type { CategoryNode } from '../../catalog/category-node.ts'
import type { FormFields } from '../../configure/configuration-from-fields.ts'
import type { Links } from '../../links.ts'
import { filteredList } from '../filters/filter-page.ts'
import { safeHtml } from '../html/safe-html.ts'
import { pictureOf } from '../pictures.ts'
import { categoryLink, publishedChildren, tilesOf } from '../tiles.ts'
import { newTiles, popularTiles, sizedTiles, useTiles } from './tiles-of-blocks.ts'
import type { CategoryBlock, CategoryWithProducts } from './types.ts'

/** Products shown below each sub-category on a page of categories with products. */
const PRODUCTS_PER_CHILD = 8

export interface BlockDeps {
  readonly catalog: CompiledCatalog
  readonly query: FormFields
  readonly now: Date
  readonly links: Links
}

type StoredBlock = CategoryNode['category']['blocks'][number]

const categoriesWithProducts = (
  categoryNode: CategoryNode,
  { catalog, links }: BlockDeps,
): readonly CategoryWithProducts[] =>
  publishedChildren(categoryNode).map((child) => ({
    ...categoryLink(child, links),
    products: tilesOf(child, catalog, links, PRODUCTS_PER_CHILD),
  }))

const withProducts = (categoryNode: CategoryNode, deps: BlockDeps) => {
  const categoryNodes = categoriesWithProducts(categoryNode, deps).filter(
    ({ products }) => products.length > 0,
  )
  const inCategories = new Set(categoryNodes.flatMap(({ products }) => products.map(({ id }) => id)))
  const others = tilesOf(categoryNode, deps.catalog, deps.links).filter(({ id }) => !inCategories.has(id))
  return { categoryNodes, others }
}

const blockOf = (block: StoredBlock, categoryNode: CategoryNode, deps: BlockDeps): CategoryBlock => {
  const { catalog, query, now, links } = deps
  const { title, display } = block
  switch (display) {
    case 'products':
      return { display, title, tiles: tilesOf(categoryNode, catalog, links) }
    case 'new_products':
      return { display, title, tiles: newTiles(categoryNode, catalog, now, links) }
    case 'popular_products':
      return { display, title, tiles: popularTiles(categoryNode, catalog, links) }
    case 'categories':
      return {
        display,
        title,
        categories: publishedChildren(categoryNode).map((child) => categoryLink(child, links)),
      }
    case 'products_with_filters':
      return { display, title, list: filteredList(categoryNode, catalog, query, links) }
    case 'categories_with_products':
      return { display, title, ...withProducts(categoryNode, deps) }
    case 'html':
      return { display, title, html: safeHtml(block.text) }
    case 'banner': {
      const picture = pictureOf(block.image_url ?? categoryNode.category.image_url, title, links)
      return { display, title, text: block.text, picture, action: block.action }
    }
    case 'stickers':
      return { display, title, stickers: sizedTiles(categoryNode, catalog, links) }
    case 'uses':
      return { display, title, uses: useTiles(categoryNode, catalog, links) }
  }
}

/** At most so many tiles, where the block says so. */
const cut = (block: CategoryBlock, atMost: number | null): CategoryBlock =>
  atMost !== null && 'tiles' in block ? { ...block, tiles: block.tiles.slice(0, atMost) } : block

/** Whether there is anything to see: blocks without content disappear. */
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

/** A banner page leads to the first of its products, which stand below it. */
const bannerPage = ({ category }: CategoryNode, first: { name: string; url: string } | undefined) =>
  ({
    ...EMPTY,
    display: 'banner',
    title: category.name_verbose || category.name,
    text: category.description || category.short_description,
    action: first === undefined ? null : { label: first.name, url: first.url },
  }) satisfies StoredBlock

const storedBlocks = (categoryNode: CategoryNode, deps: BlockDeps): readonly StoredBlock[] => {
  const { category } = categoryNode
  const one = (display: Exclude<CategoryDisplay, 'builder'>, text = '') => ({ ...EMPTY, display, text })
  if (category.display === 'builder') return category.blocks
  if (category.display === 'html') return [one('html', category.description)]
  if (category.display !== 'banner') return [one(category.display)]
  const [first] = tilesOf(categoryNode, deps.catalog, deps.links, 1)
  return [bannerPage(categoryNode, first), one('products')]
}

/** The blocks of a category page, from top to bottom: those of a builder page as staff ordered them, else the one of its mode. */
export const blocksOf = (categoryNode: CategoryNode, deps: BlockDeps): readonly CategoryBlock[] =>
  storedBlocks(categoryNode, deps).flatMap((stored) => {
    const of = stored.category === null ? categoryNode : deps.catalog.categoryNodes.get(stored.category)
    if (of === undefined || (of !== categoryNode && !of.isPublished)) return []
    const block = cut(blockOf(stored, of, deps), stored.at_most)
    return hasContent(block) ? [block] : []
  })
