/** Business days for a material and a quantity band. Decisions 20. */
export interface ProductionBand {
  /** Material ids or looks this band is for; absent: every material. */
  readonly materials?: readonly string[]
  /** Up to and including this quantity; null: any. */
  readonly upTo: number | null
  /** Business days until it ships. */
  readonly standard: number
  readonly rush: number
}

/** When the shop works. Decisions 20. */
export interface ProductionRules {
  /** `HH:MM` in the shop's time zone: what is ordered by then counts for that day. */
  readonly cutOff: string
  /** IANA name, e.g. `America/New_York`. */
  readonly timezone: string
  /** `YYYY-MM-DD`. */
  readonly holidays: readonly string[]
  /** The first that is for the material and takes the quantity is in force. */
  readonly bands: readonly ProductionBand[]
}

/** The answer to get-production-times-basic. Spec §7. */
export interface ProductionTimes {
  /** `Order within 3 h 12 min, ships Tuesday 25 November` */
  readonly message: string
  /** Business days. */
  readonly standard: number
  readonly rush: number
  /** `YYYY-MM-DD`, for the standard time. */
  readonly shipsOn: string
  readonly rushShipsOn: string
}
