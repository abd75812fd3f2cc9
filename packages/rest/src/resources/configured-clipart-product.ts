import {
  chosenOptions,
  configuredClipartProduct,
  correctionView,
  paintedRegions,
  readClipartProduct,
  type StatedClipartProduct,
  type StatedRegion,
} from '@kisscut/records'
import { done, type Paints, type Shop } from '@kisscut/shop'
import { SMALL, type JsonBody, type JsonLimits } from '../body/json.ts'
import { OWN_CHANGES } from '../http/policy.ts'
import { route, type AnyRoute, type Method } from '../http/route.ts'
import { idempotencyKeyOf } from '../http/idempotency-key.ts'
import { revisionStated } from './revision.ts'
import { rowSchema } from './row-schema.ts'
import { showWhole } from './show.ts'
import { staleResponse } from './stale-response.ts'

const record = configuredClipartProduct
const savedSchema = record.schema
  .partial({ width: true, height: true, quantity: true })
  .extend({ regions: paintedRegions().optional(), options: chosenOptions(), ...correctionView.shape })
  .meta({ id: `${record.name}_to_save` })
const row = rowSchema(record).meta({ id: record.name, description: record.about })

/** A hundred regions and options. */
const LIMITS: JsonLimits = { ...SMALL, bytes: 64 * 1024 }

const bodyOf = (method: Method) =>
  ({
    schema: savedSchema,
    limits: LIMITS,
    partial: method === 'PATCH',
    read: (sent) => {
      const reading = readClipartProduct(sent, method !== 'PATCH')
      return reading.ok ? { ok: true, value: { ...reading.value, sent } } : reading
    },
  }) satisfies JsonBody<StatedClipartProduct & { readonly sent: unknown }>

const paintsOf = (regions: readonly StatedRegion[]): Paints =>
  Object.fromEntries(
    regions.map(({ region, color, custom_color }) => [
      region,
      { colorId: color, customColor: color === null ? custom_color : null },
    ]),
  )

const saveRoute = (shop: Shop, method: Method) =>
  route({
    method,
    path: method === 'POST' ? record.path : `${record.path}:id/`,
    policy: OWN_CHANGES,
    summary: `${method === 'POST' ? 'Configures' : 'Changes'} a clipart product as one: details, options and the colors of its regions.`,
    body: bodyOf(method),
    headers: method === 'POST' ? ['Idempotency-Key'] : ['If-Match'],
    success: { status: method === 'POST' ? 201 : 200, schema: row },
    errors: [404, 409],
    handle: async ({ request, viewer, param, body: { change, others, regions, reason, sent } }) => {
      const saved = await shop.clipart.save(viewer, {
        id: param('id') || null,
        productId: others.clipart_product,
        change,
        inverted: others.option_invert,
        paints: regions && paintsOf(regions),
        revision: method === 'POST' ? undefined : revisionStated(request),
        reason,
        idempotencyKey: idempotencyKeyOf(request),
      })
      if (saved.ok) return done(await showWhole(shop, viewer, record, saved.value))
      if (saved.reason !== 'changed') return saved
      const current = await shop.records.read(viewer, record, param('id'))
      if (!current.ok) return saved
      return staleResponse(saved, await showWhole(shop, viewer, record, current.value), sent)
    },
  })

/** A configured drawing is saved through the rules: an error stands under the field's own name. CLIP-6. */
export const configuredClipartProductRoutes = (shop: Shop): readonly AnyRoute[] =>
  (['POST', 'PUT', 'PATCH'] as const).map((method) => saveRoute(shop, method))
