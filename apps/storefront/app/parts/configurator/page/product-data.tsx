import type { ProductPage } from '@kisscut/shop'

/** Spec §2: page data arrives embedded in the page as an encoded block of this name. */
export const PRODUCT_DATA_ID = 'product-data'

/** The base product, the configured product and the currency, encoded so that no text can end the block. */
export function ProductData({
  page,
}: {
  readonly page: Pick<ProductPage, 'product' | 'configured' | 'currency'>
}) {
  const { product, configured, currency } = page
  const json = JSON.stringify({ product, configured, currency }).replace(/</g, '\\u003c')
  return <script id={PRODUCT_DATA_ID} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
}
