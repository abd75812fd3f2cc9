import type { Shop } from '@kisscut/shop'
import { z } from 'zod'
import { readBody } from '../body/json.ts'
import { typed } from '../body/typed.ts'
import { answerOf, json } from '../http/responses.ts'
import { OWN, OWN_CHANGES } from '../http/policy.ts'
import { route, type AnyRoute } from '../http/route.ts'
import { cartSchema, cartWire } from './wire.ts'

const change = z.strictObject({ quantity: typed })

/** The cart, priced again with every answer; and its lines. */
export const cartRoutes = (shop: Shop): readonly AnyRoute[] => [
  route({
    method: 'GET',
    path: '/cart/api/v1/cart/',
    policy: OWN,
    summary: 'The cart, every line priced again by the shop.',
    gives: cartSchema,
    answer: async ({ viewer }) => json(cartWire(await shop.cart.show(viewer))),
  }),
  route({
    method: 'PATCH',
    path: '/cart/api/v1/item/:id/',
    policy: OWN_CHANGES,
    summary: 'Another quantity of a line, by the rules of the product page; answers the cart.',
    takes: change,
    gives: cartSchema,
    answer: async ({ request, viewer, params }) => {
      const { quantity } = await readBody(request, change)
      return answerOf(await shop.cart.changeQuantity(viewer, params['id'] ?? '', quantity), cartWire)
    },
  }),
  route({
    method: 'DELETE',
    path: '/cart/api/v1/item/:id/',
    policy: OWN_CHANGES,
    summary: 'Takes a line out of the cart; answers the cart.',
    gives: cartSchema,
    answer: async ({ viewer, params }) =>
      answerOf(await shop.cart.remove(viewer, params['id'] ?? ''), cartWire),
  }),
]
