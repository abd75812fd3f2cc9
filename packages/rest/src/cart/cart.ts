import { PRODUCT_CHOICES, type Shop } from '@kisscut/shop'
import { z } from 'zod'
import { jsonBody } from '../body/json.ts'
import { typed } from '../body/typed.ts'
import { OWN, OWN_CHANGES } from '../http/policy.ts'
import { idempotencyKeyOf } from '../http/idempotency-key.ts'
import { json, mapped } from '../http/responses.ts'
import { route, type AnyRoute } from '../http/route.ts'
import { cartSchema, cartWire, duplicatedSchema } from './wire.ts'

const change = z.strictObject({ quantity: typed })
const choice = z.strictObject({
  use: z.enum(PRODUCT_CHOICES).describe('new: the product as it is now · kept: as it is in the cart'),
  /** As `changed` of the line states it: a newer one is not declined unseen. */
  state: z.string().max(64).nullish(),
})

/** The cart, priced again with every response; and its lines. */
export const cartRoutes = (shop: Shop): readonly AnyRoute[] => [
  route({
    method: 'GET',
    path: '/cart/api/v1/cart/',
    policy: OWN,
    summary: 'The cart, every line priced again by the shop.',
    success: { schema: cartSchema },
    handle: async ({ viewer }) => json(cartWire(await shop.cart.show(viewer))),
  }),
  route({
    method: 'PATCH',
    path: '/cart/api/v1/item/:id/',
    policy: OWN_CHANGES,
    summary: 'Another quantity of a line, by the rules of the product page; the response is the cart.',
    body: jsonBody(change),
    success: { schema: cartSchema },
    handle: async ({ viewer, param, body }) =>
      mapped(await shop.cart.changeQuantity(viewer, param('id'), body.quantity), cartWire),
  }),
  route({
    method: 'PUT',
    path: '/cart/api/v1/item/:id/saved-for-later/',
    policy: OWN_CHANGES,
    summary: 'Saves a line for later: neither counted nor ordered; the response is the cart.',
    success: { schema: cartSchema },
    handle: async ({ viewer, param }) =>
      mapped(await shop.cart.saveForLater(viewer, param('id'), true), cartWire),
  }),
  route({
    method: 'DELETE',
    path: '/cart/api/v1/item/:id/saved-for-later/',
    policy: OWN_CHANGES,
    summary: 'Moves a line that was saved for later back to the cart; the response is the cart.',
    success: { schema: cartSchema },
    handle: async ({ viewer, param }) =>
      mapped(await shop.cart.saveForLater(viewer, param('id'), false), cartWire),
  }),
  route({
    method: 'PUT',
    path: '/cart/api/v1/item/:id/changed/',
    policy: OWN_CHANGES,
    summary:
      'The choice about a product that was changed since it was put in the cart: the line takes the new one, or keeps what it holds; the response is the cart.',
    body: jsonBody(choice),
    success: { schema: cartSchema },
    errors: [404, 409],
    handle: async ({ viewer, param, body }) =>
      mapped(await shop.cart.choose(viewer, param('id'), body.use, body.state), cartWire),
  }),
  route({
    method: 'POST',
    path: '/cart/api/v1/item/:id/duplicate/',
    policy: OWN_CHANGES,
    summary:
      'Adds another line of the same product with a configured product of its own, once per `Idempotency-Key`.',
    headers: ['Idempotency-Key'],
    keyed: 'exactly',
    success: { status: 201, schema: duplicatedSchema, location: () => '/cart/api/v1/cart/' },
    errors: [400, 404, 409],
    handle: async ({ request, viewer, param }) => {
      const key = idempotencyKeyOf(request)
      return mapped(await shop.cart.duplicate(viewer, param('id'), key), ({ itemId, cart }) => ({
        item_id: itemId,
        ...cartWire(cart),
      }))
    },
  }),
  route({
    method: 'DELETE',
    path: '/cart/api/v1/item/:id/',
    policy: OWN_CHANGES,
    summary: 'Removes a line from the cart; the response is the cart.',
    success: { schema: cartSchema },
    handle: async ({ viewer, param }) => mapped(await shop.cart.remove(viewer, param('id')), cartWire),
  }),
]
