import type { SearchPage } from '@kisscut/shop'
import { ProductTile } from '../../../parts/catalog/product-tile.tsx'
import { ProductTiles } from '../../../parts/catalog/product-tiles.tsx'
import { TileGrid } from '../../../parts/catalog/tile-grid.tsx'
import { Column } from '../../../parts/page/column.tsx'
import { SectionHead } from '../../../parts/page/section-head.tsx'
import { SearchField } from '../../../parts/search/search-field.tsx'
import { Marked } from './marked.tsx'
import * as messages from '../../../messages/search.ts'
import { popularProducts, search, searchShop } from '../../../messages/shell.tsx'
import css from './search.module.css'

/** Tiles above the fold on a wide screen. */
const FIRST_ROW = 4

/** The search page: query, results, and suggestions where there are none. */
export function SearchView({ found }: { readonly found: SearchPage }) {
  const { question, products, popular } = found
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
      {products.length > 0 && (
        <TileGrid>
          {products.map((tile, at) => (
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
      )}
      {popular.length > 0 && (
        <section aria-labelledby="popular">
          <SectionHead id="popular" title={popularProducts} />
          <ProductTiles tiles={popular} eager={FIRST_ROW} />
        </section>
      )}
    </Column>
  )
}

function resultSummary({ question, words, products }: SearchPage): string {
  if (words.length === 0) return messages.howToSearch
  if (products.length === 0) return messages.noResults(question)
  return messages.results(products.length, question)
}
