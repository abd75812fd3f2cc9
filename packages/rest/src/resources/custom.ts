import { custom, readChanges, readNew } from '@kisscut/records'
import type { Shop } from '@kisscut/shop'
import { SMALL, type JsonBody } from '../body/json.ts'
import { typed } from '../body/typed.ts'
import { OWN_CHANGES } from '../http/policy.ts'
import { mapped } from '../http/responses.ts'
import { route, type AnyRoute, type Method } from '../http/route.ts'
import { rowSchema } from './row-schema.ts'
import { showRow } from './show.ts'

const TYPED = ['width', 'height', 'quantity'] as const

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** The three sides of a wish that the rules read themselves, as typed; stand-ins take their place for the schema. */
const withTyped = (body: unknown) => {
  if (!isObject(body)) return { body, typed: {} }
  const found: Partial<Record<(typeof TYPED)[number], string>> = {}
  const rest = { ...body }
  for (const name of TYPED) {
    if (!Object.hasOwn(body, name)) continue
    const reading = typed.safeParse(body[name] ?? '')
    if (!reading.success) continue
    found[name] = reading.data
    rest[name] = name === 'quantity' ? 1 : '1'
  }
  return { body: rest, typed: found }
}

/** What was sent, without the stand-ins and without what the schema filled in: the product page knows better defaults. */
const given = <T extends object>(values: T, body: unknown): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => isObject(body) && Object.hasOwn(body, name) && !(TYPED as readonly string[]).includes(name),
    ),
  ) as Partial<T>

const savedSchema = custom.schema.meta({ id: `${custom.name}_to_save` })
const row = rowSchema(custom).meta({ id: custom.name, description: custom.about })

const bodyOf = (method: Method) =>
  ({
    schema: savedSchema,
    limits: SMALL,
    partial: method === 'PATCH',
    read: (sent) => {
      const { body, typed } = withTyped(sent)
      const reading = method === 'PATCH' ? readChanges(custom, body) : readNew(custom, body)
      return reading.ok ? { ok: true, value: { values: given(reading.value, body), typed } } : reading
    },
  }) satisfies JsonBody<unknown>

const saveRoute = (shop: Shop, method: Method) =>
  route({
    method,
    path: method === 'POST' ? custom.path : `${custom.path}:id/`,
    policy: OWN_CHANGES,
    summary: `${method === 'POST' ? 'Configures' : 'Changes'} a product by the rules of the product page; a price is never taken.`,
    body: bodyOf(method),
    success: { status: method === 'POST' ? 201 : 200, schema: row },
    errors: [404, 409],
    handle: async ({ viewer, param, body }) =>
      mapped(await shop.configure.saveRecord(viewer, param('id') || null, body), (saved) =>
        showRow(shop, viewer, custom, saved),
      ),
  })

/** Customs are saved through the rules: an error of the rules stands under the field's own name. */
export const customRoutes = (shop: Shop): readonly AnyRoute[] =>
  (['POST', 'PUT', 'PATCH'] as const).map((method) => saveRoute(shop, method))
