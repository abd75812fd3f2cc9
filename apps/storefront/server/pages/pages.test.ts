import { guest, NOBODY_OWNER } from '@kisscut/shop'
import type { ServerBuild } from '@remix-run/node'
import { describe, expect, it } from 'vitest'
import { createPages } from './pages.ts'

/** A build of one page, as small as Remix takes it. */
const build = {
  entry: { module: { default: () => new Response('the error page') } },
  routes: {
    cart: {
      id: 'cart',
      path: 'cart/',
      module: {
        loader: ({ request }: { readonly request: Request }) =>
          new Response('the cart', {
            headers: request.url.includes('fixed') ? { 'cache-control': 'max-age=60' } : {},
          }),
      },
    },
  },
  assets: { version: 'b1', routes: {}, entry: { module: '', imports: [] }, url: '' },
  assetsBuildDirectory: '',
  publicPath: '/',
  future: {},
  isSpaMode: false,
} as unknown as ServerBuild

const pagesFor = (owner: string) =>
  createPages({
    build,
    shop: { browse: { version: () => 1 } } as never,
    callerOf: async () => ({ viewer: guest(owner, 'en-US') }),
    publicUrl: 'http://localhost',
    reportError: () => undefined,
    secure: false,
  })

const cached = async (owner: string, path = '/cart/') => {
  const response = await pagesFor(owner).fetch(new Request(`http://localhost${path}`))
  return [await response.text(), response.headers.get('cache-control')]
}

describe('how long a page is cached', () => {
  it('is not at all where it may hold what a shopper saved: no shared computer shows it to the next', async () => {
    expect(await cached('session:ana')).toEqual(['the cart', 'private, no-cache'])
  })

  it('is until it changes for a visitor without a session', async () => {
    expect(await cached(NOBODY_OWNER)).toEqual(['the cart', 'private, no-cache'])
  })

  it('is what the page itself says', async () => {
    expect(await cached('session:ana', '/cart/?fixed')).toEqual(['the cart', 'max-age=60'])
  })
})
