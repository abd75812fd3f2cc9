import type { Viewer } from '@kisscut/shop'
import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node'
import { randomBytes } from 'node:crypto'
import { hashPolicy, pagePolicy } from '../http/headers.ts'
import { isCached, isRead, text } from '../http/request.ts'
import type { CallerOf } from '../session/caller-of.ts'
import { cachedPage, createPageCache, responseOf, withoutNonce, type CachedPage } from './page-cache.ts'
import { pageTag } from './page-tag.ts'

interface Deps extends Pick<AppLoadContext, 'shop' | 'publicUrl' | 'reportError'> {
  /** The Remix build, or where to get the newest one while developing. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>)
  readonly callerOf: CallerOf
  readonly secure: boolean
  /** While developing, Vite's own scripts need more than a page may. */
  readonly developing?: boolean
}

/** Bytes of anonymous pages held. */
const CACHE_BYTES = 32 * 1024 * 1024

/** In no page by chance, and the same in HTML as it is. */
const newNonce = () => randomBytes(18).toString('base64url')

/** Statuses of a page that is the same for everyone. */
const CACHEABLE = [200, 404]

/** Remix, answering every page: the caller and this response's nonce travel in its load context. Anonymous pages are rendered once a version. */
export function createPages({ build, callerOf, secure, developing = false, ...kept }: Deps) {
  const handle = createRequestHandler(build, developing ? 'development' : 'production')
  const cache = createPageCache(CACHE_BYTES)
  const made = {
    build: typeof build === 'function' ? '' : build.assets.version,
    catalog: kept.shop.browse.version,
  }

  /** The page as everybody gets it who has no session; its policy names its inline scripts by hash, for its bytes never change. */
  const render = async (request: Request, viewer: Viewer, tag: string): Promise<CachedPage | null> => {
    const nonce = newNonce()
    // A request of its own: others wait for this page, whatever becomes of the first who asked.
    const own = new Request(request.url, { headers: request.headers })
    const response = await handle(own, { ...kept, viewer, nonce })
    const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html')
    if (!CACHEABLE.includes(response.status) || !isPage) return null
    const page = withoutNonce(await response.text(), nonce)
    if (page === null) return null
    const headers = new Headers(response.headers)
    headers.set('content-security-policy', hashPolicy(page.sources, secure))
    headers.set('vary', 'accept-encoding')
    if (response.status === 200) headers.set('etag', tag)
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
    return cachedPage(response.status, [...headers], page.html)
  }

  return async (request: Request): Promise<Response> => {
    const caller = await callerOf(request, { create: !isRead(request) })
    if (!caller) return text('This key is not valid.', 401)
    const tag =
      typeof build === 'function' ? null : await pageTag(request, caller.viewer, { ...made, now: new Date() })
    if (tag !== null) {
      if (isCached(request, tag)) return new Response(null, { status: 304, headers: { etag: tag } })
      const page = await cache.get(tag, () => render(request, caller.viewer, tag))
      if (page !== null)
        return responseOf(page, request.headers.get('accept-encoding') ?? '', request.method === 'HEAD')
    }
    const nonce = newNonce()
    const response = await handle(request, { ...kept, viewer: caller.viewer, nonce })
    if (caller.setCookie && response.status < 400) response.headers.append('set-cookie', caller.setCookie)
    if (!developing) response.headers.set('content-security-policy', pagePolicy(nonce, secure))
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache')
    return response
  }
}
