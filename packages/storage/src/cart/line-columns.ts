import type { Tables } from '../tables/index.ts'
import type { CartLine } from '@kisscut/shop/ports/carts'

type Columns = Omit<
  Tables['cart_line']['$inferInsert'],
  'id' | 'cart' | 'place' | 'saved_for_later' | 'created' | 'updated'
>

/** A cart line as the columns of its table. */
export const columnsOf = (line: Omit<CartLine, 'id' | 'savedForLater' | 'created' | 'updated'>): Columns => ({
  product_class: line.productClass,
  product_id: line.productId,
  configured_id: line.configuredId,
  name: line.name,
  quantity: line.quantity,
  unit_price: line.unitPrice,
  total: line.total,
  sold_item: line.soldItem,
  declined: line.declined,
  // From the page's address, without characters that no database can store.
  search: line.search.replaceAll(/[\0\p{Surrogate}]/gu, ''),
})
