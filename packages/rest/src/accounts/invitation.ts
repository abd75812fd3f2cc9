import { STAFF, type Shop } from '@kisscut/shop'
import { z } from 'zod'
import { jsonBody } from '../body/json.ts'
import { staffMay } from '../http/policy.ts'
import { route } from '../http/route.ts'

const body = z.strictObject({
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(STAFF)).min(1).max(STAFF.length),
})

/** ACC-17: invites somebody to the staff. */
export const invitationRoute = (shop: Shop) =>
  route({
    method: 'POST',
    path: '/account/api/v1/invitation/',
    policy: staffMay('create', 'account'),
    summary: 'Gives the account of an address roles of staff, and sends it a link to choose a password.',
    body: jsonBody(body),
    success: { status: 201, schema: z.object({ id: z.string() }) },
    errors: [409],
    handle: ({ viewer, body }) => shop.accounts.invite(viewer, body),
  })
