/** Most pieces of one order line; more are quoted by people. Every total stays a safe count of minor units. QTY-10. */
export const LARGEST_QUANTITY = 1_000_000

/** Default for a missing minimum or default quantity. QTY-4. */
export const FALLBACK_QUANTITY = 1
