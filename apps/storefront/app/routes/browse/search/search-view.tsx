import type { SearchPage } from '@kisscut/shop'
import { CategoryTiles } from '../../../parts/catalog/category-tiles.tsx'
import { ProductTile } from '../../../parts/catalog/product-tile.tsx'
import { ProductTiles } from '../../../parts/catalog/product-tiles.tsx'
import { TileGrid } from '../../../parts/catalog/tile-grid.tsx'
import { Column } from '../../../parts/page/column.tsx'
import { SectionHead } from '../../../parts/page/section-head.tsx'
import { SearchField } from '../../../parts/search/search-field.tsx'
import { FilteredProducts } from '../category/filters/filtered-products.tsx'
import { FoundPages } from './found-pages.tsx'
import { KindLinks } from './kind-links.tsx'
import { Marked } from './marked.tsx'
import * as messages from '../../../messages/search.ts'
import { popularProducts, search, searchShop } from '../../../messages/shell.tsx'
import css from './search.module.css'

/** Tiles above the fold on a wide screen. */
const FIRST_ROW = 4

/** The search page: query, results by kind with their filters, and suggestions where there are no results. */
export function SearchView({ found }: { readonly found: SearchPage }) {
  const { question, list, pages, popular, categories, kind } = found
  const carried = `?${new URLSearchParams({ q: question })}`
  return (
    <Column className={css.page}>
      <header className={css.head}>
        <h1>{search}</h1>
        <SearchField key={question} label={searchShop} value={question} />
        <p role="status" className={css.summary}>
          {resultSummary(found)}
        </p>
      </header>
      <KindLinks found={found} />
      {kind === null && list.page === 1 && <FoundPages pages={pages} />}
      {list.of > 0 && (
        <FilteredProducts list={list} level={2} eager={FIRST_ROW} ownOrder={messages.bestMatch} isCounted>
          <TileGrid>
            {list.tiles.map((tile, at) => (
              <ProductTile
                key={tile.id}
                tile={{ ...tile, url: tile.url + carried }}
                level={2}
                eager={at < FIRST_ROW}
                shownName={<Marked parts={tile.nameParts} />}
                shownAbout={<Marked parts={tile.aboutParts} />}
              />
            ))}
          </TileGrid>
        </FilteredProducts>
      )}
      {categories.length > 0 && (
        <section aria-labelledby="categories">
          <SectionHead id="categories" title={messages.shopByCategory} />
          <CategoryTiles categories={categories} />
        </section>
      )}
      {popular.length > 0 && (
        <section aria-labelledby="popular">
          <SectionHead id="popular" title={popularProducts} />
          <ProductTiles tiles={popular} eager={0} />
        </section>
      )}
    </Column>
  )
}

function resultSummary({ question, words, count, hasMore, pages }: SearchPage): string {
  if (words.length === 0) return messages.howToSearch
  if (count === 0) return pages.length > 0 ? messages.onlyPages(question) : messages.noResults(question)
  const results = messages.results(count, hasMore, question)
  return hasMore ? `${results}. ${messages.sayMore}` : results
}
