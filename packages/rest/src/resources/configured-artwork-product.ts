import {
  configuredMarketplaceProduct,
  configuredShutterstockProduct,
  correctionView,
  readArtworkProduct,
  type AnyRecord,
  type StatedArtworkProduct,
} from '@kisscut/records'
import { done, type ArtworkClass, type Shop } from '@kisscut/shop'
import { SMALL, type JsonBody } from '../body/json.ts'
import { idempotencyKeyOf } from '../http/idempotency-key.ts'
import { OWN_CHANGES } from '../http/policy.ts'
import { json } from '../http/responses.ts'
import { route, type AnyRoute, type Method } from '../http/route.ts'
import { revisionStated } from './revision.ts'
import { rowSchema } from './row-schema.ts'
import { showWhole } from './show.ts'
import { staleResponse } from './stale-response.ts'

/** Where the errors of a configured product stand in a response, beside `errors`. ERR-7. */
const UNDER = 'configured-product'

interface Resource {
  readonly productClass: ArtworkClass
  readonly record: AnyRecord
  /** The field that names the product. */
  readonly of: string
}

const RESOURCES: readonly Resource[] = [
  { productClass: 'marketplace', record: configuredMarketplaceProduct, of: 'marketplace_product' },
  { productClass: 'stock', record: configuredShutterstockProduct, of: 'shutterstock_product' },
]

const savedSchema = (record: AnyRecord) =>
  record.schema
    .partial({ width: true, height: true, quantity: true } as never)
    .extend(correctionView.shape)
    .meta({ id: `${record.name}_to_save` })

const bodyOf = (record: AnyRecord, method: Method) =>
  ({
    schema: savedSchema(record),
    limits: SMALL,
    partial: method === 'PATCH',
    read: (sent) => {
      const reading = readArtworkProduct(record, sent, method !== 'PATCH')
      return reading.ok ? { ok: true, value: { ...reading.value, sent } } : reading
    },
  }) satisfies JsonBody<StatedArtworkProduct & { readonly sent: unknown }>

const saveRoute = (shop: Shop, { productClass, record, of }: Resource, method: Method) =>
  route({
    method,
    path: method === 'POST' ? record.path : `${record.path}:id/`,
    policy: OWN_CHANGES,
    summary: `${method === 'POST' ? 'Configures' : 'Changes'} a product whose artwork is there already, by the rules of its page; what is wrong with it stands under \`${UNDER}\`, too.`,
    body: bodyOf(record, method),
    headers: method === 'POST' ? ['Idempotency-Key'] : ['If-Match'],
    success: {
      status: method === 'POST' ? 201 : 200,
      schema: rowSchema(record).meta({ id: record.name, description: record.about }),
    },
    errors: [404, 409],
    handle: async ({ request, viewer, param, body: { change, others, reason, sent } }) => {
      const { [of]: productId, removed_background: removedBackground } = others
      const saved = await shop.artworks.save(viewer, {
        productClass,
        id: param('id') || null,
        productId: productId as string | undefined,
        change,
        removedBackground,
        revision: method === 'POST' ? undefined : revisionStated(request),
        reason,
        idempotencyKey: idempotencyKeyOf(request),
      })
      if (saved.ok) return done(await showWhole(shop, viewer, record, saved.value as never))
      if (saved.reason === 'invalid') return json({ errors: saved.errors, [UNDER]: saved.errors }, 400)
      if (saved.reason !== 'changed') return saved
      const current = await shop.records.read(viewer, record, param('id'))
      if (!current.ok) return saved
      return staleResponse(saved, await showWhole(shop, viewer, record, current.value), sent)
    },
  })

/** Configured products of the marketplace and of stock libraries are saved through the rules. MKT-5, IMG-3. */
export const configuredArtworkProductRoutes = (shop: Shop): readonly AnyRoute[] =>
  RESOURCES.flatMap((resource) =>
    (['POST', 'PUT', 'PATCH'] as const).map((method) => saveRoute(shop, resource, method)),
  )
