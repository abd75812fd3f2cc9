import type { ProductPage } from '@kisscut/shop'

/** Headers of a page that says how much is left: a sale changes no record of the catalog, so that no cache may hold it. SEO-15. */
export const stockHeaders = ({ product }: Pick<ProductPage, 'product'>): Record<string, string> =>
  product.remainingStock === null ? {} : { 'cache-control': 'private, no-cache' }
