import type { CategoryBlock, CategoryLink } from '@kisscut/shop'
import { ProductTiles } from '../../../parts/catalog/product-tiles.tsx'
import { CategoryChips } from './category-chips.tsx'
import { Shelf } from './shelf.tsx'
import css from './category.module.css'

interface ShelfByShelfProps {
  readonly block: Extract<CategoryBlock, { display: 'categories_with_products' }>
  readonly name: string
  readonly categories: readonly CategoryLink[]
}

/** Categories with products: the shelves side by side, then what stands on none of them. */
export function ShelfByShelf({ block: { shelves, others }, name, categories }: ShelfByShelfProps) {
  return (
    <>
      {categories.length > 1 && <CategoryChips name={name} categories={categories} />}
      <div className={css.shelves}>
        {shelves.map((shelf, at) => (
          <Shelf key={shelf.path} shelf={shelf} inView={at < 4} />
        ))}
      </div>
      {others.length > 0 && <ProductTiles tiles={others} level={2} />}
    </>
  )
}
