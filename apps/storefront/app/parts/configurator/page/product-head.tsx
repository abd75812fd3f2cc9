import type { ProductPage } from '@kisscut/shop'
import { Rating } from '../../catalog/rating.tsx'
import css from './product-head.module.css'

type Head = Pick<ProductPage, 'product' | 'reviewAverage' | 'reviewCount' | 'description'>

/** The product's name, rating and description. */
export function ProductHead({ page }: { readonly page: Head }) {
  return (
    <header className={css.head}>
      <h1>{page.product.name}</h1>
      {page.reviewAverage && page.reviewCount > 0 && (
        <Rating average={page.reviewAverage} count={page.reviewCount} />
      )}
      {page.description && <p className={css.about}>{page.description}</p>}
    </header>
  )
}
