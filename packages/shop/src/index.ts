export * from './types.ts'
export * from './ports.ts'
export * from './ports-catalog.ts'
export type * from './ports-artwork.ts'
export * from './ports-jobs.ts'
export * from './ports-production.ts'
export type * from './ports-clock.ts'
export type * from './ports-proofs.ts'
export type * from './links.ts'
export { createWithin, type Quota } from './records/create-within.ts'
export type { CountedPage } from './records/read-records.ts'
export { createShop, type Shop, type ShopPorts, type ShopSettings } from './create-shop.ts'
export { can, reachOf } from './accounts/can.ts'
export {
  ACTIONS,
  PARTIES,
  RIGHTS,
  type Action,
  type Party,
  type Reach,
  type Subject,
} from './accounts/rights.ts'
export { isStaff, STAFF } from './accounts/roles.ts'
export { NOT_YOUR_ROLE } from './outcome.ts'
export { guest, NOBODY_OWNER, SESSION_SECONDS, unitOfLocale } from './accounts/viewer.ts'
export { configurationFromFields, type FormFields } from './configure/configuration-from-fields.ts'
export type * from './browse/blocks/types.ts'
export type { CountedValue, FilteredList, FilterSort } from './browse/filters/filter-page.ts'
export type { FoundTile, SearchPage } from './browse/search/search-page.ts'
export type { TextPart } from './browse/search/marks.ts'
export type { SaveConfiguration } from './configure/save-configuration.ts'
export type { AddedToCart, AddToCart } from './cart/add-to-cart.ts'
export type { FinalizeCustom } from './design/finalize-custom.ts'
export {
  JOB_LIMITS,
  LEASE_MS,
  PREVIEW_PIXELS,
  PRINT_FILES,
  PRODUCTION_FILES,
  startWorker,
  type JobRequest,
} from './production/index.ts'
export type { PreflightReport, ProductionFile, ProductionKind } from './production/index.ts'
export type { Retouched, RetouchOf, Vectorizing } from './design/retouch/index.ts'
export type { PlaceArtwork } from './design/place-artwork.ts'
export type { PriceQuoteResult, PriceQuestion } from './quote/price-quote.ts'
export { compileProduct, type CatalogProduct } from './catalog/compile-product.ts'
export {
  ANY_SHAPE,
  bandValue,
  listingOf,
  PRICE_BANDS,
  type Listing,
  type SearchWords,
} from './catalog/listing.ts'
export { withMentioned } from './catalog/mentioned-rows.ts'
export type { ById } from './catalog/rows.ts'
export { gramsOf } from './catalog/search/grams.ts'
export { categoryTreeOf } from './catalog/category-node.ts'
