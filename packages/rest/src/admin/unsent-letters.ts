import type { Shop, UnsentLetter } from '@kisscut/shop'
import { z } from 'zod'
import { staffMay } from '../http/policy.ts'
import { mapped } from '../http/responses.ts'
import { route, type AnyRoute } from '../http/route.ts'

const PATH = '/admin/api/v1/unsent-letter/'

const letter = z.object({
  id: z.string(),
  to: z.string().nullable().describe('Null: it can’t be decrypted, because SESSION_SECRET has changed.'),
  subject: z.string().nullable(),
  reason: z.string().describe('Why it could not be sent.'),
  posted: z.string(),
  put_aside: z.string(),
})
const list = z.object({ results: z.array(letter) })
const one = z.object({ id: z.string() })

const wire = (letters: readonly UnsentLetter[]): z.infer<typeof list> => ({
  results: letters.map(({ posted, putAside, ...about }) => ({
    ...about,
    posted: posted.toISOString(),
    put_aside: putAside.toISOString(),
  })),
})

/** E-mail that could not be sent, for the owner. ACC-15. */
export const unsentLetterRoutes = ({ letters }: Shop): readonly AnyRoute[] => [
  route({
    method: 'GET',
    path: PATH,
    policy: { ...staffMay('change', 'settings'), changes: false, cost: 'normal' },
    summary: 'E-mail that could not be sent, the newest first, at most 100.',
    success: { schema: list },
    handle: async ({ viewer }) => mapped(await letters.unsent(viewer), wire),
  }),
  route({
    method: 'POST',
    path: `${PATH}:id/send-again/`,
    policy: staffMay('change', 'settings'),
    summary: 'Sends it again, a moment later.',
    success: { schema: one },
    errors: [409],
    handle: ({ viewer, param }) => letters.sendAgain(viewer, param('id')),
  }),
  route({
    method: 'DELETE',
    path: `${PATH}:id/`,
    policy: staffMay('change', 'settings'),
    summary: 'Deletes it.',
    success: { schema: one },
    errors: [409],
    handle: ({ viewer, param }) => letters.remove(viewer, param('id')),
  }),
]
