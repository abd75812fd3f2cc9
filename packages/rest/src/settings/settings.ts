import { readChanges, settings, type SettingsRow, wireOf } from '@kisscut/records'
import type { Shop } from '@kisscut/shop'
import { SMALL, type JsonBody } from '../body/json.ts'
import { OPEN, staffMay } from '../http/policy.ts'
import { json } from '../http/responses.ts'
import { route, type AnyRoute } from '../http/route.ts'
import { revisionStated } from '../resources/revision.ts'
import { rowSchema, savedSchema } from '../resources/row-schema.ts'
import { staleResponse } from '../resources/stale-response.ts'

const { name, path, about } = settings
const row = rowSchema(settings).meta({ id: name, description: about })
const body = {
  schema: savedSchema(settings).meta({ id: `${name}_to_save` }),
  limits: SMALL,
  partial: true,
  read: (sent) => readChanges(settings, sent),
} satisfies JsonBody<unknown>

/** There is nothing in them for staff alone. */
const shown = (of: SettingsRow) => wireOf(settings, of, { staff: false })

/** The shop's settings: read by everyone, changed by the owner (SETTINGS-1). */
export const settingsRoutes = (shop: Shop): readonly AnyRoute[] => [
  route({
    method: 'GET',
    path,
    policy: OPEN,
    summary: 'What holds for the whole shop.',
    success: { schema: row },
    handle: async () => json(shown(await shop.settings.read())),
  }),
  route({
    method: 'PATCH',
    path,
    policy: staffMay('change', name),
    summary: 'Change what holds for the whole shop.',
    body,
    headers: ['If-Match'],
    success: { schema: row },
    errors: [409],
    handle: async ({ request, viewer, body: changes }) => {
      const saved = await shop.settings.save(viewer, changes, revisionStated(request))
      if (saved.ok) return json(shown(saved.value))
      return saved.reason === 'stale' ? staleResponse(saved, shown(saved.current), changes) : saved
    },
  }),
]
