export { createShop, type Shop, type ShopPorts, type ShopSettings } from './create-shop.ts'
export type { Links } from './links.ts'
export { MESSAGE_CODES } from './messages/codes.ts'
export { done, NOT_YOUR_ROLE, type Outcome } from './outcome.ts'

export { can } from './accounts/can.ts'
export { PARTIES, type Action, type Party, type Subject } from './accounts/rights.ts'
export { isStaff } from './accounts/roles.ts'
export { accountOfOwner, SESSION_SECONDS } from './accounts/sessions.ts'
export type { Visitor } from './accounts/visitor.ts'
export type { ListedArtists } from './accounts/artists.ts'
export type { AttemptOutcome } from './accounts/attempt-outcome.ts'
export { mayDecideTrade } from './accounts/trade.ts'
export { LONGEST_CREDENTIAL, LONGEST_LABEL } from './accounts/field-limits.ts'
export { STAFF } from './accounts/roles.ts'
export { SCOPES, type ApiKey, type Scope } from './ports/accounts.ts'
export type { DesignList, ListedDesign } from './saved-designs/index.ts'
export { LONGEST_NAME } from './saved-designs/change-designs.ts'
export type {
  Account as SignedInAccount,
  ListedApplication,
  ListedStaff,
  TradeApplication,
  TradeState,
} from './ports/accounts.ts'
export type { CreationOptions, RequestOptions } from './accounts/passkeys/options.ts'
export type { Browser, OpenedSession } from './accounts/sign-in.ts'
export { type Chosen, guest, NOBODY_OWNER, type Role, type Viewer } from './accounts/viewer.ts'

export type * from './browse/blocks/block.ts'
export type { CategoryPage } from './browse/category-page.ts'
export type { CountedValue, FilteredList, FilterSort } from './browse/filters/filter-page.ts'
export type { MadeOf, ReadUseCases } from './reads/index.ts'
export { listsIn } from './browse/category-page.ts'
export {
  atShownPages,
  PAGE_PARAMETERS,
  statedPage,
  type ListPages,
  type ListPaging,
} from './browse/filters/list-pages.ts'
export type { RequestedAddress, NewAddress } from './browse/moved.ts'
export type { HomePage, Navigation } from './browse/home-page.ts'
export type { ShownOffer } from './browse/offers.ts'
export type { FeedProduct, PublishedPage, SitemapEntry } from './browse/published.ts'
export type { Picture } from './browse/picture.ts'
export type { ProductPage } from './browse/product-page.ts'
export type { TextPart } from './browse/search/marks.ts'
export type { FoundPage, FoundTile, KindCount, ProductKind, SearchPage } from './browse/search/search-page.ts'
export type { Suggestion } from './browse/search/suggestions.ts'
export type { ProductSection, RecommendedGroup, RecommendedProduct } from './browse/sections/index.ts'
export type { ProductReviews } from './reviews/index.ts'
export { ratingOf, REVIEW_STATES, type Rating } from '@kisscut/core/review'
export type {
  ListedQuoteRequest,
  QuoteRef,
  QuotedOffer,
  ShownQuoteRequest,
  TypedQuoteRequest,
} from './quote-requests/index.ts'
export type { QuoteState } from '@kisscut/core/quote-request'
export type { ProductVideo } from '@kisscut/records'
export type { ShownReview } from './reviews/shown-reviews.ts'
export type { CategoryLink, ProductTile } from './browse/tile.ts'

export type { AddedToCart, AddToCart } from './cart/add-to-cart.ts'
export type { Cart, CartItem } from './cart/cart.ts'
export { PRODUCT_CHOICES, type ProductChoice } from './cart/changed-product.ts'

export type { SetupState } from './setup/index.ts'

export type {
  ArtworkPage,
  ArtworkStart,
  Credit,
  MakerPage,
  OwnWork,
  OwnWorks,
  SaveArtwork,
  ShownBackground,
} from './marketplace/index.ts'
export { DESCRIPTION_AT_MOST } from './marketplace/index.ts'
export type { ArtworkClass } from './catalog/artwork-product.ts'
export { categoryTreeOf, type CategoryTree } from './catalog/category-node.ts'
export { compileProduct, type CatalogProduct } from './catalog/compile-product.ts'
export {
  ANY_SHAPE,
  bandValue,
  listingOf,
  PRICE_BANDS,
  type Listing,
  type SearchWords,
} from './catalog/listing.ts'
export { pageListingOf } from './catalog/page-listing.ts'
export { withProductRows } from './catalog/mentioned-rows.ts'
export { isProductRecord, templatesIn } from './catalog/product-classes.ts'
export type { ById } from './catalog/rows.ts'
export { gramsOf } from './catalog/search/grams.ts'

export { mayCorrect } from './configure/correction-page.ts'
export type { CorrectionEntry, CorrectionPage } from './configure/correction-page.ts'
export type { FormFields } from './configure/configuration-from-fields.ts'
export type { ConfiguredProduct } from './configure/configured-product.ts'
export type {
  OfferedFigure,
  PlacedClipart,
  SaveDdb,
  StatedFields,
  StripPage,
  StripStart,
} from './drag-drop-buy/index.ts'
export type {
  ClipartPage,
  ClipartStart,
  Drawing,
  PageRegion,
  Paints,
  PaletteColor,
  SaveClipart,
} from './clipart/index.ts'
export type { SaveConfiguration } from './configure/save-configuration.ts'

export type { Library, LibraryArtwork, LibraryClipart } from './design/library/library.ts'
export type { LibraryPage } from './design/library/find.ts'
export { emptyStart, startingDesign } from './design/templates/starting-design.ts'
export type { ShownMaterial, ShownSamples } from './materials/index.ts'
export type { GuideLink, GuidePage } from './guides/guide-page.ts'
export { onSize } from './design/on-size.ts'
export { readSample } from './design/samples/read-sample.ts'
export { sampleOn } from './design/samples/sample-on.ts'
export type { Background } from './design/templates/backgrounds.ts'
export { START_EMPTY } from './design/samples/samples.ts'
export type { ToolStart } from './design/templates/start-design.ts'
export type { Sample } from './design/samples/samples.ts'
export { designWire, hasElements } from './design/custom-design.ts'
export type { FinalizeCustom } from './design/finalize-custom.ts'
export type { PlaceArtwork } from './design/place-artwork.ts'
export type { Retouched, RetouchOf, Vectorizing } from './design/retouch/index.ts'
export type { FileSize } from './design/file-size.ts'
export type { UserFile } from './design/user-file-view.ts'

export {
  JOB_LIMITS,
  LEASE_MS,
  PREVIEW_PIXELS,
  PRINT_FILES,
  PRODUCTION_FILES,
  startWorker,
  type JobRequest,
  NO_LINES,
  type ArtworkLines,
  type CutReport,
  type PreflightReport,
  type ProductionFile,
  type ProductionKind,
} from './production/index.ts'

export type { PriceQuestion, PriceQuoteResult } from './quote/price-quote.ts'
export type { ProductionTimes } from './quote/production-times.ts'

export { createWithin, type Quota } from './records/create-within.ts'
export { timeSlices, yieldToEventLoop, type TimeSlices } from './yield-to-event-loop.ts'
export type { RowFailure } from './records/import-rows.ts'
export type { CountedPage } from './records/read-records.ts'

export type { Stale } from './records/stale.ts'

export { FIXED, STANDARD_PALETTE, type Palette } from './settings/palette.ts'
export type { Contact, ShownSettings } from './settings/shown-settings.ts'

export { createPost, type Post } from './letters/post.ts'
export { createSender } from './letters/send-letters.ts'
export { createUnsent, type UnsentLetter, type UnsentLetters } from './letters/unsent.ts'
