import { artwork, marketplaceProduct } from '@kisscut/records'
import { DESCRIPTION_AT_MOST, type OwnWork, type Shop } from '@kisscut/shop'
import { z } from 'zod'
import { jsonBody } from '../body/json.ts'
import { OWN, OWN_UPLOADS } from '../http/policy.ts'
import { mapped } from '../http/responses.ts'
import { route, type AnyRoute } from '../http/route.ts'

const PATH = `${artwork.path.replace(/artwork\/$/, '')}own-work/`
const work = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  image: z.string(),
  is_vector: z.boolean(),
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      slug: z.string(),
      base: z.string(),
      category: z.string(),
      description: z.string(),
      image_url: z.string().nullable(),
      public: z.boolean(),
    }),
  ),
})
const shown = ({
  artwork: { id, name, slug, image, is_vector },
  products,
}: OwnWork): z.output<typeof work> => ({
  ...{ id, name, slug, image, is_vector },
  products: products.map((each) => ({
    id: each.id,
    name: each.name,
    slug: each.slug,
    base: each.base,
    category: each.category,
    description: each.description,
    image_url: each.image_url,
    public: each.public,
  })),
})
const stated = z.strictObject({
  name: marketplaceProduct.schema.shape.name.optional(),
  file: z.string().max(64).optional(),
  base: z.string().max(64).optional(),
  category: z.string().max(64).optional(),
  description: z.string().max(DESCRIPTION_AT_MOST).optional(),
  public: z.boolean().optional(),
})
type Stated = z.output<typeof stated>
const meant = ({ name, description, file, base, category, public: isPublic }: Stated) => ({
  name,
  description,
  categoryId: category,
  fileId: file,
  baseId: base,
  public: isPublic,
})

/** The works of the calling artist, and no one else's. MKT-10. */
export const ownWorkRoutes = (shop: Shop): readonly AnyRoute[] => [
  route({
    method: 'GET',
    path: PATH,
    policy: OWN,
    summary: 'The artworks of the artist who calls, with their products.',
    success: { schema: z.object({ results: z.array(work) }) },
    errors: [404],
    handle: async ({ viewer }) =>
      mapped(await shop.artworks.ownWorks(viewer), ({ works }) => ({ results: works.map(shown) })),
  }),
  route({
    method: 'POST',
    path: PATH,
    policy: OWN_UPLOADS,
    summary:
      'A new artwork of the artist who calls, of a file of theirs, and the product on a base product that it is sold on.',
    body: jsonBody(stated),
    success: { status: 201, schema: work },
    errors: [404, 409],
    handle: async ({ viewer, body }) =>
      mapped(await shop.artworks.saveOwnWork(viewer, null, meant(body)), shown),
  }),
  route({
    method: 'PATCH',
    path: `${PATH}:id/`,
    policy: OWN_UPLOADS,
    summary: 'Changes the name, the file or whether it is shown, of an artwork of the artist who calls.',
    body: jsonBody(stated),
    success: { schema: work },
    errors: [404, 409],
    handle: async ({ viewer, param, body }) =>
      mapped(await shop.artworks.saveOwnWork(viewer, param('id'), meant(body)), shown),
  }),
]
