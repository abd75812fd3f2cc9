import type { Product } from '@kisscut/core/product'

/** What a product's stock means to somebody who finds it elsewhere. */
export type Availability = 'in_stock' | 'backorder' | 'out_of_stock'

/** What is made to order is in stock. STOCK-5. */
export const availabilityOf = ({
  remainingStock,
  allowBackorders,
}: Pick<Product, 'remainingStock' | 'allowBackorders'>): Availability => {
  if (remainingStock == null || remainingStock > 0) return 'in_stock'
  return allowBackorders ? 'backorder' : 'out_of_stock'
}
