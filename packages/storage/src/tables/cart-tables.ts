import type { Dialect } from '../dialect/index.ts'
import type { soldItemTable } from './sold-item-table.ts'

export const cartTable = (d: Dialect) =>
  d.table(
    'cart',
    {
      id: d.text('id').primaryKey(),
      owner: d.text('owner').notNull(),
      currency: d.text('currency').notNull(),
      /** Lines dropped when a guest signed in, until the cart changes. CART-6. */
      removed_lines: d.integer('removed_lines').notNull().default(0),
      created: d.time('created').notNull(),
      updated: d.time('updated').notNull(),
    },
    (t) => [d.uniqueIndex('cart_owner_unique').on(t.owner)],
  )

export const cartLineTable = (
  d: Dialect,
  cart: ReturnType<typeof cartTable>,
  soldItem: ReturnType<typeof soldItemTable>,
) =>
  d.table(
    'cart_line',
    {
      id: d.text('id').primaryKey(),
      cart: d
        .text('cart')
        .notNull()
        .references(() => cart.id, { onDelete: 'cascade' }),
      /** Position in the cart, oldest first. */
      place: d.integer('place').notNull(),
      product_class: d.text('product_class').notNull(),
      product_id: d.text('product_id').notNull(),
      configured_id: d.text('configured_id').notNull(),
      name: d.text('name').notNull(),
      quantity: d.integer('quantity').notNull(),
      unit_price: d.text('unit_price').notNull(),
      total: d.text('total').notNull(),
      /** Null if a version of the shop without sold items added the line and it hasn't been shown since. */
      sold_item: d.text('sold_item').references(() => soldItem.id),
      /** Hash of the product's state that the shopper declined; null if there is none. CART-12. */
      declined: d.text('declined'),
      search: d.text('search').notNull(),
      /** Whether it is saved for later: neither counted nor ordered. CART-7. */
      saved_for_later: d.flag('saved_for_later').notNull().default(false),
      created: d.time('created').notNull(),
      updated: d.time('updated').notNull(),
    },
    (t) => [d.index('cart_line_cart_index').on(t.cart), d.index('cart_line_sold_item_index').on(t.sold_item)],
  )
