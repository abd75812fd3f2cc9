import { isSlug } from '@kisscut/core/category'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { routerPath } from '../../app/links/router-path.ts'
import { ROUTES } from '../../app/route-table.ts'
import { createPageHandler } from './page-handlers.ts'

/** The shop's pages; each returns its name, parameters and request. */
const telling = (id: string) => {
  const loader = async ({ request, params }: { request: Request; params: object }) =>
    new Response(JSON.stringify([id, request.method, request.url, params]))
  return { loader, action: loader }
}

const build = {
  entry: { module: { default: () => new Response('a document'), handleError: () => undefined } },
  routes: Object.fromEntries(
    Object.entries(ROUTES).map(([id, { path }]) => [
      id,
      {
        ...{ id, parentId: 'root', module: telling(id) },
        ...(path === '/' ? { path: '', index: true } : { path: routerPath(path) }),
      },
    ]),
  ),
  assets: { version: 'b1', routes: {}, entry: { module: '', imports: [] }, url: '' },
  assetsBuildDirectory: '',
  publicPath: '/',
  future: { v3_singleFetch: true },
  isSpaMode: false,
} as unknown as ServerBuild
build.routes['root'] = { id: 'root', path: '', module: {} as never }

const all = createRequestHandler(build, 'production')
const alone = createPageHandler(build)

/** Path segments among other slugs, so that a parameter may look like another page. */
const words = [...new Set(Object.values(ROUTES).flatMap(({ path }) => path.split('/')))].filter(isSlug)
const segment = fc.oneof(fc.constantFrom(...words), fc.stringMatching(/^[\w-]{1,6}$/).filter(isSlug))
const categoryPath = fc.array(segment, { minLength: 1, maxLength: 5 }).map((segments) => segments.join('/'))

/** The path of any page with any parameters. */
const known = fc.constantFrom(...Object.values(ROUTES)).chain(({ path }) => {
  const parts = path.split(/(\{\w+\})/)
  return fc
    .tuple(
      ...parts.map((part) =>
        part === '{categoryPath}' ? categoryPath : part.startsWith('{') ? segment : fc.constant(part),
      ),
    )
    .map((filled) => filled.join(''))
})
/** Such a path, variants as people type them, and anything else. */
const pathname = fc.oneof(
  { weight: 4, arbitrary: known },
  known.map((path) => path.replace(/(.)\/$/, '$1')),
  known.map((path) => `${path.replace(/\/$/, '')}.data`),
  known.map((path) => path.toUpperCase()),
  known.map((path) => path.replaceAll(/(?<=.)\//g, '%2F')),
  fc.array(fc.oneof(segment, fc.constant('')), { maxLength: 6 }).map((segments) => `/${segments.join('/')}`),
)
const query = fc.constantFrom('', '?q=cats', '?_data=search', '?_data=routes%2Fother', '?index')

describe('invariants of pages with handlers of their own', () => {
  it("always give Remix's response for all pages, for any address and method", () =>
    fc.assert(
      fc.asyncProperty(
        pathname,
        query,
        fc.constantFrom('GET', 'POST', 'HEAD'),
        async (path, query, method) => {
          const url = `http://localhost${path}${query}`
          const [theirs, ours] = await Promise.all(
            [all, alone].map(async (handle) => {
              const response = await handle(new Request(url, { method }))
              return [response.status, Object.fromEntries(response.headers), await response.text()]
            }),
          )
          expect(ours).toEqual(theirs)
        },
      ),
      { numRuns: 400 },
    ))
})
