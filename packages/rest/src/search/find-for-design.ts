import { cutText } from '@kisscut/core/text'
import type { LibraryPage, Shop } from '@kisscut/shop'
import { z } from 'zod'
import { OPEN } from '../http/policy.ts'
import { invalid } from '../http/http-error.ts'
import { route, type AnyRoute } from '../http/route.ts'
import { IDS_AT_MOST, wholeNumber } from '../resources/list-query.ts'
import * as messages from '../messages/requests.ts'

const item = { id: z.string(), name: z.string(), preview: z.string() }
const region = z.object({
  ...{ id: z.string(), name: z.string(), selector: z.string() },
  ...{ blendSelector: z.string(), isCut: z.boolean() },
})
const clipart = z.object({ ...item, drawing: z.string(), regions: z.array(region) })

const pageOf = <T extends z.ZodType>(of: T) => z.object({ results: z.array(of), has_more: z.boolean() })

interface Sources<T> {
  find(search: { category: string | null; words: string; page: number }): Promise<LibraryPage<T>>
  byId(ids: readonly string[]): Promise<readonly T[]>
}

async function resultOf<T>(query: URLSearchParams, { find, byId }: Sources<T>) {
  const ids = query.get('id__in')?.split(',').filter(Boolean)
  if (ids && ids.length > IDS_AT_MOST) throw invalid({ id__in: [messages.idsAtMost(IDS_AT_MOST)] })
  if (ids) return { ok: true, value: { results: await byId(ids), has_more: false } } as const
  const { items, hasMore } = await find({
    category: query.get('category') || null,
    words: cutText(query.get('q') ?? '', 200),
    page: (wholeNumber(query, 'page') ?? 1) - 1,
  })
  return { ok: true, value: { results: items, has_more: hasMore } } as const
}

const QUERY = ['q', 'category', 'page', 'id__in']

/** Library items for design tools, found by words: cliparts with their regions, marketplace artworks. TOOL-2. */
export const findForDesignRoutes = ({ design: { library } }: Shop): readonly AnyRoute[] => [
  route({
    method: 'GET',
    path: '/custom/api/v1/find-clipart/',
    policy: OPEN,
    summary:
      'Cliparts with their regions, 48 a page: `?q={words}&category={id}&page={from 1}`, or those named by `?id__in=`.',
    query: QUERY,
    errors: [400],
    success: { schema: pageOf(clipart) },
    handle: ({ query }) => resultOf(query, { find: library.clipart, byId: library.clipartById }),
  }),
  route({
    method: 'GET',
    path: '/marketplace/api/v1/find-artwork/',
    policy: OPEN,
    summary:
      'Artworks of the marketplace, 48 a page: `?q={words}&category={artist}&page={from 1}`, or those named by `?id__in=`.',
    query: QUERY,
    errors: [400],
    success: { schema: pageOf(z.object(item)) },
    handle: ({ query }) => resultOf(query, { find: library.artworks, byId: library.artworksById }),
  }),
]
