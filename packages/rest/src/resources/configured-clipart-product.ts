import {
  chosenOptions,
  configuredClipartOption,
  configuredClipartProduct,
  configuredClipartProductRegion,
  correctionView,
  paintedRegions,
  readClipartProduct,
  type AnyRecord,
  type StatedClipartProduct,
  type StatedOption,
  type StatedRegion,
} from '@kisscut/records'
import { done, type Paints, type Shop, type Viewer } from '@kisscut/shop'
import { noSuchPart } from '../messages/requests.ts'
import { invalid } from '../http/http-error.ts'
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
  .extend({
    regions: paintedRegions().optional(),
    options: chosenOptions().optional(),
    ...correctionView.shape,
  })
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

/** Parts as they are stated, those that stay with what their rows say; null: one is not there. */
async function statedParts<T extends object>(
  shop: Shop,
  viewer: Viewer,
  part: AnyRecord,
  stated: readonly (string | T)[],
): Promise<readonly T[] | null> {
  const all = await Promise.all(
    stated.map(async (each) => {
      if (typeof each !== 'string') return each
      const row = await shop.records.read(viewer, part, each)
      return row.ok ? (row.value as unknown as T) : null
    }),
  )
  return all.some((each) => each === null) ? null : (all as readonly T[])
}

const paintsOf = (regions: readonly Exclude<StatedRegion, string>[]): Paints =>
  Object.fromEntries(
    regions.map(({ region, color, custom_color }) => [
      region,
      { colorId: color, customColor: color === null ? custom_color : null },
    ]),
  )

interface Lists {
  readonly missing?: 'regions' | 'options'
  readonly paints?: Paints
  readonly options?: readonly { readonly optionSetId: string; readonly optionId: string }[]
}

/** What the lists of a body state; the field of one that names what is not there. */
async function listsOf(
  shop: Shop,
  viewer: Viewer,
  { regions, options }: StatedClipartProduct,
): Promise<Lists> {
  const painted = await statedParts(shop, viewer, configuredClipartProductRegion, regions ?? [])
  if (painted === null) return { missing: 'regions' }
  const chosen = await statedParts(shop, viewer, configuredClipartOption, options ?? [])
  if (chosen === null) return { missing: 'options' }
  return {
    ...(regions && { paints: paintsOf(painted as readonly Exclude<StatedRegion, string>[]) }),
    ...(options && {
      options: (chosen as readonly Exclude<StatedOption, string>[]).map(({ option_set, option }) => ({
        ...{ optionSetId: option_set, optionId: option },
      })),
    }),
  }
}

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
    handle: async ({ request, viewer, param, body }) => {
      const { change, others, reason, sent } = body
      const lists = await listsOf(shop, viewer, body)
      if (lists.missing !== undefined) throw invalid({ [lists.missing]: [noSuchPart] })
      const saved = await shop.clipart.save(viewer, {
        id: param('id') || null,
        productId: others.clipart_product,
        change: { ...change, ...(lists.options && { options: lists.options }) },
        inverted: others.option_invert,
        paints: lists.paints,
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
