/** The rules of prices, in a file that a design tool fetches once it has something to price. */
export { quoteProduct } from '@kisscut/core/price'
export { trustedProduct } from '@kisscut/core/product'
