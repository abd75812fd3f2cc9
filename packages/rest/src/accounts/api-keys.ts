import { done, LONGEST_LABEL, SCOPES, type ApiKey, type Shop } from '@kisscut/shop'
import { z } from 'zod'
import { jsonBody } from '../body/json.ts'
import { staffMay } from '../http/policy.ts'
import { json } from '../http/responses.ts'
import { route, type AnyRoute } from '../http/route.ts'

const PATH = '/account/api/v1/api-key/'

const scopes = z.array(z.enum(SCOPES)).min(1).max(SCOPES.length)
const body = z.strictObject({ label: z.string().trim().min(1).max(LONGEST_LABEL), scopes })
const shownKey = z.object({
  id: z.string(),
  label: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  created: z.string(),
})

const keyWire = ({ id, label, scopes, created }: ApiKey) => ({
  id,
  label,
  scopes: scopes ?? SCOPES,
  created: created.toISOString(),
})

/** ACC-16: the keys of the caller's account, for services. */
export const apiKeyRoutes = (shop: Shop): readonly AnyRoute[] => [
  route({
    method: 'GET',
    path: PATH,
    policy: staffMay('read', 'api_key'),
    summary: 'The API keys of the account; the keys themselves are not shown again.',
    success: { schema: z.object({ results: z.array(shownKey) }) },
    handle: async ({ viewer }) => json({ results: (await shop.accounts.keys.list(viewer)).map(keyWire) }),
  }),
  route({
    method: 'POST',
    path: PATH,
    policy: staffMay('create', 'api_key'),
    summary:
      'Makes an API key of the account that may `read`, or `read` and `write`. The key is shown this once.',
    body: jsonBody(body),
    success: { status: 201, schema: z.object({ key: z.string() }) },
    keyed: 'secret',
    handle: async ({ viewer, body }) => done({ key: await shop.accounts.keys.create(viewer, body) }),
  }),
  route({
    method: 'DELETE',
    path: `${PATH}:id/`,
    policy: staffMay('remove', 'api_key'),
    summary: 'Removes an API key: it opens nothing any more.',
    success: { schema: z.object({ id: z.string() }) },
    errors: [404],
    handle: ({ viewer, param }) => shop.accounts.keys.remove(viewer, param('id')),
  }),
]
