import { readChanges, readNew, type AnyRecord } from '@kisscut/records'
import type { Shop, Subject } from '@kisscut/shop'
import { InvalidCursor } from '@kisscut/shop/ports/records'
import { z } from 'zod'
import { SMALL, type JsonBody, type JsonLimits } from '../body/json.ts'
import { OWN, OWN_CHANGES, staffMay } from '../http/policy.ts'
import { json, mapped } from '../http/responses.ts'
import { route, type AnyRoute, type Method } from '../http/route.ts'
import { invalidCursor, listQueryOf, PAGE_PARAMETERS } from './list-query.ts'
import { pageSchema, pageWire } from './page-wire.ts'
import { rowSchema } from './row-schema.ts'
import { showRow } from './show.ts'

/** What is special about a record in the API. */
export interface Exceptions {
  /** Calls that are declared elsewhere. */
  readonly elsewhere?: readonly ('create' | 'change' | 'remove')[]
  /** Bodies larger than usual. */
  readonly limits?: JsonLimits
}

interface Schemas {
  readonly row: z.ZodType
  readonly saved: z.ZodType
  readonly limits?: JsonLimits
}

/** Methods that change a record, and the right each takes. */
const ACTIONS = { POST: 'create', PUT: 'change', PATCH: 'change', DELETE: 'remove' } as const

const policyOf = (record: AnyRecord, method: keyof typeof ACTIONS) =>
  record.save === 'staff' ? staffMay(ACTIONS[method], record.name as Subject) : OWN_CHANGES

const listRoute = (shop: Shop, record: AnyRecord, row: z.ZodType) =>
  route({
    method: 'GET',
    path: record.path,
    policy: OWN,
    summary: `List: ${record.about}`,
    query: [...PAGE_PARAMETERS, ...(record.idIn ? ['id__in'] : []), ...record.filters],
    success: { schema: pageSchema(row) },
    errors: [400],
    handle: async ({ viewer, query }) => {
      const page = await shop.records
        .list(viewer, record, listQueryOf(record, query))
        .catch((error: unknown) => {
          throw error instanceof InvalidCursor ? invalidCursor() : error
        })
      return json(pageWire(record.path, page, query, (each) => showRow(shop, viewer, record, each)))
    },
  })

const readRoute = (shop: Shop, record: AnyRecord, row: z.ZodType) =>
  route({
    method: 'GET',
    path: `${record.path}:id/`,
    policy: OWN,
    summary: `Read one ${record.name}`,
    success: { schema: row },
    handle: async ({ viewer, param }) =>
      mapped(await shop.records.read(viewer, record, param('id')), (value) =>
        showRow(shop, viewer, record, value),
      ),
  })

const VERBS: Partial<Readonly<Record<Method, string>>> = { POST: 'Create', PUT: 'Replace', PATCH: 'Change' }

/** The body of a save: a whole record, or with PATCH some of its fields. */
const savedBody = (record: AnyRecord, schema: z.ZodType, method: Method, limits = SMALL) =>
  ({
    schema,
    limits,
    partial: method === 'PATCH',
    read: (body) => (method === 'PATCH' ? readChanges(record, body) : readNew(record, body)),
  }) satisfies JsonBody<unknown>

const saveRoute = (
  shop: Shop,
  record: AnyRecord,
  { row, saved, limits }: Schemas,
  method: keyof typeof ACTIONS,
) =>
  route({
    method,
    path: method === 'POST' ? record.path : `${record.path}:id/`,
    policy: policyOf(record, method),
    summary: `${VERBS[method]} a ${record.name}`,
    body: savedBody(record, saved, method, limits),
    success: { status: method === 'POST' ? 201 : 200, schema: row },
    errors: [404, 409],
    handle: async ({ viewer, param, body }) =>
      mapped(await shop.records.save(viewer, record, param('id') || null, body), (value) =>
        showRow(shop, viewer, record, value),
      ),
  })

const removeRoute = (shop: Shop, record: AnyRecord) =>
  route({
    method: 'DELETE',
    path: `${record.path}:id/`,
    policy: policyOf(record, 'DELETE'),
    summary: `Remove a ${record.name}`,
    success: { schema: z.object({ id: z.string() }) },
    errors: [409],
    handle: ({ viewer, param }) => shop.records.remove(viewer, record, param('id')),
  })

/** List, read, create, replace, change and remove of one record, by its own declaration (API-11 to API-15). */
export const resourceRoutes = (
  shop: Shop,
  record: AnyRecord,
  { elsewhere = [], limits }: Exceptions = {},
): readonly AnyRoute[] => {
  const row = rowSchema(record).meta({ id: record.name, description: record.about })
  const saved = record.schema.meta({ id: `${record.name}_to_save` })
  const schemas = { row, saved, ...(limits ? { limits } : {}) }
  const save = (method: keyof typeof ACTIONS) => saveRoute(shop, record, schemas, method)
  return [
    listRoute(shop, record, row),
    readRoute(shop, record, row),
    ...(elsewhere.includes('create') ? [] : [save('POST')]),
    ...(elsewhere.includes('change') ? [] : [save('PUT'), save('PATCH')]),
    ...(elsewhere.includes('remove') ? [] : [removeRoute(shop, record)]),
  ]
}
