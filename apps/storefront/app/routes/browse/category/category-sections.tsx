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

/** Sub-categories with their products, then products in none of them. */
export function CategorySections({
  block: { categoryNodes, others },
  name,
  categories,
}: CategorySectionsProps) {
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
