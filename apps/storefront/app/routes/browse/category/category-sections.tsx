import type { CategoryBlock, CategoryLink } from '@kisscut/shop'
import { ProductTiles } from '../../../parts/catalog/product-tiles.tsx'
import { CategoryChips } from './category-chips.tsx'
import { CategorySection } from './category-section.tsx'
import css from './category.module.css'

interface CategorySectionsProps {
  readonly block: Extract<CategoryBlock, { display: 'categories_with_products' }>
  readonly name: string
  readonly categories: readonly CategoryLink[]
}

/** Tiles above the fold on a wide screen. */
const FIRST_ROW = 4

/** Sub-categories with their products, then products in none of them; one grid where each has one, for a heading would only repeat it. */
export function CategorySections({
  block: { categoryNodes, others },
  name,
  categories,
}: CategorySectionsProps) {
  const single = categoryNodes.every(({ products }) => products.length === 1)
  if (single)
    return (
      <ProductTiles
        tiles={[...categoryNodes.flatMap(({ products }) => products), ...others]}
        level={2}
        eager={FIRST_ROW}
      />
    )
  return (
    <>
      {categories.length > 1 && <CategoryChips name={name} categories={categories} />}
      <div className={css.categories}>
        {categoryNodes.map((categoryNode, at) => (
          <CategorySection key={categoryNode.path} categoryNode={categoryNode} inView={at < 4} />
        ))}
      </div>
      {others.length > 0 && <ProductTiles tiles={others} level={2} />}
    </>
  )
}
