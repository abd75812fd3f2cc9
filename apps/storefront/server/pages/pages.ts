import { isUnavailable, RETRY_AFTER } from '@kisscut/rest'
import { NOBODY_OWNER, type Viewer } from '@kisscut/shop'
import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { BrowserSession, PersonalParts } from '../../app/context.ts'
import { PRICES_IN } from '../../app/links/prices-in.ts'
import { pageAt } from '../../app/links/url-for.ts'
import { hashPolicy, pagePolicy } from '../http/headers.ts'
import { isPlainRead } from '../http/plain-read.ts'
import { isCached, isRead, text } from '../http/request.ts'
import type { CallerOf } from '../session/caller-of.ts'
import { preferencesFrom, preferencesOf } from '../session/preferences.ts'
import { cachedPage, createPageCache, headersOf, OF_304, type CachedPage } from './page-cache.ts'
import { codingOf, fillableCodingOf } from './packing.ts'
import {
  audienceKey,
  documentUrl,
  freshFor,
  isOfAccounts,
  isForRemix,
  isOfTheCatalog,
  pageKey,
  pageTag,
  stampOf,
} from './page-key.ts'
import {
  audienceOf,
  isFillable,
  kindOf,
  personalPartsOf,
  piecesOf,
  placeholdersFor,
  textIn,
  type Piece,
} from './personal-parts.ts'
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
  /** Any page, by Remix, for the client at that address. Pages of the catalog are made once for an audience, while what they are made of is the same. */
  fetch(request: Request, client?: { readonly address?: string }): Promise<Response>
  /** The page of a request that would get a cached one, at once; null: call {@link fetch}. */
  ready(incoming: IncomingMessage): CachedPage | null
}

/** Bytes of pages held. */
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

/** No page is below it. */
const OF_THE_API = '/api/v1/'

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

/** How a page is held that is somebody's, or is none. */
const PRIVATELY = [['cache-control', 'private, no-cache']] as const

/** What the header shows of a visitor without session. */
const NOTHING_PERSONAL: PersonalParts = { accountName: null, cartCount: 0 }

/** A document to be made. */
interface DocumentToMake {
  /** What {@link documentUrl} gives. */
  readonly address: string
  readonly audience: Viewer
  /** What is to be filled in; of it only the kind is known to the document. */
  readonly kind: PersonalParts
  readonly caching: readonly (readonly [string, string])[]
}

/** Whether an address names the currency to be opened in, which the app keeps. CUR-10. */
const namesCurrency = (url: string): boolean =>
  url.includes('?') && new URLSearchParams(url.slice(url.indexOf('?') + 1)).has(PRICES_IN)

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
  const handle = async (
    request: Request,
    viewer: Viewer,
    made: Pick<AppLoadContext, 'nonce' | 'personal'>,
    address = '',
  ): Promise<Response> => {
    let isOutOfReach = false
    const reportError: typeof services.reportError = (error, request) => {
      isOutOfReach ||= isUnavailable(error)
      services.reportError(error, request)
    }
    const session = browserOf(request, address)
    const found = await remix(request, { ...services, reportError, viewer, session, ...made })
    const response = await orMoved(request, found, viewer, services.shop)
    if (!isOutOfReach || response.status !== 500) return response
    const headers = new Headers(response.headers)
    headers.set('retry-after', RETRY_AFTER)
    return new Response(response.body, { status: 503, headers })
  }
  const { reads } = services.shop
  const cache = createPageCache(
    CACHE_BYTES,
    () => now().getTime(),
    (madeOf) => reads.isSame(madeOf),
  )
  const buildVersion = typeof build === 'function' ? null : build.assets.version
  const tagOf = (what: string) => pageTag(what, buildVersion ?? '')
  const tagOfPieces = (pieces: readonly Piece[]) => tagOf(pieces.map(({ html }) => html.toString()).join())
  const { version } = services.shop.browse

  /** Documents are made for the shop's own origin, whatever host a request names. */
  const { origin } = new URL(services.publicUrl)
  const addressOf = (url: string) => documentUrl(origin + url.slice(url.indexOf('/', url.indexOf('//') + 2)))

  /**
   * A document as everyone of an audience gets it, made of its address alone: nothing of a request is known here. Its policy names its
   * inline scripts by hash, for its bytes never change but where they are filled in.
   */
  const render = async (to: DocumentToMake): Promise<CachedPage | null> => {
    const nonce = newNonce()
    const { placeholders, parts: personal } = placeholdersFor(to.kind)
    const { value: response, madeOf } = await reads.noted(() =>
      handle(new Request(to.address), to.audience, { nonce, personal }),
    )
    const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html')
    if (!CACHEABLE.includes(response.status) || !isPage || response.headers.has('set-cookie')) return null
    const page = withoutNonce(await response.text(), nonce)
    if (page === null || !isFillable(page.html, placeholders)) return null
    const headers = new Headers(response.headers)
    headers.set(
      'content-security-policy',
      hashPolicy(page.sources, { secure, wasm: compilesWasm(to.address) }),
    )
    headers.set('vary', VARY)
    const pieces = piecesOf(page.html, placeholders)
    const etag = response.status === 200 ? tagOfPieces(pieces) : null
    if (etag !== null) headers.set('etag', etag)
    if (!headers.has('cache-control'))
      for (const [name, value] of etag === null ? PRIVATELY : to.caching) headers.set(name, value)
    return cachedPage(response.status, etag, [...headers], page.html, {
      ...{ madeOf, ...(pieces.length > 1 && { pieces }) },
    })
  }

  /** A page of the catalog from memory; null: it is made for this viewer alone. */
  const fromMemory = async (request: Request, viewer: Viewer): Promise<Response | null> => {
    const audience = audienceOf(viewer)
    if (audience === null) return null
    const address = addressOf(request.url)
    const isVisitor = viewer.owner !== NOBODY_OWNER
    const parts = isVisitor ? await personalPartsOf(services.shop, viewer) : NOTHING_PERSONAL
    const preferences = preferencesOf(request)
    const key = isVisitor ? audienceKey(address, audience, kindOf(parts)) : pageKey(address, preferences)
    const isPublic = !isVisitor && Object.keys(preferences.chosen).length === 0
    const caching = isPublic ? IN_SHARED_CACHES : PRIVATELY
    const fresh = freshFor(address)
    const wanted = {
      ...{ key, stamp: stampOf(now()), version: await version() },
      ...(fresh !== undefined && { freshFor: fresh }),
    }
    const page = await cache.get(wanted, () => render({ address, audience, kind: parts, caching }))
    if (page === null) return null
    /** With what is filled in. */
    const ownTag = (tag: string) => (isVisitor ? tagOf(JSON.stringify([tag, parts])) : tag)
    if (page.etag !== null && isCached(request.headers.get('if-none-match'), ownTag(page.etag)))
      return new Response(null, {
        status: 304,
        headers: [
          ['etag', ownTag(page.etag)],
          ...page.headers.filter(([name]) => OF_304.has(name) && name !== 'etag'),
        ] as [string, string][],
      })
    const accepted = request.headers.get('accept-encoding') ?? ''
    const coding = page.pieces ? fillableCodingOf(accepted) : codingOf(accepted)
    const body =
      page.pieces && coding !== 'br'
        ? await cache.filled(page, textIn(parts), coding)
        : await cache.body(page, coding)
    const headers = new Headers(headersOf(page, coding, body) as [string, string][])
    if (page.etag !== null) headers.set('etag', ownTag(page.etag))
    return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers })
  }

  const fetch: Pages['fetch'] = async (request, { address = 'unknown' } = {}) => {
    const create = !isRead(request) && !isOfAccounts(request.url)
    const caller = await callerOf(request, { create })
    if (!caller) return text(messages.keyNotValid, 401)
    const { viewer } = caller
    if (viewer.mayOnlyRead && !isRead(request)) return text(messages.keyMayOnlyRead, 403)
    const isShared = isRead(request) && isOfTheCatalog(request.url) && !isForRemix(request.url)
    const held = isShared && buildVersion !== null ? await fromMemory(request, viewer) : null
    if (held !== null) return held
    const nonce = newNonce()
    const response = await handle(request, viewer, { nonce }, address)
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
    if (!isPlainRead(incoming)) return null
    const { headers, url } = incoming
    if (namesCurrency(url) || url.includes(OF_THE_API)) return null
    const preferences = preferencesFrom({
      acceptLanguage: headers['accept-language'] ?? null,
      cookie: headers.cookie ?? null,
    })
    const address = documentUrl(origin + url)
    const fresh = freshFor(address)
    return cache.find({
      key: pageKey(address, preferences),
      stamp: stampOf(now()),
      ...(fresh !== undefined && { freshFor: fresh }),
    })
  }

  return { fetch, ready }
}
