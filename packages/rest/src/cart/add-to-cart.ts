import type { Shop } from '@kisscut/shop'
import { z } from 'zod'
import { readBody } from '../body/json.ts'
import { typed } from '../body/typed.ts'
import { answerOf, json } from '../http/responses.ts'
import { OWN_CHANGES } from '../http/policy.ts'
import { route } from '../http/route.ts'

const wish = z.strictObject({
  product_class: z.string().max(40).default('custom'),
  product_id: z.string().max(64).nullish(),
  quantity: typed.optional(),
  search: z.string().max(500).nullish(),
  idempotency_key: z.string().max(200).optional(),
})

const FIRST = (errors: Readonly<Record<string, readonly string[]>>): string =>
  Object.values(errors)[0]?.[0] ?? 'Unable to add the product to the cart'

/** Spec §7, decisions 25: a configured product into the cart, once per idempotency key (in the body, or as header). */
export const addToCartRoute = (shop: Shop) =>
  route({
    method: 'POST',
    path: '/custom/api/v1/add-to-cart/',
    policy: OWN_CHANGES,
    summary: 'Puts a configured product in the cart; the same idempotency key adds once.',
    takes: wish,
    gives: z.object({
      ok: z.literal(true),
      cart_id: z.string(),
      item_id: z.string(),
      count: z.int(),
      redirect: z.string(),
    }),
    answer: async ({ request, viewer }) => {
      const asked = await readBody(request, wish)
      const added = await shop.cart.add(viewer, {
        productClass: asked.product_class,
        productId: asked.product_id,
        ...(asked.quantity === undefined ? {} : { quantity: asked.quantity }),
        search: asked.search ?? '',
        idempotencyKey:
          asked.idempotency_key ?? request.headers.get('idempotency-key')?.slice(0, 200) ?? null,
      })
      if (!added.ok && added.reason === 'invalid')
        return json({ errors: added.errors, error: FIRST(added.errors) }, 400)
      return answerOf(added, ({ cartId, itemId, count, redirect }) => ({
        ok: true,
        cart_id: cartId,
        item_id: itemId,
        count,
        redirect,
      }))
    },
  })
