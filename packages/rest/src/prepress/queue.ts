import type { Shop } from '@kisscut/shop'
import { z } from 'zod'
import { OWN } from '../http/policy.ts'
import { json } from '../http/responses.ts'
import { route, type AnyRoute } from '../http/route.ts'

/** The caller's place in the queue, for pages that wait for an upload or a retouch (FILE-11). */
export const queueRoute = (shop: Shop): AnyRoute =>
  route({
    method: 'GET',
    path: '/prepress/api/v1/queue/',
    policy: OWN,
    summary: 'The place in the queue of the caller’s last waiting upload or retouch; 0 where none waits.',
    success: { schema: z.object({ place: z.int() }) },
    handle: ({ viewer }) => json({ place: shop.design.queuePlace(viewer) }),
  })
