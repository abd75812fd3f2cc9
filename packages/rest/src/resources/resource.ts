import { cutText } from '@kisscut/core/text'
import { readChanges, readNew, type AnyRecord, type RecordView } from '@kisscut/records'
import { can, done, isStaff, type Shop, type Subject } from '@kisscut/shop'
import { InvalidCursor } from '@kisscut/shop/ports/records'
import { z } from 'zod'
import { SMALL, type JsonBody, type JsonLimits } from '../body/json.ts'
import { OWN, OWN_CHANGES, staffMay } from '../http/policy.ts'
import { route, type AnyRoute, type Method } from '../http/route.ts'
import type { CatalogResponses } from './catalog-responses.ts'
import {
  filterParameters,
  invalidCursor,
  listQueryOf,
  PAGE_PARAMETERS,
  SEARCH_PARAMETERS,
  searchParameters,
  searchQueryOf,
  UPDATED_AFTER,
} from './list-query.ts'
import { pageSchema, pageWire } from './page-wire.ts'
import { rowSchema, savedSchema } from './row-schema.ts'
import { once } from './once.ts'
import { revisionStated } from './revision.ts'
import { showRows, showWhole } from './show.ts'
import { staleResponse } from './stale-response.ts'

/** Special behavior of a record in the API. */
export interface Exceptions {
  /** Calls declared elsewhere. */
  readonly elsewhere?: readonly ('create' | 'change' | 'remove')[]
  /** Bodies larger than usual. */
  readonly limits?: JsonLimits
}

/** Schemas of a record for the API's description, generated on first use. */
interface Schemas {
  readonly row: z.ZodType
  readonly page: z.ZodType
  readonly saved: z.ZodType
}

/** A record as it is served: by itself, or in the slim form of a view. */
interface Served {
  readonly record: AnyRecord
  /** The fields it shows and saves. */
  readonly shown: AnyRecord
  readonly schemas: Schemas
  readonly limits?: JsonLimits
  readonly responses: CatalogResponses
}

/** Methods that change a record, and the right each takes. */
const ACTIONS = { POST: 'create', PUT: 'change', PATCH: 'change', DELETE: 'remove' } as const

/** A guest: anyone may do with their own rows what a guest may. */
const ANYBODY = { owner: 'session:', roles: [] }

const policyOf = ({ record }: Served, method: keyof typeof ACTIONS) =>
  can(ANYBODY, ACTIONS[method], record) ? OWN_CHANGES : staffMay(ACTIONS[method], record.name as Subject)

/** Published records have an `ETag`. API-32. */
const conditional = ({ isCatalog }: AnyRecord) => (isCatalog ? { headers: ['If-None-Match'] } : {})

const listRoute = (shop: Shop, { record, shown, schemas, responses }: Served) =>
  route({
    method: 'GET',
    path: shown.path,
    policy: OWN,
    summary: `List: ${shown.about}`,
    query: [
      ...PAGE_PARAMETERS,
      ...SEARCH_PARAMETERS,
      UPDATED_AFTER,
      ...(shown.idIn ? ['id__in'] : []),
      ...record.filters,
    ],
    parameters: { ...searchParameters(record), ...filterParameters(record) },
    ...conditional(record),
    success: {
      get schema() {
        return schemas.page
      },
    },
    errors: [400, 403],
    handle: ({ request, viewer, query }) =>
      responses.respond(request, viewer, record, async () => {
        const search = isStaff(viewer) ? searchQueryOf(record, query) : null
        if (search !== null) {
          const found = await shop.records.search(viewer, record, search)
          if (!found.ok) return found
          const { page, pageSize, count, rows } = found.value
          const shownRows = await showRows(shop, viewer, shown, rows)
          const wire = pageWire(shown.path, found.value, query, shownRows, page * pageSize < count)
          return done({ wire, rows })
        }
        const page = await shop.records
          .list(viewer, record, listQueryOf(record, query))
          .catch((error: unknown) => {
            throw error instanceof InvalidCursor ? invalidCursor() : error
          })
        const { rows } = page
        return done({
          wire: pageWire(shown.path, page, query, await showRows(shop, viewer, shown, rows)),
          rows,
        })
      }),
  })

const readRoute = (shop: Shop, { record, shown, schemas, responses }: Served) =>
  route({
    method: 'GET',
    path: `${shown.path}:id/`,
    policy: OWN,
    ...conditional(record),
    summary: `Read one ${shown.name}`,
    success: {
      get schema() {
        return schemas.row
      },
    },
    handle: ({ request, viewer, param }) =>
      responses.respond(request, viewer, record, async () => {
        const read = await shop.records.read(viewer, record, param('id'))
        if (!read.ok) return read
        return done({ wire: await showWhole(shop, viewer, shown, read.value), rows: [read.value] })
      }),
  })

/** Longer than any valid reason, so that a longer one gets a message. */
const REASON_AT_MOST = 20_000

/** Staff's reason for a change or removal, for the audit log and corrections. ROLE-7. */
const reasonIn = (query: URLSearchParams) => cutText(query.get('reason') ?? '', REASON_AT_MOST)

const VERBS: Partial<Readonly<Record<Method, string>>> = { POST: 'Create', PUT: 'Replace', PATCH: 'Change' }

/** The body of a save: a whole record, or with PATCH some of its fields. */
const savedBody = ({ shown, schemas, limits = SMALL }: Served, method: Method) =>
  ({
    get schema() {
      return schemas.saved
    },
    limits,
    partial: method === 'PATCH',
    read: (body) => (method === 'PATCH' ? readChanges(shown, body) : readNew(shown, body)),
  }) satisfies JsonBody<unknown>

const saveRoute = (shop: Shop, served: Served, method: Exclude<keyof typeof ACTIONS, 'DELETE'>) => {
  const { record, shown, schemas } = served
  const isNew = method === 'POST'
  return route({
    method,
    path: isNew ? shown.path : `${shown.path}:id/`,
    policy: policyOf(served, method),
    summary: `${VERBS[method]} a ${shown.name}`,
    body: savedBody(served, method),
    query: ['reason'],
    headers: isNew ? ['Idempotency-Key'] : ['If-Match'],
    success: {
      status: isNew ? 201 : 200,
      get schema() {
        return schemas.row
      },
    },
    errors: [404, 409],
    handle: async ({ request, viewer, param, query, body }) => {
      const revision = isNew ? undefined : revisionStated(request)
      const id = param('id') || null
      const saved = await shop.records.save(viewer, record, id, body, revision, reasonIn(query))
      if (saved.ok) return done(await showWhole(shop, viewer, shown, saved.value))
      if (saved.reason !== 'stale') return saved
      const current = await showWhole(shop, viewer, shown, saved.current)
      return staleResponse(saved, current, body)
    },
  })
}

const REMOVED = z.object({ id: z.string() })

const removeRoute = (shop: Shop, served: Served) =>
  route({
    method: 'DELETE',
    path: `${served.shown.path}:id/`,
    policy: policyOf(served, 'DELETE'),
    summary: `Remove a ${served.shown.name}`,
    query: ['reason'],
    success: { schema: REMOVED },
    errors: [400, 409],
    handle: ({ viewer, param, query }) =>
      shop.records.remove(viewer, served.record, param('id'), reasonIn(query)),
  })

const routesFor = (
  shop: Shop,
  served: Served,
  elsewhere: Exceptions['elsewhere'] = [],
): readonly AnyRoute[] => [
  listRoute(shop, served),
  readRoute(shop, served),
  ...(elsewhere.includes('create') ? [] : [saveRoute(shop, served, 'POST')]),
  ...(elsewhere.includes('change') ? [] : [saveRoute(shop, served, 'PUT'), saveRoute(shop, served, 'PATCH')]),
  ...(elsewhere.includes('remove') ? [] : [removeRoute(shop, served)]),
]

function schemasOf(shown: AnyRecord): Schemas {
  const row = once(() => rowSchema(shown).meta({ id: shown.name, description: shown.about }))
  const page = once(() => pageSchema(row()))
  const saved = once(() => savedSchema(shown).meta({ id: `${shown.name}_to_save` }))
  return {
    get row() {
      return row()
    },
    get page() {
      return page()
    },
    get saved() {
      return saved()
    },
  }
}

/** List, read, create, replace, change and remove of one record, by its own declaration (API-11 to API-15). */
export const resourceRoutes = (
  shop: Shop,
  responses: CatalogResponses,
  record: AnyRecord,
  { elsewhere, limits }: Exceptions = {},
): readonly AnyRoute[] =>
  routesFor(
    shop,
    { record, shown: record, schemas: schemasOf(record), responses, ...(limits ? { limits } : {}) },
    elsewhere,
  )

/** The same for a record's slim view: fields it does not show stay unchanged, and have their default in new rows. */
export const viewRoutes = (
  shop: Shop,
  responses: CatalogResponses,
  { of, shown }: RecordView,
): readonly AnyRoute[] => routesFor(shop, { record: of, shown, schemas: schemasOf(shown), responses })
