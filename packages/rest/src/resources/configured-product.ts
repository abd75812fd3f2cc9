import type { Quote } from '@kisscut/core/product'
import { correctionView, type AnyRecord, type Reading } from '@kisscut/records'
import type { Outcome, Shop, Viewer } from '@kisscut/shop'
import type { z } from 'zod'
import { SMALL, type JsonBody, type JsonLimits } from '../body/json.ts'
import { idempotencyKeyOf } from '../http/idempotency-key.ts'
import { OWN_CHANGES } from '../http/policy.ts'
import { route, type AnyRoute, type Method } from '../http/route.ts'
import { quoteRoute } from '../quote/quote-route.ts'
import { revisionStated } from './revision.ts'
import { savedSchema } from './row-schema.ts'
import { savedRowSchema, withWarnings } from './saved-row.ts'
import { showWhole } from './show.ts'
import { staleResponse } from './stale-response.ts'

/** Inputs of every save of a configured product besides the stated values. */
export interface SaveOf {
  readonly id: string | null
  /** The revision the change was made of; undefined: whatever it is. DESIGN-22. */
  readonly revision: number | undefined
  /** Why staff change it. ROLE-7. */
  readonly reason: string | undefined
  readonly idempotencyKey: string | null
}

/** How one class of configured products is saved by its rules. */
export interface ConfiguredProduct<S> {
  readonly record: AnyRecord
  /** Lists of its parts, as clients send them. */
  readonly parts?: z.ZodRawShape
  readonly limits?: JsonLimits
  readonly summary: (verb: 'POST' | 'PUT' | 'PATCH') => string
  /** The body as a new one, or as changes to one. */
  read(body: unknown, isNew: boolean): Reading<S>
  save(viewer: Viewer, stated: S, how: SaveOf): Promise<Outcome<object>>
  /** The price of a new one, which is not saved. API-27. */
  quote(viewer: Viewer, stated: S, how: { readonly currency?: string }): Promise<Outcome<Quote>>
  /** The response to what the rules reject, where it is a particular one. */
  rejected?(failure: Extract<Outcome<never>, { readonly reason: 'invalid' }>): Response
}

type Stated<S> = S & { readonly reason?: string; readonly sent: unknown }

/** POST, PUT and PATCH of configured products of one class, through the rules: each error is at its field's name. API-13, API-23. */
export function configuredProductRoutes<S extends object>(
  shop: Shop,
  product: ConfiguredProduct<S>,
): readonly AnyRoute[] {
  const { record } = product
  const toSave = savedSchema(record)
    .partial({ width: true, height: true, quantity: true } as never)
    .extend({ ...product.parts, ...correctionView.shape })
    .meta({ id: `${record.name}_to_save` })
  const row = savedRowSchema(record)
  const bodyOf = (method: Method): JsonBody<Stated<S>> => ({
    schema: toSave,
    limits: product.limits ?? SMALL,
    partial: method === 'PATCH',
    read: (sent) => {
      const reading = product.read(sent, method !== 'PATCH')
      return reading.ok ? { ok: true, value: { ...reading.value, sent } } : reading
    },
  })
  const saves = (['POST', 'PUT', 'PATCH'] as const).map((method) =>
    route({
      method,
      path: method === 'POST' ? record.path : `${record.path}:id/`,
      policy: OWN_CHANGES,
      summary: product.summary(method),
      body: bodyOf(method),
      headers: method === 'POST' ? ['Idempotency-Key'] : ['If-Match'],
      keyed: 'exactly',
      success: { status: method === 'POST' ? 201 : 200, schema: row },
      errors: [404, 409],
      handle: async ({ request, viewer, param, body }) => {
        const saved = await product.save(viewer, body, {
          id: param('id') || null,
          revision: method === 'POST' ? undefined : revisionStated(request),
          reason: body.reason,
          idempotencyKey: idempotencyKeyOf(request),
        })
        if (saved.ok) return withWarnings(saved, await showWhole(shop, viewer, record, saved.value as never))
        if (saved.reason === 'invalid' && product.rejected) return product.rejected(saved)
        if (saved.reason !== 'changed') return saved
        const current = await shop.records.read(viewer, record, param('id'))
        if (!current.ok) return saved
        return staleResponse(saved, await showWhole(shop, viewer, record, current.value), body.sent)
      },
    }),
  )
  return [
    ...saves,
    quoteRoute(`${record.path}quote/`, bodyOf('POST'), (viewer, stated, how) =>
      product.quote(viewer, stated, how),
    ),
  ]
}
