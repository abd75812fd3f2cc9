import type { Product, Quote, Wishes } from '@kisscut/core/product'
import { showSize } from '@kisscut/core/units'
import { showCount } from '../../money/format.ts'
import type { Manner } from '../../page/locale.tsx'

const isLength = (text: string) => /^\d{1,6}(\.\d{1,6})?$/.test(text)

/** The order in one line: `100 pieces, 2 × 2 in, White vinyl`. */
export function summaryOf(product: Product, wishes: Wishes, quote: Quote, { unit, locale }: Manner): string {
  const pieces = quote.quantity === 1 ? 'piece' : 'pieces'
  const parts = [
    quote.quantity === null ? null : `${showCount(quote.quantity, locale)} ${pieces}`,
    isLength(wishes.width) && isLength(wishes.height)
      ? showSize(wishes.width, wishes.height, unit, locale)
      : null,
    product.materials.find(({ id }) => id === wishes.materialId)?.name,
  ]
  return parts.filter(Boolean).join(', ')
}
