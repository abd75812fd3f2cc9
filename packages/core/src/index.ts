/**
 * The most common needs: a product, a configuration, its quote, its problems in words, its price as text. Everything else has one entry
 * per concept: `@kisscut/core/size`, `@kisscut/core/packaging`, …
 */
export { changeConfiguration } from './configuration/change.ts'
export { newConfiguration } from './configuration/new.ts'
export { KisscutError } from './errors/kisscut-error.ts'
export { MoneyError } from './money/errors.ts'
export { formatMoney, formatUnitPrice } from './money/format.ts'
export { type DataCode, PriceDataError } from './price/errors.ts'
export { type QuoteOptions, quoteProduct, quoteTotal, type TotalQuote } from './price/quote.ts'
export { isPriced, provisionalPriceOf } from './price/quoted.ts'
export { messageOf } from './problem/message-of.ts'
export { hasErrors, problemsOf } from './problem/of-field.ts'
export type { Level, Problem, Warning } from './problem/problem.ts'
export { applyFix } from './product/apply-fix.ts'
export { parseProduct } from './product/checked.ts'
export { createProduct, type ProductInput } from './product/create-product.ts'
export { defaultConfiguration } from './product/default-configuration.ts'
export type {
  Configuration,
  Currency,
  DecimalString,
  Entitlement,
  Material,
  Option,
  OptionSet,
  Package,
  PresetSize,
  PriceBreakdown,
  PricedQuote,
  PriceLine,
  PriceSchedule,
  PriceTable,
  Product,
  ProductData,
  Quote,
  RejectedQuote,
  TierRow,
} from './product/types.ts'
export { hasMoreTiers, tiersToShow } from './tiers/tiers-to-show.ts'
