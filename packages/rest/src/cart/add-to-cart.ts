import type { Shop } from '@kisscut/shop'
import { z } from 'zod'
import { jsonBody } from '../body/json.ts'
import { typed } from '../body/typed.ts'
import { HttpError } from '../http/http-error.ts'
import { idempotencyKeyOf } from '../http/idempotency-key.ts'
import { OWN_CHANGES } from '../http/policy.ts'
import { problemSchema, problemWire } from '../http/problems.ts'
import { errorResponse, mapped } from '../http/responses.ts'
import { route } from '../http/route.ts'
import * as messages from '../messages/requests.ts'

const line = z.strictObject({
  product_class: z.string().max(40).default('custom'),
  product_id: z.string().max(64).nullish(),
  quantity: typed.optional(),
  /** The currency the page shows; a conflict if the shopper has switched since. */
  currency: z.string().max(3).nullish(),
  search: z.string().max(500).nullish(),
  idempotency_key: z.string().max(200).optional(),
})

const firstOf = (errors: Readonly<Record<string, readonly string[]>>): string =>
  Object.values(errors)[0]?.[0] ?? messages.notAdded

/** API-8, API-9: a configured product into the cart, once per idempotency key (in the body, or as header). */
export const addToCartRoute = (shop: Shop) =>
  route({
    method: 'POST',
    path: '/custom/api/v1/add-to-cart/',
    policy: OWN_CHANGES,
    summary: 'Puts a configured product in the cart; the same idempotency key adds once.',
    body: jsonBody(line),
    example: { product_class: 'custom', product_id: '8a4c8f0e', quantity: '250' },
    headers: ['Idempotency-Key'],
    keyed: 'exactly',
    success: {
      schema: z.object({
        ok: z.literal(true),
        cart_id: z.string(),
        item_id: z.string(),
        count: z.int(),
        redirect: z.string(),
        problems: z.array(problemSchema).describe('Warnings about the product: it is in the cart.'),
      }),
    },
    errors: [400, 403, 404, 409],
    handle: async ({ request, viewer, body }) => {
      const added = await shop.cart.add(viewer, {
        productClass: body.product_class,
        productId: body.product_id,
        ...(body.quantity === undefined ? {} : { quantity: body.quantity }),
        currency: body.currency ?? null,
        search: body.search ?? '',
        idempotencyKey: body.idempotency_key ?? idempotencyKeyOf(request),
      })
      if (!added.ok && added.reason === 'invalid')
        return errorResponse(
          new HttpError(
            400,
            firstOf(added.errors),
            added.errors,
            {},
            (added.problems ?? []).map(problemWire),
          ),
        )
      const warnings = added.ok ? (added.warnings ?? []) : []
      return mapped(added, ({ cartId, itemId, count, redirect }) => ({
        ok: true,
        cart_id: cartId,
        item_id: itemId,
        count,
        redirect,
        problems: warnings.map(problemWire),
      }))
    },
  })
