import type { CategoryPage } from '@kisscut/shop'
import { ProductTiles } from '../../../parts/catalogue/product-tiles.tsx'
import { CategoryChips } from './category-chips.tsx'
import { Shelf } from './shelf.tsx'
import css from './category.module.css'

/** Categories with products: the shelves side by side, then what stands on none of them. */
export function ShelfByShelf({ page }: { readonly page: CategoryPage }) {
  const shelves = page.children.filter(({ products }) => products.length > 0)
  const onShelves = new Set(shelves.flatMap(({ products }) => products.map(({ id }) => id)))
  const others = page.products.filter(({ id }) => !onShelves.has(id))
  return (
    <>
      {page.children.length > 1 && <CategoryChips name={page.name} categories={page.children} />}
      <div className={css.shelves}>
        {shelves.map((shelf, at) => (
          <Shelf key={shelf.path} shelf={shelf} inView={at < 4} />
        ))}
      </div>
      {others.length > 0 && <ProductTiles tiles={others} level={2} />}
    </>
  )
}
