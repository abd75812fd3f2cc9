import { provisionalPriceOf, withoutPrice, withProblems } from '@kisscut/core/price'
import { hasErrors } from '@kisscut/core/problem'
import type { Quote } from '@kisscut/core/product'

/**
 * State displayed while a price is fetched: the problems of the latest input, and the last correct price. A price from an old
 * schedule is never shown with a new size.
 */
export function waitingQuote(fresh: Quote, last: Quote): Quote {
  // While the page waits, an unknown price is no problem.
  const problems = fresh.problems.filter(({ code }) => !code.startsWith('price.'))
  const price = provisionalPriceOf(last)
  const { currency, size, tiers } = last
  const provisional = price && { ...price, nudge: null }
  if (provisional && size && fresh.quantity !== null && !hasErrors(problems))
    return withProblems(
      { problems: [], currency, size, tiers, ...provisional, quantity: fresh.quantity },
      problems,
    )
  return { ...withoutPrice(withProblems(last, problems)), quantity: fresh.quantity, provisional }
}
