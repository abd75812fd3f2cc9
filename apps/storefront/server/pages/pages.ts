import { isUnavailable, RETRY_AFTER } from '@kisscut/rest'
import { NOBODY_OWNER, type Viewer } from '@kisscut/shop'
import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { BrowserSession } from '../../app/context.ts'
import { pageAt } from '../../app/links/url-for.ts'
import { hashPolicy, pagePolicy } from '../http/headers.ts'
import { isCached, isRead, text } from '../http/request.ts'
import type { CallerOf } from '../session/caller-of.ts'
import { mayHaveSession } from '../session/cookie.ts'
import { preferencesFrom, preferencesOf } from '../session/preferences.ts'
import { cachedPage, codingOf, createPageCache, headersOf, type CachedPage } from './page-cache.ts'
import { documentUrl, isOfAccounts, isOfTheCatalog, pageKey, pageTag, stampOf } from './page-key.ts'
import { orMoved } from './moved.ts'
import { createPageHandler } from './page-handlers.ts'
import { withoutNonce } from './without-nonce.ts'
import * as messages from '../messages.ts'

interface Deps extends Pick<AppLoadContext, 'shop' | 'published' | 'publicUrl' | 'reportError'> {
  /** The Remix build, or where to get the newest one while developing. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>)
  readonly callerOf: CallerOf
  /** The browser of a request from an address, for the pages of accounts. */
  readonly browserOf: (request: Request, address: string) => BrowserSession
  readonly secure: boolean
  /** While developing, Vite's own scripts need more than a page may. */
  readonly developing?: boolean
  /** The machine's clock where absent. */
  readonly now?: () => Date
}

export interface Pages {
  /** Any page, by Remix, for the client at that address. Anonymous pages of the catalog are rendered once a version. */
  fetch(request: Request, client?: { readonly address?: string }): Promise<Response>
  /** The page of a request that would get a cached one, at once; null: call {@link fetch}. */
  ready(incoming: IncomingMessage): CachedPage | null
}

/** Bytes of anonymous pages held. */
const CACHE_BYTES = 32 * 1024 * 1024

/** In no page by chance, and the same in HTML as it is. */
const newNonce = () => randomBytes(18).toString('base64url')

/** Pages whose tools set type with WebAssembly. No other page may compile any. */
const WASM_PAGES: ReadonlySet<string> = new Set([
  'personalize',
  'editAdvanced',
  'editEasy',
  'preview',
  'editPreview',
  'newLettering',
  'editLettering',
  'dragDropBuy',
])
const compilesWasm = (url: string) => WASM_PAGES.has(pageAt(new URL(url).pathname)?.name ?? '')

/** Nothing that could be taken for the beginning of a path. */
const PLAIN_HOST = /^[\w.:[\]-]+$/

/** What a page of the catalog depends on beside its address. */
const VARY = 'accept-encoding, accept-language, cookie'

/**
 * How caches that serve many hold a page of someone without session or preferences. Browsers always ask; going on with an old page
 * meanwhile is allowed to shared caches alone (RFC 9213), or a shopper's first item would be missing in the cart's number. SEO-13.
 */
const IN_SHARED_CACHES = [
  ['cache-control', 'public, max-age=0, s-maxage=30'],
  ['cdn-cache-control', 'public, max-age=30, stale-while-revalidate=60'],
] as const

/** Statuses of a page that is the same for everyone. */
const CACHEABLE = [200, 404, 410]

/** Remix, answering every page: the caller and this response's nonce travel in its load context. */
export function createPages({
  build,
  callerOf,
  browserOf,
  secure,
  developing = false,
  now = () => new Date(),
  ...services
}: Deps): Pages {
  const remix =
    typeof build === 'function' || developing
      ? createRequestHandler(build, developing ? 'development' : 'production')
      : createPageHandler(build)
  /** The page; 503 in place of 500 where the database or the disk is out of reach, so that nobody takes it for the page (API-22). */
  const handle = async (request: Request, viewer: Viewer, nonce: string, address = ''): Promise<Response> => {
    let isOutOfReach = false
    const reportError: typeof services.reportError = (error, request) => {
      isOutOfReach ||= isUnavailable(error)
      services.reportError(error, request)
    }
    const session = browserOf(request, address)
    const made = await remix(request, { ...services, reportError, viewer, session, nonce })
    const response = await orMoved(request, made, viewer, services.shop)
    if (!isOutOfReach || response.status !== 500) return response
    const headers = new Headers(response.headers)
    headers.set('retry-after', RETRY_AFTER)
    return new Response(response.body, { status: 503, headers })
  }
  const cache = createPageCache(CACHE_BYTES)
  const buildVersion = typeof build === 'function' ? null : build.assets.version
  const { version } = services.shop.browse

  /** The page as everybody gets it who has no session; its policy names its inline scripts by hash, for its bytes never change. */
  const render = async (request: Request, viewer: Viewer, tag: string): Promise<CachedPage | null> => {
    const nonce = newNonce()
    // A request of its own: others wait for this page, whatever becomes of the first who asked.
    const own = new Request(documentUrl(request.url), { headers: request.headers })
    const response = await handle(own, viewer, nonce)
    const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html')
    if (!CACHEABLE.includes(response.status) || !isPage || response.headers.has('set-cookie')) return null
    const page = withoutNonce(await response.text(), nonce)
    if (page === null) return null
    const headers = new Headers(response.headers)
    headers.set(
      'content-security-policy',
      hashPolicy(page.sources, { secure, wasm: compilesWasm(request.url) }),
    )
    headers.set('vary', VARY)
    const etag = response.status === 200 ? tag : null
    if (etag !== null) headers.set('etag', etag)
    const isPublic = etag !== null && Object.keys(preferencesOf(request).chosen).length === 0
    if (isPublic && !headers.has('cache-control'))
      for (const [name, value] of IN_SHARED_CACHES) headers.set(name, value)
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
    return cachedPage(response.status, etag, [...headers], page.html)
  }

  const anonymous = async (request: Request, viewer: Viewer): Promise<Response | null> => {
    const key = pageKey(documentUrl(request.url), preferencesOf(request))
    const stamp = stampOf(await version(), now())
    const tag = pageTag(key, stamp, buildVersion ?? '')
    if (isCached(request.headers.get('if-none-match'), tag))
      return new Response(null, { status: 304, headers: { etag: tag } })
    const page = await cache.get(key, stamp, () => render(request, viewer, tag))
    if (page === null) return null
    const coding = codingOf(request.headers.get('accept-encoding') ?? '')
    const body = await cache.body(page, coding)
    const headers = headersOf(page, coding, body) as [string, string][]
    return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers })
  }

  const fetch: Pages['fetch'] = async (request, { address = 'unknown' } = {}) => {
    const create = !isRead(request) && !isOfAccounts(request.url)
    const caller = await callerOf(request, { create })
    if (!caller) return text(messages.keyNotValid, 401)
    const { viewer } = caller
    if (viewer.mayOnlyRead && !isRead(request)) return text(messages.keyMayOnlyRead, 403)
    const isForAll = viewer.owner === NOBODY_OWNER && isRead(request) && isOfTheCatalog(request.url)
    const cached = isForAll && buildVersion !== null ? await anonymous(request, viewer) : null
    if (cached !== null) return cached
    const nonce = newNonce()
    const response = await handle(request, viewer, nonce, address)
    if (caller.setCookie && response.status < 400) response.headers.append('set-cookie', caller.setCookie)
    if (!developing)
      response.headers.set(
        'content-security-policy',
        pagePolicy(nonce, { secure, wasm: compilesWasm(request.url) }),
      )
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache')
    return response
  }

  const ready = (incoming: IncomingMessage): CachedPage | null => {
    const { method = '', headers, url } = incoming
    if (!isRead({ method }) || headers.authorization !== undefined || mayHaveSession(headers.cookie))
      return null
    if (!PLAIN_HOST.test(headers.host ?? '')) return null
    const at = version()
    if (typeof at !== 'number') {
      // Nobody waits for it here; who calls `fetch` hears what failed.
      at.catch(() => undefined)
      return null
    }
    const preferences = preferencesFrom({
      acceptLanguage: headers['accept-language'] ?? null,
      cookie: headers.cookie ?? null,
    })
    const key = pageKey(documentUrl(`http://${headers.host}${url}`), preferences)
    return cache.find(key, stampOf(at, now()))
  }

  return { fetch, ready }
}
