import type { ProductData, Quote, Configuration } from '@kisscut/core/product'
import { showSize } from '@kisscut/core/units'
import { showCount } from '../../money/format.ts'
import type { DisplayPreferences } from '../../page/locale.tsx'
import * as messages from '../../../messages/configurator.ts'

const isLength = (text: string) => /^\d{1,6}(\.\d{1,6})?$/.test(text)

/** The order in one line: `100 pieces, 2 × 2 in, White vinyl`. */
export function summaryOf(
  product: ProductData,
  configuration: Configuration,
  quote: Quote,
  { unit, locale }: DisplayPreferences,
): string {
  const parts = [
    quote.quantity === null ? null : messages.pieces(quote.quantity, showCount(quote.quantity, locale)),
    isLength(configuration.width) && isLength(configuration.height)
      ? showSize(configuration.width, configuration.height, unit, locale)
      : null,
    product.materials.find(({ id }) => id === configuration.materialId)?.name,
  ]
  return parts.filter(Boolean).join(', ')
}
