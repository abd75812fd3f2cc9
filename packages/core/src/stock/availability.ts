import type { Product } from '../product/types.ts'

/** What a product's stock means to somebody who finds it elsewhere. */
export type Availability = 'in_stock' | 'backorder' | 'out_of_stock'

/** Whether so many can be had; what is made to order is in stock. SEO-3, SEO-6, STOCK-5. */
export const availabilityOf = (
  { remainingStock, allowBackorders }: Pick<Product, 'remainingStock' | 'allowBackorders'>,
  quantity: number,
): Availability => {
  if (remainingStock == null || quantity <= remainingStock) return 'in_stock'
  return allowBackorders ? 'backorder' : 'out_of_stock'
}
