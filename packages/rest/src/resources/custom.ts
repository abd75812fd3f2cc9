import { correctionView, custom, customDesignView, readCustom, type StatedCustom } from '@kisscut/records'
import type { Shop } from '@kisscut/shop'
import { DESIGN, SMALL, type JsonBody, type JsonLimits } from '../body/json.ts'
import { OWN_CHANGES } from '../http/policy.ts'
import { route, type AnyRoute, type Method } from '../http/route.ts'
import { quoteRoute } from '../quote/quote-route.ts'
import { designSchema, savedSchema } from './row-schema.ts'
import { savedRowSchema, withWarnings } from './saved-row.ts'
import { idempotencyKeyOf } from '../http/idempotency-key.ts'
import { revisionStated } from './revision.ts'
import { showWhole } from './show.ts'
import { staleResponse } from './stale-response.ts'

const toSave = savedSchema(custom)
  .extend({ ...customDesignView.shape, ...correctionView.shape, design: designSchema.nullable().optional() })
  .meta({ id: `${custom.name}_to_save` })
const row = savedRowSchema(custom)

/** A comma list of variable data may be long, and a design large. */
const LIMITS: JsonLimits = { ...SMALL, bytes: DESIGN.bytes }

const bodyOf = (method: Method) =>
  ({
    schema: toSave,
    limits: LIMITS,
    partial: method === 'PATCH',
    read: (sent) => {
      const reading = readCustom(sent, method !== 'PATCH')
      return reading.ok ? { ok: true, value: { ...reading.value, sent } } : reading
    },
  }) satisfies JsonBody<StatedCustom & { readonly sent: unknown }>

const EXAMPLE = {
  ...{ template: 'die-cut-stickers', material: 'white-vinyl', width: '3', height: '3', quantity: 100 },
}

const saveRoute = (shop: Shop, method: Method) =>
  route({
    method,
    path: method === 'POST' ? custom.path : `${custom.path}:id/`,
    policy: OWN_CHANGES,
    summary: `${method === 'POST' ? 'Configures' : 'Changes'} a product by the rules of the product page; a price is never taken.`,
    body: bodyOf(method),
    ...(method === 'POST' && { example: EXAMPLE }),
    // The sample design it begins with where no design is stated.
    query: method === 'POST' ? ['sample'] : [],
    headers: method === 'POST' ? ['Idempotency-Key'] : ['If-Match'],
    keyed: 'exactly',
    success: { status: method === 'POST' ? 201 : 200, schema: row },
    errors: [404, 409],
    handle: async ({ request, viewer, param, query, body: { change, design, others, reason, sent } }) => {
      const { template: productId, ...rest } = others
      const id = param('id') || null
      const revision = id === null ? undefined : revisionStated(request)
      const idempotencyKey = id === null ? idempotencyKeyOf(request) : null
      const how = { revision, reason, idempotencyKey, sample: query.get('sample') }
      const stated = { id, productId, change, design, others: rest, ...how }
      const saved = await shop.configure.save(viewer, stated)
      if (saved.ok) return withWarnings(saved, await showWhole(shop, viewer, custom, saved.value))
      if (saved.reason !== 'changed') return saved
      const current = await shop.records.read(viewer, custom, param('id'))
      if (!current.ok) return saved
      return staleResponse(saved, await showWhole(shop, viewer, custom, current.value), sent)
    },
  })

/** Customs are saved through the rules: each error is at its field's name. */
export const customRoutes = (shop: Shop): readonly AnyRoute[] => [
  ...(['POST', 'PUT', 'PATCH'] as const).map((method) => saveRoute(shop, method)),
  quoteRoute(
    custom.path.replace(/custom\/$/, 'quote/'),
    bodyOf('POST'),
    (viewer, { change, design, others: { template, ...others } }, how) =>
      shop.configure.quote(viewer, {
        ...{ change, design, others, ...how },
        ...(template !== undefined && { productId: template }),
      }),
    { query: ['sample'], example: EXAMPLE },
  ),
]
