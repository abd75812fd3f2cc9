import { Exact } from '../money/exact.ts'
import { type Problem, problem } from '../problem/index.ts'
import type { DecimalString } from '../product/types.ts'

/** The stored values of a cart line and the present ones; totals in one currency. */
export interface LineThenAndNow {
  readonly frozenTotal: DecimalString
  /** Null if it can't be priced any more. */
  readonly currentTotal: DecimalString | null
  /** Whether the product in the cart has artwork. */
  readonly hasArtwork: boolean
  /** Sold without artwork; absent: made from artwork. SAMPLE-2. */
  readonly takesNoArtwork?: boolean
  /** Whether the configured product differs from the one in the cart and the shopper hasn't chosen to keep that. */
  readonly isChanged: boolean
}

/** Problems of a cart line that a shopper must see before paying, because the price shown must be the price charged. CART-3, CART-4. */
export function lineProblems(line: LineThenAndNow): readonly Problem[] {
  const { frozenTotal, currentTotal } = line
  const problems: Problem[] = []
  if (line.isChanged) problems.push(problem('cart.product-changed', 'configured'))
  if (currentTotal !== null && !new Exact(currentTotal).eq(frozenTotal))
    problems.push(problem('cart.price-changed', 'total', { before: frozenTotal, after: currentTotal }))
  if (!line.takesNoArtwork && !line.hasArtwork) problems.push(problem('cart.artwork-missing', 'userFileId'))
  return problems
}
