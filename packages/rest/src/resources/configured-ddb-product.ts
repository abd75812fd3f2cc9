import {
  clipartElements,
  configuredDdbProduct,
  correctionView,
  readDdbProduct,
  type StatedClipart,
  type StatedDdbProduct,
} from '@kisscut/records'
import { done, type PlacedClipart, type Shop } from '@kisscut/shop'
import { SMALL, type JsonBody, type JsonLimits } from '../body/json.ts'
import { OWN_CHANGES } from '../http/policy.ts'
import { route, type AnyRoute, type Method } from '../http/route.ts'
import { idempotencyKeyOf } from '../http/idempotency-key.ts'
import { revisionStated } from './revision.ts'
import { rowSchema } from './row-schema.ts'
import { showWhole } from './show.ts'
import { staleResponse } from './stale-response.ts'

const record = configuredDdbProduct
const savedSchema = record.schema
  .partial({ width: true, height: true, quantity: true })
  .extend({ clipart_elements: clipartElements().optional(), ...correctionView.shape })
  .meta({ id: `${record.name}_to_save` })
const row = rowSchema(record).meta({ id: record.name, description: record.about })

/** A hundred cliparts, each with a color for every region. */
const LIMITS: JsonLimits = { ...SMALL, bytes: 256 * 1024 }

const bodyOf = (method: Method) =>
  ({
    schema: savedSchema,
    limits: LIMITS,
    partial: method === 'PATCH',
    read: (sent) => {
      const reading = readDdbProduct(sent, method !== 'PATCH')
      return reading.ok ? { ok: true, value: { ...reading.value, sent } } : reading
    },
  }) satisfies JsonBody<StatedDdbProduct & { readonly sent: unknown }>

const placed = (stated: StatedClipart): string | PlacedClipart =>
  typeof stated === 'string'
    ? stated
    : {
        clipart: stated.clipart,
        paints: Object.fromEntries(
          stated.regions.map(({ region, color, custom_color }) => [
            region,
            { colorId: color, customColor: color === null ? custom_color : null },
          ]),
        ),
      }

const saveRoute = (shop: Shop, method: Method) =>
  route({
    method,
    path: method === 'POST' ? record.path : `${record.path}:id/`,
    policy: OWN_CHANGES,
    summary: `${method === 'POST' ? 'Puts together' : 'Changes'} a drag-drop-buy product as one: details, cliparts with their colors, and words.`,
    body: bodyOf(method),
    headers: method === 'POST' ? ['Idempotency-Key'] : ['If-Match'],
    success: { status: method === 'POST' ? 201 : 200, schema: row },
    errors: [404, 409],
    handle: async ({ request, viewer, param, body: { change, others, cliparts, reason, sent } }) => {
      const { ddb_product: productId, ...fields } = others
      const saved = await shop.dragDropBuy.save(viewer, {
        id: param('id') || null,
        productId,
        change,
        fields,
        cliparts: cliparts?.map(placed),
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

/** What is put together is saved through the rules: an error stands under the field's own name. DDB-4. */
export const configuredDdbProductRoutes = (shop: Shop): readonly AnyRoute[] =>
  (['POST', 'PUT', 'PATCH'] as const).map((method) => saveRoute(shop, method))
