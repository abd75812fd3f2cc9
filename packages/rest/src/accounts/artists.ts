import type { Shop } from '@kisscut/shop'
import { z } from 'zod'
import { jsonBody } from '../body/json.ts'
import { staffMay } from '../http/policy.ts'
import { json } from '../http/responses.ts'
import { route, type AnyRoute } from '../http/route.ts'

const PATH = '/account/api/v1/artists/'

const byId = z.object({ id: z.string() })
const named = z.object({ id: z.string(), name: z.string() })
const shownArtist = named.extend({ email: z.string(), artists: z.array(named) })

/** MKT-13: which accounts manage works of their own. */
export const artistRoutes = ({ accounts: { artists } }: Shop): readonly AnyRoute[] => [
  route({
    method: 'GET',
    path: PATH,
    policy: staffMay('read', 'account'),
    summary: 'Accounts that manage the works of artists; `free`: artists whose works only staff manage.',
    success: { schema: z.object({ results: z.array(shownArtist), free: z.array(named) }) },
    handle: async () => {
      const { accounts, free } = await artists.list()
      return json({ results: accounts, free })
    },
  }),
  route({
    method: 'POST',
    path: PATH,
    policy: staffMay('change', 'account'),
    summary: 'Gives the account of an address the works of an artist, and the role to manage them.',
    body: jsonBody(z.strictObject({ email: z.string(), artist: z.string().max(100) })),
    success: { schema: byId },
    errors: [409],
    handle: ({ viewer, body }) => artists.make(viewer, body),
  }),
  route({
    method: 'DELETE',
    path: `${PATH}:id/`,
    policy: staffMay('change', 'account'),
    summary: 'Takes the role of an artist and their works from an account.',
    success: { schema: byId },
    errors: [404, 409],
    handle: ({ viewer, param }) => artists.remove(viewer, param('id')),
  }),
]
