import { font, userFile } from '@kisscut/records'
import type { Shop } from '@kisscut/shop'
import { z } from 'zod'
import { jsonBody } from '../body/json.ts'
import { FILE_BODY } from '../body/upload.ts'
import { OWN_CHANGES, OWN_UPLOADS, staffMay } from '../http/policy.ts'
import { mapped } from '../http/responses.ts'
import { route, type AnyRoute } from '../http/route.ts'
import { rowSchema } from '../resources/row-schema.ts'
import { showRow } from '../resources/show.ts'

const whichFile = z.strictObject({ id: z.string().max(64) })
const removed = z.object({ id: z.string() })

const uploaded = rowSchema(userFile).extend({
  notices: z.array(z.unknown()).describe('What was found in the file.'),
})

/** Uploads as multipart, and the call that removes one (API-6). Reading and listing are the record's. */
export const userFileRoutes = (shop: Shop): readonly AnyRoute[] => [
  route({
    method: 'POST',
    path: userFile.path,
    policy: OWN_UPLOADS,
    summary:
      'Sends artwork as multipart field `file`, at most 50 MB; the response is the user file, with `notices` about what was found in it.',
    body: FILE_BODY,
    success: { status: 201, schema: uploaded },
    errors: [409],
    handle: async ({ viewer, body: file }) => {
      const received = await shop.design.receiveFile(viewer, file)
      if (!received.ok) return received
      const row = await shop.records.read(viewer, userFile, received.value.id)
      const { notices } = received.value
      return mapped(row, (value) => ({ ...showRow(shop, viewer, userFile, value), notices }))
    },
  }),
  route({
    method: 'POST',
    path: '/custom/api/v1/font-file/',
    policy: { ...staffMay('create', font.name), cost: 'upload' },
    summary:
      'Takes the file of a font, sent by staff as multipart field `file`: TTF, OTF or WOFF; the response is its address.',
    body: FILE_BODY,
    success: {
      status: 201,
      schema: z.object({ file_url: z.string() }),
      location: ({ file_url }) => String(file_url),
    },
    handle: async ({ viewer, body: file }) =>
      mapped(await shop.design.receiveFont(viewer, file), ({ address }) => ({ file_url: address })),
  }),
  route({
    method: 'POST',
    path: '/custom/api/v1/remove-user-file/',
    policy: OWN_CHANGES,
    summary: 'Removes an uploaded file, from every product that uses it too.',
    body: jsonBody(whichFile),
    success: { schema: removed.extend({ ok: z.literal(true) }) },
    errors: [404],
    handle: async ({ viewer, body }) =>
      mapped(await shop.design.removeFile(viewer, body.id), (value) => ({ ok: true, ...value })),
  }),
  route({
    method: 'DELETE',
    path: `${userFile.path}:id/`,
    policy: OWN_CHANGES,
    summary: 'The same, as a resource.',
    success: { schema: removed },
    handle: ({ viewer, param }) => shop.design.removeFile(viewer, param('id')),
  }),
]
