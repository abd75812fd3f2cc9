import type { SoldItem } from '../sold-items/sold-item.ts'
import type { NewCartLine } from '../ports/carts.ts'

/** The cart line of a sold item, at the price the shop computed for it. CART-2. */
export const lineOfSold = (
  { id, content, sold }: SoldItem,
  search: string,
  declined: string | null = null,
): NewCartLine => {
  const { quote } = sold.price
  if (quote.total === null) throw new Error('A product with problems was about to be put in the cart')
  return {
    productClass: sold.product_class,
    productId: sold.product,
    configuredId: sold.configured,
    name: sold.sold_as.name,
    quantity: quote.quantity,
    unitPrice: quote.unitPrice,
    total: quote.total,
    soldItem: { id, content },
    declined,
    search,
  }
}
