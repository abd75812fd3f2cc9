/** The price rules as a chunk that design tools fetch when they first need a price. */
export { quoteProduct } from '@kisscut/core/price'
export { trustedProduct } from '@kisscut/core/product'
