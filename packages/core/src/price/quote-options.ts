import type { Entitlement, PriceSchedule } from '../product/types.ts'

/** Further inputs of a quote. */
export interface QuoteOptions {
  /** The customer's entitlement, decided by the server; absent: retail. ROLE-2. */
  readonly entitlement?: Entitlement
  /** The price of size and material where the product carries no price tables, as in the browser. API-3. */
  readonly schedule?: PriceSchedule | null
  /** The same for the chosen package. */
  readonly packagingSchedule?: PriceSchedule | null
  /** Shop setting: no total is above that of the next break. Off by default. PRICE-16. */
  readonly capAtNextBreak?: boolean
}
