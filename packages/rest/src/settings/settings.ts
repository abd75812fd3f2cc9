import { readChanges, settings, type SettingsRow, wireOf } from '@kisscut/records'
import { isStaff, type Shop, type Viewer } from '@kisscut/shop'
import { SMALL, type JsonBody } from '../body/json.ts'
import { OWN, staffMay } from '../http/policy.ts'
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

const shown = (viewer: Viewer, row: SettingsRow) => wireOf(settings, row, { staff: isStaff(viewer) })

/** The shop's settings: read by everyone, but for staff’s own fields; changed by the owner (SETTINGS-1). */
export const settingsRoutes = (shop: Shop): readonly AnyRoute[] => [
  route({
    method: 'GET',
    path,
    policy: OWN,
    summary: 'What holds for the whole shop.',
    success: { schema: row },
    handle: async ({ viewer }) => json(shown(viewer, await shop.settings.read())),
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
      if (saved.ok) return json(shown(viewer, saved.value))
      return saved.reason === 'stale' ? staleResponse(saved, shown(viewer, saved.current), changes) : saved
    },
  }),
]
