import { OPEN } from '../http/policy.ts'
import { HttpError } from '../http/http-error.ts'
import { errorResponse } from '../http/responses.ts'
import { route, type AnyRoute } from '../http/route.ts'
import type { Description } from '../openapi/description.ts'
import { resolvedPaths } from '../openapi/resolved.ts'
import * as messages from '../messages/docs.ts'
import { groupsOf, type Operation } from './calls.ts'
import { HOME, STYLE } from './page.ts'
import { groupPage, indexPage } from './pages.ts'
import { CSS } from './style.ts'

/** Nothing but the one style sheet: neither scripts nor anything of elsewhere. */
const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const sent = (text: string, mime: string) =>
  new Response(text, {
    headers: {
      'content-type': `${mime}; charset=utf-8`,
      'content-security-policy': POLICY,
      'cache-control': 'max-age=300',
      'x-content-type-options': 'nosniff',
    },
  })

/** API-24: pages about every call, made of the same declarations as the OpenAPI document, each written with its first request. */
export const docsRoutes = (description: Pick<Description, 'document'>): readonly AnyRoute[] => {
  let known: ReturnType<typeof read> | null = null
  const pages = new Map<string, string>()
  const read = async () => {
    const document = await description.document()
    return { groups: groupsOf(resolvedPaths<Operation>(document)), components: document.components.schemas }
  }
  const written = async (slug: string): Promise<string | null> => {
    const { groups, components } = await (known ??= read())
    const group = groups.find((each) => each.slug === slug)
    if (group === undefined && slug !== '') return null
    const text = pages.get(slug) ?? (group ? groupPage(group, components) : indexPage(groups))
    pages.set(slug, text)
    return text
  }
  const show = async (slug: string) => {
    const text = await written(slug)
    return text === null ? errorResponse(new HttpError(404, messages.noSuchPage)) : sent(text, 'text/html')
  }
  const declared = { method: 'GET', policy: OPEN, success: { mime: 'text/html' } } as const
  return [
    route({ ...declared, path: HOME, summary: 'The API as pages to read.', handle: () => show('') }),
    route({
      ...declared,
      path: STYLE,
      summary: 'Their style.',
      success: { mime: 'text/css' },
      handle: () => sent(CSS, 'text/css'),
    }),
    route({
      ...declared,
      path: `${HOME}:name/`,
      summary: 'The calls of one resource as a page to read.',
      handle: ({ param }) => show(param('name')),
    }),
  ]
}
