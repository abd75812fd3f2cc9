import { RECORDS, settings, type RecordName } from '@kisscut/records'
import { can, type Action, type Viewer } from '@kisscut/shop'
import { z } from 'zod'
import { staffMay } from '../http/policy.ts'
import { json } from '../http/responses.ts'
import { route, type AnyRoute } from '../http/route.ts'

const ACTIONS = ['read', 'create', 'change', 'remove'] as const satisfies readonly Action[]

const rightsOf = (viewer: Viewer) =>
  Object.fromEntries(
    [...(Object.keys(RECORDS) as RecordName[]), settings.name].map((name) => [
      name,
      ACTIONS.filter((action) => can(viewer, action, name)),
    ]),
  )

/** The caller's rights for each record and the settings, so that the admin shows only permitted actions (ADMIN-2). */
export const rightsRoute = (): AnyRoute =>
  route({
    method: 'GET',
    path: '/admin/api/v1/rights/',
    policy: staffMay('read', 'admin'),
    summary: 'What the caller may do with each record and the settings, by name.',
    success: { schema: z.object({ rights: z.record(z.string(), z.array(z.enum(ACTIONS))) }) },
    handle: ({ viewer }) => json({ rights: rightsOf(viewer) }),
  })
