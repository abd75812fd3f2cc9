import type { EntryContext, ServerBuild } from '@remix-run/node'
import { describe, expect, it } from 'vitest'
import { READ_ONLY } from '../../app/parts/page/own-scripts.ts'
import { createPageHandler } from './page-handlers.ts'

/** The data that Remix serializes for its scripts, and that the page is rendered from. */
async function made({ handle }: { readonly handle?: unknown }) {
  let packed = ''
  let loaded: Record<string, unknown> = {}
  const page = async (
    _request: Request,
    status: number,
    headers: Headers,
    { staticHandlerContext, serverHandoffStream }: EntryContext,
  ) => {
    packed = await new Response(serverHandoffStream).text()
    loaded = staticHandlerContext.loaderData
    return new Response('the page', { status, headers })
  }
  const route = (id: string, more: object) => ({
    id,
    module: { default: () => null, loader: async () => ({ found: [`of ${id}`] }), ...more },
  })
  const build = {
    entry: { module: { default: page } },
    routes: {
      root: { ...route('root', {}), path: '' },
      search: { ...route('search', { handle }), parentId: 'root', path: 'search' },
    },
    assets: { version: 'b1', routes: {}, entry: { module: '', imports: [] }, url: '' },
    assetsBuildDirectory: '',
    publicPath: '/',
    future: { v3_singleFetch: true },
    isSpaMode: false,
  } as unknown as ServerBuild
  await createPageHandler(build)(new Request('http://localhost/search/?q=cats'))
  const { root, search } = loaded as Record<string, { readonly found?: unknown }>
  return { packed, found: [root?.found, search?.found] }
}

describe("the loaders' data", () => {
  const found = [['of root'], ['of search']]

  it('are available for rendering, but not serialized, on read-only pages', async () => {
    const page = await made({ handle: READ_ONLY })
    expect(page.found).toEqual(found)
    expect(page.packed).not.toMatch(/found|of search/)
  })

  it('are serialized on pages with scripts', async () => {
    const page = await made({})
    expect(page.found).toEqual(found)
    expect(page.packed).toMatch(/of root.*of search/s)
  })
})
