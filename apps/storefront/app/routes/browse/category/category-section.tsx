import type { CategoryWithProducts } from '@kisscut/shop'
import type { CSSProperties } from 'react'
import { ProductTile } from '../../../parts/catalog/product-tile.tsx'
import { Link } from '../../../parts/page/link.tsx'
import css from './category.module.css'

interface CategorySectionProps {
  readonly categoryNode: CategoryWithProducts
  /** Above the fold. */
  readonly inView: boolean
}

/** A sub-category with its products; it spans as many columns as it has products, so that small ones share a row. */
export function CategorySection({ categoryNode, inView }: CategorySectionProps) {
  const { path, name, url, products } = categoryNode
  const columns = { '--columns': Math.min(products.length, 4) } as CSSProperties
  return (
    <section aria-labelledby={anchorOf(path)} className={css.category} style={columns}>
      <h2 id={anchorOf(path)} className={css.categoryName}>
        <Link to={url} prefetch="intent">
          {name}
        </Link>
      </h2>
      <ul className={css.tiles}>
        {products.map((tile) => (
          <li key={tile.id}>
            <ProductTile tile={tile} eager={inView} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const anchorOf = (path: string) => path.replaceAll('/', '-')
