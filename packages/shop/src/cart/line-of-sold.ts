import type { SoldProduct } from '../configure/sold-product.ts'
import { artworkHashOf } from '../design/printed-artwork.ts'
import type { NewCartLine } from '../ports/carts.ts'

/**
 * The cart line of a configured product the rules have passed: its inputs, the catalog's version and the artwork's hash frozen, the
 * price computed by the shop (CART-2).
 */
export const lineOfSold = (
  { row, configuration, design, file, known, quote }: SoldProduct,
  catalogVersion: number,
  search: string,
): NewCartLine => {
  if (quote.quantity === null || quote.total === null || quote.unitPrice === null)
    throw new Error('A product with problems was about to be put in the cart')
  return {
    productClass: known.offer === null ? known.product.productClass : 'special-offer',
    productId: known.offer?.id ?? known.product.id,
    configuredId: row.id,
    name: known.product.name,
    quantity: quote.quantity,
    unitPrice: quote.unitPrice,
    total: quote.total,
    frozen: {
      configuration,
      priceTableVersion: catalogVersion,
      artworkHash: artworkHashOf({ design, file }),
    },
    search,
  }
}
