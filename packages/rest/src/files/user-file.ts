import { userFile } from '@kisscut/records'
import type { Shop } from '@kisscut/shop'
import { z } from 'zod'
import { readBody } from '../body/json.ts'
import { withUploadedFile } from '../body/upload.ts'
import { answerOf } from '../http/responses.ts'
import { OWN_CHANGES } from '../http/policy.ts'
import { route, type AnyRoute } from '../http/route.ts'
import { showRow } from '../resources/show.ts'

const which = z.strictObject({ id: z.string().max(64) })

/** Uploads as multipart, and the specification's own call to drop one. Reading and listing are the record's. */
export const userFileRoutes = (shop: Shop, tempDir: string): readonly AnyRoute[] => [
  route({
    method: 'POST',
    path: userFile.path,
    policy: { caller: 'shopper', changes: true, rateLimit: 'upload' },
    summary:
      'Sends artwork as multipart field `file`, at most 50 MB; answers the user file, with `notices` about what was found in it.',
    answer: ({ request, viewer }) =>
      withUploadedFile(request, { tempDir }, async (file) => {
        const taken = await shop.design.receiveFile(viewer, file)
        if (!taken.ok) return answerOf(taken)
        const kept = await shop.records.read(viewer, userFile, taken.value.id)
        const { notices } = taken.value
        return answerOf(kept, (row) => ({ ...showRow(shop, viewer, userFile, row), notices }), 201)
      }),
  }),
  route({
    method: 'POST',
    path: '/custom/api/v1/remove-user-file/',
    policy: OWN_CHANGES,
    summary: 'Drops an uploaded file, from every product it lies on too.',
    takes: which,
    gives: z.object({ ok: z.literal(true), id: z.string() }),
    answer: async ({ request, viewer }) => {
      const { id } = await readBody(request, which)
      return answerOf(await shop.design.removeFile(viewer, id), (removed) => ({ ok: true, ...removed }))
    },
  }),
  route({
    method: 'DELETE',
    path: `${userFile.path}:id/`,
    policy: OWN_CHANGES,
    summary: 'The same, as a resource.',
    answer: async ({ viewer, params }) => answerOf(await shop.design.removeFile(viewer, params['id'] ?? '')),
  }),
]
