/** Most pieces one order line is read for: every total stays an exact sum and a safe count of minor units. */
export const LARGEST_QUANTITY = 100_000_000

/** What a missing minimum or default quantity becomes. QTY-4. */
export const FALLBACK_QUANTITY = 1
