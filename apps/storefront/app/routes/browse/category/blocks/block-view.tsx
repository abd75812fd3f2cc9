import type { CategoryBlock, CategoryPage, ListPages } from '@kisscut/shop'
import { CategoryTiles } from '../../../../parts/catalog/category-tiles.tsx'
import { ProductTiles } from '../../../../parts/catalog/product-tiles.tsx'
import { CategoryChips } from '../category-chips.tsx'
import { FilteredProducts } from '../filters/filtered-products.tsx'
import { PageLinks } from '../filters/page-links.tsx'
import { CategorySections } from '../category-sections.tsx'
import { BannerBlock } from './banner-block.tsx'
import { HtmlBlock } from './html-block.tsx'
import { StickerTiles } from './sticker-tiles.tsx'
import { UseTiles } from './use-tiles.tsx'
import css from './block-view.module.css'

/** A paged list without filters. */
const NOT_FILTERED = { carried: [], facets: [], sort: 'order' } as const

const pagesOf = ({ page, pages, parameter, otherPages }: ListPages) => ({
  page,
  pages,
  parameter,
  otherPages,
})

interface BlockViewProps {
  readonly block: CategoryBlock
  readonly page: CategoryPage
  /** Number of pictures above the fold. */
  readonly eager: number
}

/** A block of a category page in its display mode, below its heading, if any (PAGE-9). */
export function BlockView({ block, page, eager }: BlockViewProps) {
  const hasHeading = block.title !== '' && block.display !== 'banner'
  return (
    <section className={css.block} aria-label={hasHeading ? block.title : undefined}>
      {hasHeading && <h2>{block.title}</h2>}
      <Inside block={block} page={page} eager={eager} level={hasHeading ? 3 : 2} />
    </section>
  )
}

function Inside({ block, page, eager, level }: BlockViewProps & { readonly level: 2 | 3 }) {
  switch (block.display) {
    case 'products':
    case 'new_products':
    case 'popular_products':
      return (
        <>
          {page.display === 'products' && page.children.length > 1 && (
            <CategoryChips name={page.name} categories={page.children} />
          )}
          <ProductTiles tiles={block.tiles} level={level} eager={eager} />
        </>
      )
    case 'categories':
      return <CategoryTiles categories={block.categories} level={level} eager={eager} />
    case 'products_with_filters':
      return <FilteredProducts list={block.list} level={level} eager={eager} />
    case 'categories_with_products':
      return <CategorySections block={block} name={page.name} categories={page.children} />
    case 'html':
      return <HtmlBlock html={block.html} />
    case 'banner':
      return <BannerBlock banner={block} eager={eager > 0} />
    case 'stickers':
      return (
        <>
          <StickerTiles stickers={block.stickers} level={level} eager={eager} />
          <PageLinks list={{ ...NOT_FILTERED, ...pagesOf(block) }} />
        </>
      )
    case 'uses':
      return <UseTiles uses={block.uses} level={level} eager={eager} />
  }
}
