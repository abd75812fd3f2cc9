import type { CategoryDisplay } from '@kisscut/core/category'
import type { CompiledCatalog } from '../../catalog/compile.ts'
import type { Shelf } from '../../catalog/shelf.ts'
import type { FormFields } from '../../configure/wishes-from-fields.ts'
import type { Links } from '../../links.ts'
import { filteredList } from '../filters/filter-page.ts'
import { safeHtml } from '../html/safe-html.ts'
import { pictureOf } from '../pictures.ts'
import { categoryLink, publishedChildren, tilesOf } from '../tiles.ts'
import { newTiles, popularTiles, sizedTiles, useTiles } from './tiles-of-blocks.ts'
import type { CategoryBlock, ShelfWithProducts } from './types.ts'

/** Products shown below each sub-category on a page of categories with products. */
const PRODUCTS_PER_CHILD = 8

export interface BlockNeeds {
  readonly catalog: CompiledCatalog
  readonly query: FormFields
  readonly now: Date
  readonly links: Links
}

type StoredBlock = Shelf['category']['blocks'][number]

const shelvesWithProducts = (shelf: Shelf, { catalog, links }: BlockNeeds): readonly ShelfWithProducts[] =>
  publishedChildren(shelf).map((child) => ({
    ...categoryLink(child, links),
    products: tilesOf(child, catalog, links, PRODUCTS_PER_CHILD),
  }))

const withProducts = (shelf: Shelf, needs: BlockNeeds) => {
  const shelves = shelvesWithProducts(shelf, needs).filter(({ products }) => products.length > 0)
  const onShelves = new Set(shelves.flatMap(({ products }) => products.map(({ id }) => id)))
  const others = tilesOf(shelf, needs.catalog, needs.links).filter(({ id }) => !onShelves.has(id))
  return { shelves, others }
}

const blockOf = (block: StoredBlock, shelf: Shelf, needs: BlockNeeds): CategoryBlock => {
  const { catalog, query, now, links } = needs
  const { title, display } = block
  switch (display) {
    case 'products':
      return { display, title, tiles: tilesOf(shelf, catalog, links) }
    case 'new_products':
      return { display, title, tiles: newTiles(shelf, catalog, now, links) }
    case 'popular_products':
      return { display, title, tiles: popularTiles(shelf, catalog, links) }
    case 'categories':
      return {
        display,
        title,
        categories: publishedChildren(shelf).map((child) => categoryLink(child, links)),
      }
    case 'products_with_filters':
      return { display, title, list: filteredList(shelf, catalog, query, links) }
    case 'categories_with_products':
      return { display, title, ...withProducts(shelf, needs) }
    case 'html':
      return { display, title, html: safeHtml(block.text) }
    case 'banner': {
      const picture = pictureOf(block.image_url ?? shelf.category.image_url, title, links)
      return { display, title, text: block.text, picture, action: block.action }
    }
    case 'stickers':
      return { display, title, stickers: sizedTiles(shelf, catalog, links) }
    case 'uses':
      return { display, title, uses: useTiles(shelf, catalog, links) }
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
      return block.shelves.length + block.others.length > 0
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
const bannerPage = ({ category }: Shelf, first: { name: string; url: string } | undefined) =>
  ({
    ...EMPTY,
    display: 'banner',
    title: category.name_verbose || category.name,
    text: category.description || category.short_description,
    action: first === undefined ? null : { label: first.name, url: first.url },
  }) satisfies StoredBlock

const storedBlocks = (shelf: Shelf, needs: BlockNeeds): readonly StoredBlock[] => {
  const { category } = shelf
  const one = (display: Exclude<CategoryDisplay, 'builder'>, text = '') => ({ ...EMPTY, display, text })
  if (category.display === 'builder') return category.blocks
  if (category.display === 'html') return [one('html', category.description)]
  if (category.display !== 'banner') return [one(category.display)]
  const [first] = tilesOf(shelf, needs.catalog, needs.links, 1)
  return [bannerPage(shelf, first), one('products')]
}

/** The blocks of a category page, from top to bottom: those of a builder page as staff ordered them, else the one of its mode. */
export const blocksOf = (shelf: Shelf, needs: BlockNeeds): readonly CategoryBlock[] =>
  storedBlocks(shelf, needs).flatMap((stored) => {
    const of = stored.category === null ? shelf : needs.catalog.shelves.get(stored.category)
    if (of === undefined || (of !== shelf && !of.isPublished)) return []
    const block = cut(blockOf(stored, of, needs), stored.at_most)
    return hasContent(block) ? [block] : []
  })
