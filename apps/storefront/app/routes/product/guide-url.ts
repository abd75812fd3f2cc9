import type { ProductPage } from '@kisscut/shop'
import { urlFor } from '../../links/url-for.ts'

type Page = Pick<ProductPage, 'product' | 'categoryPath' | 'configuration'>

/** URL of a product's guide files in its size. GUIDE-4. */
export const guideUrl = ({ product, categoryPath, configuration: { width, height } }: Page): string =>
  `${urlFor('guide', { categoryPath, slug: product.slug })}?${new URLSearchParams({ width, height })}`
