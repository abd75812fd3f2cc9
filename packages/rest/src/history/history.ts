import { RECORDS, settings, wireOf, type AnyRecord } from '@kisscut/records'
import type { Shop } from '@kisscut/shop'
import { z } from 'zod'
import { jsonBody } from '../body/json.ts'
import { invalid } from '../http/http-error.ts'
import { staffMay } from '../http/policy.ts'
import { json, mapped } from '../http/responses.ts'
import { route, type AnyRoute } from '../http/route.ts'
import { noSuchRecord } from '../messages/requests.ts'
import { wholeNumber } from '../resources/list-query.ts'
import { revisionStated } from '../resources/revision.ts'
import { staleResponse } from '../resources/stale-response.ts'

const PATH = '/admin/api/v1/history/'

const version = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  who: z.string().describe('Name of the account that saved it.'),
  did: z.string(),
  reason: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
})

const which = z.strictObject({
  record: z.string().max(100),
  id: z.string().max(200),
  version: z.string().max(200),
  side: z.enum(['before', 'after']).default('after').describe('The row before that save, or after it.'),
})

const declared = (name: string): AnyRecord => {
  const record = [...Object.values<AnyRecord>(RECORDS), settings].find((each) => each.name === name)
  if (record === undefined) throw invalid({ record: [noSuchRecord] })
  return record
}

/** Saved versions of a row, and reverting to one (ADMIN-12, ADMIN-13). */
export const historyRoutes = (shop: Shop): readonly AnyRoute[] => [
  route({
    method: 'GET',
    path: PATH,
    policy: staffMay('read', 'admin'),
    summary: 'What staff saved of a row, the newest first: `?record={name}&id={id}&page={n}`.',
    query: ['record', 'id', 'page'],
    success: { schema: z.object({ count: z.int(), results: z.array(version) }) },
    errors: [400],
    handle: async ({ viewer, query }) => {
      const record = declared(query.get('record') ?? '')
      const found = await shop.history.of(
        viewer,
        record,
        query.get('id') ?? '',
        wholeNumber(query, 'page') ?? 1,
      )
      return mapped(found, ({ versions, count }) => ({ count, results: versions }))
    },
  }),
  route({
    method: 'POST',
    path: `${PATH}revert/`,
    policy: { ...staffMay('read', 'admin'), changes: true, cost: 'costly' },
    summary: 'Save a row as it was before or after an earlier save.',
    body: jsonBody(which),
    headers: ['If-Match'],
    success: { schema: z.looseObject({ id: z.string(), revision: z.int() }) },
    errors: [404, 409],
    handle: async ({ request, viewer, body }) => {
      const record = declared(body.record)
      const saved = await shop.history.revert(viewer, record, body.id, body, revisionStated(request))
      if (saved.ok) return json(wireOf(record, saved.value, { staff: true }))
      return saved.reason === 'stale'
        ? staleResponse(saved, wireOf(record, saved.current, { staff: true }), {})
        : saved
    },
  }),
]
