import { VECTORIZE_COLORS } from '@kisscut/core/vectorize'
import { artwork } from '@kisscut/records'
import type { Outcome, Retouched, RetouchOf, Shop, Viewer } from '@kisscut/shop'
import { z } from 'zod'
import { jsonBody } from '../body/json.ts'
import { OWN_UPLOADS } from '../http/policy.ts'
import { mapped } from '../http/responses.ts'
import { route, type AnyRoute } from '../http/route.ts'
import { rowSchema } from '../resources/row-schema.ts'
import { pictureMeant, whichPicture } from './which-picture.ts'

interface Stated<T extends z.ZodRawShape> {
  readonly path: string
  readonly summary: string
  /** Fields beside those that say which picture. */
  readonly fields: T
  readonly work: (
    viewer: Viewer,
    of: RetouchOf,
    options: z.output<z.ZodObject<T>>,
  ) => Promise<Outcome<Retouched>>
}

/** The response of a retouch is the new file's id and address; with `custom` that product uses it. */
const retouchRoute = <const T extends z.ZodRawShape>(
  shop: Shop,
  { path, summary, fields, work }: Stated<T>,
) => {
  return route({
    method: 'POST',
    path,
    policy: OWN_UPLOADS,
    summary,
    body: jsonBody(z.strictObject({ ...whichPicture, ...fields })),
    success: { schema: z.object({ id: z.string(), converted_file: z.string() }) },
    errors: [404, 409],
    handle: async ({ request, viewer, body }) => {
      const picture = await pictureMeant(shop, request, viewer, body as never)
      if (!picture.ok) return picture
      return mapped(await work(viewer, picture.value, body as never), ({ file }) => ({
        id: file.id,
        converted_file: file.originalUrl,
      }))
    },
  })
}

const whichArtwork = z.strictObject({ id: z.string().max(64) })
const cutWithout = rowSchema(artwork).shape['cut_remove_bg']!
const share = z.number().min(0).max(1)

/** API-7, and its siblings; the original is always kept (FILE-4). */
export const retouchRoutes = (shop: Shop): readonly AnyRoute[] => [
  route({
    method: 'POST',
    path: '/marketplace/api/v1/remove-background/',
    policy: OWN_UPLOADS,
    summary: 'Removes the background of a marketplace artwork; a repeated call gives the same picture.',
    body: jsonBody(whichArtwork),
    success: {
      schema: z.object({ id: z.string(), public_raster_remove_bg: z.string(), cut_remove_bg: cutWithout }),
    },
    errors: [404],
    handle: async ({ viewer, body: { id } }) =>
      mapped(await shop.design.removeArtworkBackground(viewer, id), ({ url, cut }) => ({
        id,
        public_raster_remove_bg: url,
        cut_remove_bg: cut,
      })),
  }),
  retouchRoute(shop, {
    path: '/custom/api/v1/remove-bg/',
    summary: 'Removes the background of a picture; a repeated call starts from the picture as it was.',
    fields: {
      tolerance: z.number().min(1).max(100).nullish(),
      // Accepted as API-7 has it; the response is the same with and without.
      preview: z.union([z.boolean(), z.string().max(2000)]).nullish(),
    },
    work: (viewer, of, { tolerance }) => shop.design.removeBackground(viewer, of, tolerance ?? undefined),
  }),
  retouchRoute(shop, {
    path: '/custom/api/v1/vectorize/',
    summary: 'Redraws a picture in vectors; the vectorize price is charged from then on.',
    fields: {
      colors: z.int().min(VECTORIZE_COLORS.least).max(VECTORIZE_COLORS.most),
      purpose: z.enum(['print', 'cut']).default('print'),
    },
    work: (viewer, of, vectorizing) => shop.design.vectorize(viewer, of, vectorizing),
  }),
  retouchRoute(shop, {
    path: '/custom/api/v1/crop/',
    summary: 'Keeps a part of a picture, given in shares of its width and height.',
    fields: { box: z.strictObject({ x: share, y: share, width: share, height: share }) },
    work: (viewer, of, { box }) => shop.design.crop(viewer, of, box),
  }),
  retouchRoute(shop, {
    path: '/custom/api/v1/choose-page/',
    summary: 'Prints another page, or artboard, of a document than its first.',
    fields: { page: z.int().min(1) },
    work: (viewer, of, { page }) => shop.design.choosePage(viewer, of, page),
  }),
  retouchRoute(shop, {
    path: '/custom/api/v1/restore-original/',
    summary: 'Brings back what was uploaded, whatever was made of it.',
    fields: {},
    work: (viewer, of) => shop.design.restoreOriginal(viewer, of),
  }),
]
