import type { Quote } from '@kisscut/core/product'

/**
 * State shown while a price is being fetched: the problems of the latest input, and the last correct price. A price from an old schedule
 * is never shown with a new size.
 */
export const waitingQuote = (fresh: Quote, last: Quote): Quote => ({
  ...last,
  problems: fresh.problems,
  quantity: fresh.quantity,
  nudge: null,
})
