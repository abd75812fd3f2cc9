import type { SetupState, Shop } from '@kisscut/shop'
import { z } from 'zod'
import { jsonBody } from '../body/json.ts'
import { staffMay } from '../http/policy.ts'
import { mapped, outcomeResponse } from '../http/responses.ts'
import { route, type AnyRoute } from '../http/route.ts'

const PATH = '/admin/api/v1/setup/'

const state = z.object({
  is_done: z.boolean().describe('The owner has set the shop up, or saved its settings.'),
  stock: z.enum(['demo', 'empty', 'own']),
  has_demo: z.boolean().describe('There is a demo shop to start from.'),
})

const wire = ({ isDone, stock, hasDemo }: SetupState): z.infer<typeof state> => ({
  is_done: isDone,
  stock,
  has_demo: hasDemo,
})

/** Starting points for an owner's new shop (SETTINGS-10, SETTINGS-11). */
export const setupRoutes = (shop: Shop): readonly AnyRoute[] => [
  route({
    method: 'GET',
    path: PATH,
    policy: { ...staffMay('change', 'settings'), changes: false, cost: 'normal' },
    summary: 'Whether the shop is set up, and what it has to sell.',
    success: { schema: state },
    handle: async ({ viewer }) => outcomeResponse(mapped(await shop.setup.read(viewer), wire)),
  }),
  route({
    method: 'POST',
    path: PATH,
    policy: staffMay('change', 'settings'),
    summary:
      'Keep what stands, fill an empty shop with the demo shop, or clear that while nobody has made anything of it.',
    body: jsonBody(z.strictObject({ start: z.enum(['keep', 'demo', 'empty']) })),
    success: { schema: state },
    errors: [404, 409],
    handle: async ({ viewer, body }) =>
      outcomeResponse(mapped(await shop.setup.start(viewer, body.start), wire)),
  }),
]
