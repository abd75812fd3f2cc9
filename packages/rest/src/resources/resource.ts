import { readChanges, readNew, type AnyRecord } from '@kisscut/records'
import type { Shop } from '@kisscut/shop'
import { readJson, type JsonLimits } from '../body/json.ts'
import { answerOf, invalid, json } from '../http/responses.ts'
import { OWN, OWN_CHANGES, STAFF_CHANGES } from '../http/policy.ts'
import { route, type AnyRoute, type Method } from '../http/route.ts'
import { listQueryOf } from './list-query.ts'
import { pageWire } from './page-wire.ts'
import { showRow } from './show.ts'

/** What is special about a record at the door. */
export interface Exceptions {
  /** Calls that stand elsewhere. */
  readonly elsewhere?: readonly ('create' | 'change' | 'remove')[]
  /** Bodies larger than usual. */
  readonly limits?: JsonLimits
}

const listRoute = (shop: Shop, record: AnyRecord) =>
  route({
    method: 'GET',
    path: record.path,
    policy: OWN,
    summary: `List: ${record.about}`,
    answer: async ({ viewer, query }) => {
      const page = await shop.records.list(viewer, record, listQueryOf(record, query))
      return json(pageWire(record.path, page, query, (row) => showRow(shop, viewer, record, row)))
    },
  })

const readRoute = (shop: Shop, record: AnyRecord) =>
  route({
    method: 'GET',
    path: `${record.path}:id/`,
    policy: OWN,
    summary: `Read one ${record.name}`,
    answer: async ({ viewer, params }) =>
      answerOf(await shop.records.read(viewer, record, params['id'] ?? ''), (row) =>
        showRow(shop, viewer, record, row),
      ),
  })

const saveRoute = (shop: Shop, record: AnyRecord, method: Method, limits?: JsonLimits) =>
  route({
    method,
    path: method === 'POST' ? record.path : `${record.path}:id/`,
    policy: record.save === 'staff' ? STAFF_CHANGES : OWN_CHANGES,
    summary: `${method === 'POST' ? 'Create' : method === 'PUT' ? 'Replace' : 'Change'} a ${record.name}`,
    answer: async ({ request, viewer, params }) => {
      const body = await readJson(request, limits)
      const values = method === 'PATCH' ? readChanges(record, body) : readNew(record, body)
      if (!values.ok) return invalid(values.errors)
      const saved = await shop.records.save(viewer, record, params['id'] ?? null, values.value)
      const status = method === 'POST' ? 201 : 200
      return answerOf(saved, (row) => showRow(shop, viewer, record, row), status)
    },
  })

const removeRoute = (shop: Shop, record: AnyRecord) =>
  route({
    method: 'DELETE',
    path: `${record.path}:id/`,
    policy: record.save === 'staff' ? STAFF_CHANGES : OWN_CHANGES,
    summary: `Remove a ${record.name}`,
    answer: async ({ viewer, params }) =>
      answerOf(await shop.records.remove(viewer, record, params['id'] ?? '')),
  })

/** List, read, create, replace, change and remove of one record, by its own declaration (decisions 22, 23). */
export const resourceRoutes = (
  shop: Shop,
  record: AnyRecord,
  { elsewhere = [], limits }: Exceptions = {},
): readonly AnyRoute[] => {
  const save = (method: Method) => saveRoute(shop, record, method, limits)
  return [
    listRoute(shop, record),
    readRoute(shop, record),
    ...(elsewhere.includes('create') ? [] : [save('POST')]),
    ...(elsewhere.includes('change') ? [] : [save('PUT'), save('PATCH')]),
    ...(elsewhere.includes('remove') ? [] : [removeRoute(shop, record)]),
  ]
}
