import type { Quote } from '@kisscut/core/product'

/**
 * State displayed while a price is fetched: the problems of the latest input, and the last correct price. A price from an old
 * schedule is never shown with a new size.
 */
export const waitingQuote = (fresh: Quote, last: Quote): Quote => ({
  ...last,
  // That the new price is not known yet is what waiting means.
  problems: fresh.problems.filter(({ code }) => code !== 'price.other-subject'),
  quantity: fresh.quantity,
  nudge: null,
})
