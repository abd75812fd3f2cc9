import type { Dialect } from '../dialect/index.ts'
import type { FrozenInputs } from '@kisscut/shop/ports/carts'

export const cartTable = (d: Dialect) =>
  d.table(
    'cart',
    {
      id: d.text('id').primaryKey(),
      owner: d.text('owner').notNull(),
      currency: d.text('currency').notNull(),
      /** Lines that found no room when a guest signed in, until the cart changes. CART-6. */
      removed_lines: d.integer('removed_lines').notNull().default(0),
      created: d.time('created').notNull(),
      updated: d.time('updated').notNull(),
    },
    (t) => [d.uniqueIndex('cart_owner_unique').on(t.owner)],
  )

export const cartLineTable = (d: Dialect, cart: ReturnType<typeof cartTable>) =>
  d.table(
    'cart_line',
    {
      id: d.text('id').primaryKey(),
      cart: d
        .text('cart')
        .notNull()
        .references(() => cart.id, { onDelete: 'cascade' }),
      /** Place in the cart: oldest first. */
      place: d.integer('place').notNull(),
      product_class: d.text('product_class').notNull(),
      product_id: d.text('product_id').notNull(),
      configured_id: d.text('configured_id').notNull(),
      name: d.text('name').notNull(),
      quantity: d.integer('quantity').notNull(),
      unit_price: d.text('unit_price').notNull(),
      total: d.text('total').notNull(),
      frozen: d.json<FrozenInputs>('frozen').notNull(),
      search: d.text('search').notNull(),
      /** Kept beside the cart: not counted and not ordered. CART-7. */
      saved_for_later: d.flag('saved_for_later').notNull().default(false),
      created: d.time('created').notNull(),
      updated: d.time('updated').notNull(),
    },
    (t) => [d.index('cart_line_cart_index').on(t.cart)],
  )
