import type { ProductPage } from '@kisscut/shop'

/** Headers of a page that says how much is left: the shop knows it within a second, other caches don't. SEO-16. */
export const stockHeaders = ({ product }: Pick<ProductPage, 'product'>): Record<string, string> =>
  product.remainingStock === null ? {} : { 'cache-control': 'private, no-cache' }
