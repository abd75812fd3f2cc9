import type { ProductData } from '../product/types.ts'

/** A product's availability, for search engines and feeds. */
export type Availability = 'in_stock' | 'backorder' | 'out_of_stock'

/** Whether a quantity is available; products made to order are in stock. SEO-3, SEO-6, STOCK-5. */
export const availabilityOf = (
  { remainingStock, allowBackorders }: Pick<ProductData, 'remainingStock' | 'allowBackorders'>,
  quantity: number,
): Availability => {
  if (remainingStock == null || quantity <= remainingStock) return 'in_stock'
  return allowBackorders ? 'backorder' : 'out_of_stock'
}
