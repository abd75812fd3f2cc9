/** Characters that fields of the form may have; form and checks read the same. QUOTE-1. */
export const LONGEST_PRODUCT = 200
export const LONGEST_MATERIAL = 200
export { LONGEST_QUOTE_TEXT } from '@kisscut/core/quote-request'
