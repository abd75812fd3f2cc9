import type { Outcome, Shop, Viewer } from '@kisscut/shop'
import { z } from 'zod'
import { SMALL, jsonBody, type JsonLimits } from '../body/json.ts'
import { staffMay } from '../http/policy.ts'
import { idempotencyKeyOf } from '../http/idempotency-key.ts'
import { json, mapped } from '../http/responses.ts'
import { route, type AnyRoute } from '../http/route.ts'
import { jobRequest } from './job-request.ts'
import type { Job } from '@kisscut/shop/ports/jobs'

const PATH = '/prepress/api/v1/job/'

/** A thousand labels with all that is printed on each. */
const LIMITS: JsonLimits = { ...SMALL, bytes: 1024 * 1024 }

const fileSchema = z.object({
  name: z.string(),
  url: z.string(),
  mime: z.string(),
  bytes: z.int(),
  sha256: z.string(),
})

const jobSchema = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  progress: z.number(),
  tries: z.int(),
  message: z.string(),
  files: z.array(fileSchema),
  created: z.string(),
  updated: z.string(),
})

/** A job as the API gives it: its files once it is done, never half of them. */
const jobWire =
  (shop: Shop) =>
  ({ id, kind, state, progress, tries, message, files, created, updated }: Job) => ({
    id,
    kind,
    state,
    progress,
    tries,
    message,
    files: (state === 'done' ? files : []).map(({ key, ...file }) => ({
      ...file,
      url: shop.links.fileUrl(key),
    })),
    created: created.toISOString(),
    updated: updated.toISOString(),
  })

const changeRoute = (
  shop: Shop,
  name: 'cancel' | 'retry',
  summary: string,
  change: (viewer: Viewer, id: string) => Promise<Outcome<Job>>,
): AnyRoute =>
  route({
    method: 'POST',
    path: `${PATH}:id/${name}/`,
    policy: staffMay('change', 'job'),
    summary,
    success: { schema: jobSchema },
    errors: [409],
    handle: async ({ viewer, param }) => mapped(await change(viewer, param('id')), jobWire(shop)),
  })

/** Long work for press and plotter: requested, watched, cancelled, retried and deleted by staff. */
export const jobRoutes = (shop: Shop): readonly AnyRoute[] => {
  const { jobs } = shop.production
  return [
    route({
      method: 'POST',
      path: PATH,
      policy: staffMay('create', 'job'),
      summary:
        'Requests long work: print files of many products, gang sheets, or labels. The header Idempotency-Key requests it once.',
      body: jsonBody(jobRequest, LIMITS),
      keyed: 'exactly',
      success: { status: 201, schema: jobSchema },
      errors: [404, 409],
      handle: async ({ request, viewer, body }) => {
        return mapped(await jobs.add(viewer, body, idempotencyKeyOf(request)), jobWire(shop))
      },
    }),
    route({
      method: 'GET',
      path: PATH,
      policy: staffMay('read', 'job'),
      summary: 'The caller’s latest jobs, at most 50.',
      success: { schema: z.object({ results: z.array(jobSchema) }) },
      handle: async ({ viewer }) => json({ results: (await jobs.list(viewer)).map(jobWire(shop)) }),
    }),
    route({
      method: 'GET',
      path: `${PATH}:id/`,
      policy: staffMay('read', 'job'),
      summary: 'How far a job is (`progress`, 0 to 1), and its files once it is done.',
      success: { schema: jobSchema },
      handle: async ({ viewer, param }) => mapped(await jobs.read(viewer, param('id')), jobWire(shop)),
    }),
    changeRoute(
      shop,
      'cancel',
      'Cancels a job that is waiting or running; 409 where it has ended.',
      jobs.cancel,
    ),
    changeRoute(shop, 'retry', 'Queues a job that failed or was cancelled again.', jobs.retry),
    route({
      method: 'DELETE',
      path: `${PATH}:id/`,
      policy: staffMay('remove', 'job'),
      summary: 'Deletes a job that has ended, with its files.',
      success: { schema: z.object({ id: z.string() }) },
      errors: [409],
      handle: ({ viewer, param }) => jobs.remove(viewer, param('id')),
    }),
  ]
}
