/** Limits of form fields, in characters; form and checks use the same ones. QUOTE-1. */
export const LONGEST_PRODUCT = 200
export const LONGEST_MATERIAL = 200
export { LONGEST_QUOTE_TEXT } from '@kisscut/core/quote-request'
