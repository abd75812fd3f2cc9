import { isStaff, type Shop } from '@kisscut/shop'
import { z } from 'zod'
import { HttpError } from '../http/http-error.ts'
import { OWN } from '../http/policy.ts'
import { json } from '../http/responses.ts'
import { route } from '../http/route.ts'
import { signInFirst } from '../messages/requests.ts'

/** ACC-7: the signed-in account, or that of an API key. */
export const meRoute = (shop: Shop) =>
  route({
    method: 'GET',
    path: '/account/api/v1/me/',
    policy: OWN,
    summary: 'The account that calls: who it is and what it may do. 401 for guests.',
    success: {
      schema: z.object({
        id: z.string(),
        email: z.string(),
        name: z.string(),
        roles: z.array(z.string()),
        staff: z.boolean(),
        trade: z.boolean(),
      }),
    },
    errors: [401],
    handle: async ({ viewer }) => {
      const account = await shop.accounts.of(viewer)
      if (account === null) throw new HttpError(401, signInFirst)
      const { id, email, name, roles, tradeApproved } = account
      return json({ id, email, name, roles, staff: isStaff(account), trade: tradeApproved })
    },
  })
