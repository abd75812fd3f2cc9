import { Exact } from '../money/exact.ts'
import { type Problem, problem } from '../problem/index.ts'
import type { DecimalString } from '../product/types.ts'

/** The frozen values of a cart line beside the present ones. Totals are in one currency. */
export interface LineThenAndNow {
  readonly frozenTotal: DecimalString
  /** Null when it can't be priced now. */
  readonly currentTotal: DecimalString | null
  /** What is in the cart has artwork. */
  readonly hasArtwork: boolean
  /** Sold without artwork; absent: made from artwork. SAMPLE-2. */
  readonly takesNoArtwork?: boolean
  /** The product on record is no longer what is in the cart, and the shopper has not chosen to keep that. */
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
