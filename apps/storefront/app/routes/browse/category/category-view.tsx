import type { CategoryPage } from '@kisscut/shop'
import { OfferTiles } from '../../../parts/catalog/offer-tiles.tsx'
import { Breadcrumbs } from '../../../parts/page/breadcrumbs.tsx'
import { Column } from '../../../parts/page/column.tsx'
import { BlockView } from './blocks/block-view.tsx'
import { EmptyCategory } from './empty-category.tsx'
import css from './category.module.css'

/** Tiles above the fold on a wide screen. */
const FIRST_ROW = 4

/** A category page: heading, then its blocks. */
export function CategoryView({ page }: { readonly page: CategoryPage }) {
  return (
    <Column className={css.page}>
      <Breadcrumbs crumbs={page.breadcrumbs} />
      <header className={css.head}>
        <h1>{page.name}</h1>
        {page.description && <p className={css.lead}>{page.description}</p>}
      </header>
      <OfferTiles offers={page.offers} isWhole={page.display === 'html'} />
      {page.blocks.length + page.offers.length === 0 && <EmptyCategory name={page.name} />}
      {page.blocks.map((block, at) => (
        <BlockView
          key={at}
          block={block}
          page={page}
          eager={at === 0 && page.offers.length === 0 ? FIRST_ROW : 0}
        />
      ))}
    </Column>
  )
}
