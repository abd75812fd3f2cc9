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

/**
 * Sub-categories with their products. Products without a sub-category come first, with those alone in theirs, whose
 * heading would only repeat their name.
 */
export function CategorySections({
  block: { categoryNodes, others },
  name,
  categories,
}: CategorySectionsProps) {
  const alone = categoryNodes.filter(({ products }) => products.length === 1)
  const several = categoryNodes.filter((categoryNode) => !alone.includes(categoryNode))
  const cards = [...alone.flatMap(({ products }) => products), ...others]
  if (several.length === 0) return <ProductTiles tiles={cards} level={2} eager={FIRST_ROW} />
  return (
    <>
      {categories.length > 1 && <CategoryChips name={name} categories={categories} />}
      {cards.length > 0 && <ProductTiles tiles={cards} level={2} eager={FIRST_ROW} />}
      <div className={css.categories}>
        {several.map((categoryNode, at) => (
          <CategorySection
            key={categoryNode.path}
            categoryNode={categoryNode}
            inView={cards.length === 0 && at < FIRST_ROW}
          />
        ))}
      </div>
    </>
  )
}
