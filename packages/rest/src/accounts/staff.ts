import { STAFF, type Shop } from '@kisscut/shop'
import { z } from 'zod'
import { jsonBody } from '../body/json.ts'
import { staffMay } from '../http/policy.ts'
import { json } from '../http/responses.ts'
import { route, type AnyRoute } from '../http/route.ts'

const INVITATION = '/account/api/v1/invitation/'
const PATH = '/account/api/v1/staff/'

const body = z.strictObject({
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(STAFF)).min(1).max(STAFF.length),
})
const byId = z.object({ id: z.string() })
const shownStaff = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  invited: z.boolean(),
})

/** ACC-17, ACC-28: who works here, and who is invited to. */
export const staffRoutes = ({ accounts: { staff } }: Shop): readonly AnyRoute[] => [
  route({
    method: 'GET',
    path: PATH,
    policy: staffMay('read', 'account'),
    summary: 'The staff; `invited`: no password has been chosen yet.',
    success: { schema: z.object({ results: z.array(shownStaff) }) },
    handle: async () =>
      json({
        results: (await staff.list()).map(({ isInvited, ...shown }) => ({ ...shown, invited: isInvited })),
      }),
  }),
  route({
    method: 'POST',
    path: INVITATION,
    policy: staffMay('create', 'account'),
    summary: 'Gives the account of an address roles of staff, and sends it a link to choose a password.',
    body: jsonBody(body),
    success: { status: 201, schema: byId, location: () => PATH },
    errors: [409],
    handle: ({ viewer, body }) => staff.invite(viewer, body),
  }),
  route({
    method: 'POST',
    path: `${PATH}:id/invitation/`,
    policy: staffMay('create', 'account'),
    summary:
      'Sends an invitation again; its earlier link opens nothing any more. 409 once a password is chosen.',
    success: { schema: byId },
    errors: [404, 409],
    handle: ({ viewer, param }) => staff.inviteAgain(viewer, param('id')),
  }),
  route({
    method: 'DELETE',
    path: `${PATH}:id/`,
    policy: staffMay('remove', 'account'),
    summary: 'Takes somebody’s roles of staff, sessions and keys away, or withdraws an invitation.',
    success: { schema: byId },
    errors: [404, 409],
    handle: ({ viewer, param }) => staff.remove(viewer, param('id')),
  }),
]
