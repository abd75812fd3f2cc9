import { FINISHING_TAGS, isBorderWhite } from '@kisscut/core/option'
import type { Configuration, OptionSet, Product } from '@kisscut/core/product'
import * as messages from '../../../messages/setup.ts'

/** What a border is made of; `sets` are those on offer. White ink is sold where the bare material isn't white. OPT-10, PROD-17. */
export function borderHint(
  product: Product,
  configuration: Configuration,
  sets: readonly OptionSet[],
): string {
  if (isBorderWhite(product, configuration)) return messages.whiteBorderHint
  const isWhiteSold = sets.some(({ options }) =>
    options.some(({ tags }) => tags.some(({ slug }) => slug === FINISHING_TAGS.whiteInk)),
  )
  return isWhiteSold ? messages.bareBorderHint : messages.borderHint
}
