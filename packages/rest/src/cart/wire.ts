import { wireField } from '@kisscut/core/configuration'
import { messageOf } from '@kisscut/core/problem'
import type { Cart, CartItem } from '@kisscut/shop'
import { z } from 'zod'

const itemWire = (item: CartItem) => ({
  id: item.id,
  product_class: item.productClass,
  product_id: item.configuredId,
  base_product_id: item.productId,
  name: item.name,
  quantity: item.quantity,
  sold_item: item.soldItem,
  unit_price: item.unitPrice,
  total: item.total,
  preview_url: item.previewUrl,
  edit_url: item.editUrl,
  details: item.details.map(({ label, value }) => ({ label, value })),
  ships: item.ships,
  changed: item.changed && {
    fields: item.changed.parts.map(wireField),
    state: item.changed.state,
  },
  problems: item.problems.map((problem) => ({
    code: problem.code,
    level: problem.level,
    field: wireField(problem.field),
    message: messageOf(problem),
  })),
})

/** The cart as the API gives it. `product_id` is the configured product's, as add-to-cart takes it. */
export const cartWire = (cart: Cart) => ({
  id: cart.id,
  currency: cart.currency,
  /** The oldest, which found no room when the shopper signed in. */
  removed_lines: cart.removedLines,
  items: cart.items.map(itemWire),
  saved_for_later: cart.savedForLater.map(itemWire),
  total: cart.total,
})

const itemSchema = z.object({
  id: z.string(),
  product_class: z.string(),
  product_id: z.string(),
  base_product_id: z.string(),
  name: z.string(),
  quantity: z.int(),
  sold_item: z
    .string()
    .nullable()
    .describe('the product as it was put in the cart: the press makes files of it by this id'),
  unit_price: z.string(),
  total: z.string(),
  preview_url: z.string().nullable(),
  edit_url: z.string(),
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  ships: z.string().nullable(),
  changed: z
    .object({ fields: z.array(z.string()), state: z.string() })
    .nullable()
    .describe('how the configured product differs from what is in the cart, and its present state'),
  problems: z.array(
    z.object({ code: z.string(), level: z.string(), field: z.string(), message: z.string() }),
  ),
})

export const cartSchema = z.object({
  id: z.string(),
  currency: z.string(),
  removed_lines: z.int(),
  items: z.array(itemSchema),
  saved_for_later: z.array(itemSchema),
  total: z.string(),
})

/** The cart with a line that was duplicated; `item_id` is the new one. */
export const duplicatedSchema = cartSchema.extend({ item_id: z.string() })
