import type { ProductPage } from '@kisscut/shop'

/** Headers of a page that shows the stock, which only the shop's own cache keeps up to date. SEO-16. */
export const stockHeaders = ({ product }: Pick<ProductPage, 'product'>): Record<string, string> =>
  product.remainingStock === null ? {} : { 'cache-control': 'private, no-cache' }
