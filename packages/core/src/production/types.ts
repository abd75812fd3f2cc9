/** Business days for orders up to a quantity. PROD-1. */
export interface ProductionBand {
  /** Up to and including this quantity; null: any. */
  readonly up_to: number | null
  /** Business days until it ships. */
  readonly standard: number
  readonly rush: number
}

/** When the shop works. PROD-1. */
export interface Calendar {
  /** `HH:MM` in the shop's time zone: what is ordered before it counts for that day. */
  readonly cutOff: string
  /** IANA name, e.g. `America/New_York`. */
  readonly timezone: string
  /** Days nothing is made or shipped, `YYYY-MM-DD`. */
  readonly holidays: readonly string[]
}

/** The calendar with one material's bands; the first band that takes the quantity is in force. PROD-1. */
export interface ProductionRules extends Calendar {
  readonly bands: readonly ProductionBand[]
}

/** The answer to get-production-times-basic. API-1. */
export interface ProductionTimes {
  /** `Order within 3 h 12 min, ships Tuesday, Nov 25` */
  readonly message: string
  /** The same for a rush order. */
  readonly rushMessage: string
  /** Business days. */
  readonly standard: number
  readonly rush: number
}
