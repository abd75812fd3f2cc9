import type { EntryContext, ServerBuild } from '@remix-run/node'
import { describe, expect, it } from 'vitest'
import { READ_ONLY } from '../../app/parts/page/own-scripts.ts'
import { createPageHandler } from './page-handlers.ts'

/** What Remix packs for its scripts, and what the page itself is rendered from. */
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

describe('what loaders gave', () => {
  const found = [['of root'], ['of search']]

  it('is there to be rendered, and packed for no script, where a page is only read', async () => {
    const page = await made({ handle: READ_ONLY })
    expect(page.found).toEqual(found)
    expect(page.packed).not.toMatch(/found|of search/)
  })

  it('is packed for scripts where a page has them', async () => {
    const page = await made({})
    expect(page.found).toEqual(found)
    expect(page.packed).toMatch(/of root.*of search/s)
  })
})
