import type { CategoryPage } from '@kisscut/shop'
import { CategoryTiles } from '../../../parts/catalogue/category-tiles.tsx'
import { ProductTiles } from '../../../parts/catalogue/product-tiles.tsx'
import { Breadcrumbs } from '../../../parts/page/breadcrumbs.tsx'
import { Column } from '../../../parts/page/column.tsx'
import { CategoryChips } from './category-chips.tsx'
import { EmptyShelf } from './empty-shelf.tsx'
import { ShelfByShelf } from './shelf-by-shelf.tsx'
import css from './category.module.css'

/** In view when the page opens on a wide screen. */
const FIRST_ROW = 4

/** A category page in its display mode (Spec §2): its products, its sub-categories, or each sub-category with its products. */
export function CategoryView({ page }: { readonly page: CategoryPage }) {
  return (
    <Column className={css.page}>
      <Breadcrumbs crumbs={page.breadcrumbs} />
      <header className={css.head}>
        <h1>{page.name}</h1>
        {page.description && <p className={css.lead}>{page.description}</p>}
      </header>
      <Shelves page={page} />
    </Column>
  )
}

function Shelves({ page }: { readonly page: CategoryPage }) {
  const { display, children, products, name } = page
  if (children.length === 0 && products.length === 0) return <EmptyShelf name={name} />
  if (display === 'categories') return <CategoryTiles categories={children} level={2} eager={FIRST_ROW} />
  if (display === 'categories_with_products') return <ShelfByShelf page={page} />
  return (
    <>
      {children.length > 1 && <CategoryChips name={name} categories={children} />}
      <ProductTiles tiles={products} level={2} eager={FIRST_ROW} />
    </>
  )
}
