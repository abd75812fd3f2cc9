import type { Quote } from '@kisscut/core/product'

/**
 * What is shown while a price is on its way: the problems of what was just typed, and the last price that was right.
 * A price made of an old schedule and a new size is never shown.
 */
export const waitingQuote = (fresh: Quote, last: Quote): Quote => ({
  ...last,
  problems: fresh.problems,
  quantity: fresh.quantity,
  nudge: null,
})
