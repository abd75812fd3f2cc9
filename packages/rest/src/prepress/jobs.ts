import type { Job, Outcome, Shop, Viewer } from '@kisscut/shop'
import { z } from 'zod'
import { DESIGN, readBody } from '../body/json.ts'
import { answerOf, json } from '../http/responses.ts'
import { STAFF_CHANGES } from '../http/policy.ts'
import { route, type AnyRoute } from '../http/route.ts'
import { jobRequest } from './job-request.ts'

const PATH = '/prepress/api/v1/job/'

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

/** A job as the door gives it: its files once it is done, never half of them. */
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

const STAFF = { caller: 'staff', changes: false, rateLimit: 'normal' } as const

const changeRoute = (
  shop: Shop,
  name: 'cancel' | 'retry',
  summary: string,
  change: (viewer: Viewer, id: string) => Promise<Outcome<Job>>,
): AnyRoute =>
  route({
    method: 'POST',
    path: `${PATH}:id/${name}/`,
    policy: STAFF_CHANGES,
    summary,
    gives: jobSchema,
    answer: async ({ viewer, params }) => answerOf(await change(viewer, params['id'] ?? ''), jobWire(shop)),
  })

/** Long work for press and plotter: asked for, looked at, stopped, tried again and forgotten, by staff. */
export const jobRoutes = (shop: Shop): readonly AnyRoute[] => {
  const { jobs } = shop.production
  return [
    route({
      method: 'POST',
      path: PATH,
      policy: STAFF_CHANGES,
      summary:
        'Asks for long work: print files of many products, gang sheets, or labels. The header Idempotency-Key asks once.',
      takes: jobRequest,
      gives: jobSchema,
      answer: async ({ request, viewer }) => {
        const key = request.headers.get('idempotency-key')?.slice(0, 200) ?? null
        return answerOf(
          await jobs.add(viewer, await readBody(request, jobRequest, DESIGN), key),
          jobWire(shop),
          201,
        )
      },
    }),
    route({
      method: 'GET',
      path: PATH,
      policy: STAFF,
      summary: 'The caller’s latest jobs, at most 50.',
      gives: z.object({ results: z.array(jobSchema) }),
      answer: async ({ viewer }) => json({ results: (await jobs.list(viewer)).map(jobWire(shop)) }),
    }),
    route({
      method: 'GET',
      path: `${PATH}:id/`,
      policy: STAFF,
      summary: 'How far a job is (`progress`, 0 to 1), and its files once it is done.',
      gives: jobSchema,
      answer: async ({ viewer, params }) =>
        answerOf(await jobs.read(viewer, params['id'] ?? ''), jobWire(shop)),
    }),
    changeRoute(shop, 'cancel', 'Stops a job that waits or is at work; 409 where it has ended.', jobs.cancel),
    changeRoute(shop, 'retry', 'Lets a job that failed or was cancelled be done after all.', jobs.retry),
    route({
      method: 'DELETE',
      path: `${PATH}:id/`,
      policy: STAFF_CHANGES,
      summary: 'Forgets a job that has ended, with its files.',
      answer: async ({ viewer, params }) => answerOf(await jobs.remove(viewer, params['id'] ?? '')),
    }),
  ]
}
