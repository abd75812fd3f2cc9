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
  /** `HH:MM` in the shop's time zone: orders before it count for that day. */
  readonly cutOff: string
  /** IANA name, e.g. `America/New_York`. */
  readonly timezone: string
  /** Days nothing is made or shipped, `YYYY-MM-DD`. */
  readonly holidays: readonly string[]
  /** Business days until a shopper has the proof they asked for; 1 where the shop states none. PROD-16. */
  readonly proofDays?: number
}

/** The calendar with one material's bands; the first band that takes the quantity is in force. PROD-1. */
export interface ProductionRules extends Calendar {
  readonly bands: readonly ProductionBand[]
  /** The material has to come in first, so that no day is promised. */
  readonly backordered?: boolean
}

/** When an order ships, in words. */
export interface ShipMessages {
  /** `Order within 3 h 12 min, ships Tuesday, Nov 25`; of a backordered material `On backorder, ships after Tuesday, Nov 25` */
  readonly message: string
  /** The same for a rush order. */
  readonly rushMessage: string
  /** Where a proof comes first: `Free proof by Friday, Nov 21; ships Wednesday, Nov 26 if you approve it that day`. PROD-16. */
  readonly proofMessage: string
  readonly rushProofMessage: string
}

/** The answer to get-production-times-basic. API-1. */
export interface ProductionTimes extends ShipMessages {
  /** Business days. */
  readonly standard: number
  readonly rush: number
}
