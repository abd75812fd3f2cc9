export { productIn, tableIn } from './product-in.ts'
export { readTerms, type TermsFault } from './read-terms.ts'
export { type TaxParts, taxWithin } from './tax.ts'
export type { CurrencyTerms, ListedPrices } from './terms.ts'
