import { FINISHING_TAGS, isBorderWhite } from '@kisscut/core/option'
import type { Configuration, OptionSet, ProductData } from '@kisscut/core/product'
import { showLength } from '@kisscut/core/units'
import type { DisplayPreferences } from '../../page/locale.tsx'
import * as messages from '../../../messages/setup.ts'

/** Width of a border in inches. OPT-10. */
const BORDER_WIDTH = '0.25'

/**
 * The material and width of a border; `sets` are the available option sets. White ink is sold where the bare material
 * isn't white. OPT-10, PROD-17.
 */
export function borderHint(
  product: ProductData,
  configuration: Configuration,
  sets: readonly OptionSet[],
  { unit, locale }: DisplayPreferences,
): string {
  const width = showLength(BORDER_WIDTH, unit, locale)
  if (isBorderWhite(product, configuration)) return messages.whiteBorderHint(width)
  const isWhiteSold = sets.some(({ options }) =>
    options.some(({ tags }) => tags.some(({ slug }) => slug === FINISHING_TAGS.whiteInk)),
  )
  return (isWhiteSold ? messages.bareBorderHint : messages.borderHint)(width)
}
