import { isUnavailable, RETRY_AFTER } from '@kisscut/rest'
import { NOBODY_OWNER, type Viewer, type Visitor } from '@kisscut/shop'
import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { BrowserSession, PersonalParts } from '../../app/context.ts'
import { PRICES_IN } from '../../app/links/prices-in.ts'
import { pageAt } from '../../app/links/url-for.ts'
import { hashPolicy, pagePolicy } from '../http/headers.ts'
import { isReadOfPath } from '../http/plain-read.ts'
import { remembering } from '../http/remembering.ts'
import { isRead, text } from '../http/request.ts'
import type { CallerOf } from '../session/caller-of.ts'
import { mayHaveSession } from '../session/cookie.ts'
import { type Preferences, preferencesFrom } from '../session/preferences.ts'
import type { VisitorOf } from '../session/visitor-of.ts'
import { cachedPage, createPageCache, type CachedPage, type TextOf } from './page-cache.ts'
import { codingFor, pageResponses, type FilledPage } from './page-response.ts'
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
  /** The Remix build; in development a function that returns the latest. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>)
  readonly callerOf: CallerOf
  readonly visitorOf: VisitorOf
  /** The browser of a request from an address, for account pages. */
  readonly browserOf: (request: Request, address: string) => BrowserSession
  readonly secure: boolean
  /** In development: Vite's scripts need a weaker policy. */
  readonly developing?: boolean
  /** The machine's clock by default. */
  readonly now?: () => Date
}

export interface Pages {
  /**
   * Any page, by Remix, for the client at that address. Catalog pages are made once per audience while their sources are
   * unchanged.
   */
  fetch(request: Request, client?: { readonly address?: string }): Promise<Response>
  /**
   * The cached page for a request with its visitor's data; a promise only if that needs a query. Null if {@link fetch}
   * must be called.
   */
  ready(incoming: IncomingMessage): FilledPage | null | Promise<FilledPage | null>
  /** Makes responses with such pages and the headers sent always. */
  responses(always: Parameters<typeof pageResponses>[1]): ReturnType<typeof pageResponses>
}

/** Maximum bytes of pages held. */
const CACHE_BYTES = 32 * 1024 * 1024

/** Never occurs in a page by chance, and needs no escaping in HTML. */
const newNonce = () => randomBytes(18).toString('base64url')

/** Pages whose tools typeset with WebAssembly. No other page may compile any. */
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

/** Request headers that a catalog page depends on. */
const VARY = 'accept-encoding, accept-language, cookie'

/**
 * How shared caches hold a page for visitors without session and preferences. Browsers always revalidate; only shared
 * caches may serve it while they do (RFC 9213), or a shopper's first item would be missing from the cart's count.
 * SEO-13.
 */
const IN_SHARED_CACHES = [
  ['cache-control', 'public, max-age=0, s-maxage=30'],
  ['cdn-cache-control', 'public, max-age=30, stale-while-revalidate=60'],
] as const

/** How personal pages and errors are cached. */
const PRIVATELY = [['cache-control', 'private, no-cache']] as const

/** The header's data for a visitor without a session. */
const NOTHING_PERSONAL: PersonalParts = { accountName: null, cartCount: 0 }

const textOfNobody = textIn(NOTHING_PERSONAL)

/** A document to render. */
interface DocumentToMake {
  /** An address by {@link documentUrl}. */
  readonly address: string
  readonly audience: Viewer
  /** The data to be filled in, of which the document knows only the kind. */
  readonly kind: PersonalParts
  readonly caching: readonly (readonly [string, string])[]
}

/** Whether an address names a currency, which the app stores. CUR-10. */
const namesCurrency = (url: string): boolean =>
  url.includes('?') && new URLSearchParams(url.slice(url.indexOf('?') + 1)).has(PRICES_IN)

/** An address of a catalog page. */
interface Place {
  /** An address by {@link documentUrl}. */
  readonly address: string
  readonly freshFor: number | undefined
}

/** The data of a visitor with a session that pages show. */
interface Shown {
  readonly parts: PersonalParts
  /** The viewer that their documents are rendered for. */
  readonly audience: Viewer
  readonly kind: string
  readonly textOf: TextOf
  /** Distinguishes the data in tags. */
  readonly tag: string
}

/** A visitor's page in the cache. */
interface Wanted {
  readonly key: string
  readonly stamp: string
  readonly freshFor?: number
  /** Null for a visitor without a session. */
  readonly shown: Shown | null
}

/** Statuses of cacheable pages. */
const CACHEABLE = [200, 404, 410]

/** Serves every page by Remix; the caller and this response's nonce are in its load context. */
export function createPages({
  build,
  callerOf,
  visitorOf,
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
  /** The response; 503 instead of 500 if the database or the disk is unreachable (API-22). */
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

  /** Documents are rendered for the shop's own origin, whatever host a request names. */
  const { origin } = new URL(services.publicUrl)
  /** Null if the URL isn't a catalog page. */
  const placeAt = remembering(
    (url: string): Place | null => {
      const at = origin + url
      if (!isOfTheCatalog(at) || isForRemix(at)) return null
      const address = documentUrl(at)
      return { address, freshFor: freshFor(address) }
    },
    { texts: 1000, characters: 300 },
  )
  /** By visitor; a changed visitor is a new object. */
  const shownTo = new WeakMap<Visitor, Shown | null>()
  const responses: Pages['responses'] = (always) => pageResponses(cache, always)
  const responseTo = responses([])

  /**
   * Renders a document for an audience from its address alone, without the request. Its policy lists inline scripts by
   * hash, because its bytes change only where data are filled in.
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
    if (!headers.has('cache-control'))
      for (const [name, value] of etag === null ? PRIVATELY : to.caching) headers.set(name, value)
    return cachedPage(response.status, etag, [...headers], page.html, {
      ...{ madeOf, ...(pieces.length > 1 && { pieces }) },
    })
  }

  const shownOf = (visitor: Visitor): Shown | null => {
    const before = shownTo.get(visitor)
    if (before !== undefined) return before
    const { accountName, cartCount } = visitor
    const parts = { accountName, cartCount }
    const audience = audienceOf(visitor.viewer)
    const tag = tagOf(JSON.stringify([accountName, cartCount])).slice(3, -1)
    const shown = audience && { parts, audience, kind: kindOf(parts), textOf: textIn(parts), tag }
    shownTo.set(visitor, shown)
    return shown
  }

  /**
   * The cache key of a visitor's page and the data to fill in; null if it is made for them alone. Without a visitor, for
   * one without a session. Every way to a page uses this.
   */
  const wantedBy = (
    { address, freshFor }: Place,
    preferences: Preferences,
    visitor: Visitor | null,
  ): Wanted | null => {
    const stamp = stampOf(now())
    const isNobody = visitor === null || visitor.viewer.owner === NOBODY_OWNER
    const shown = isNobody ? null : shownOf(visitor)
    if (!isNobody && shown === null) return null
    const key =
      shown === null ? pageKey(address, preferences) : audienceKey(address, shown.audience, shown.kind)
    return { key, stamp, shown, ...(freshFor !== undefined && { freshFor }) }
  }

  const filledFor = (page: CachedPage, shown: Shown | null): FilledPage => ({
    page,
    textOf: shown?.textOf ?? textOfNobody,
    etag:
      page.etag === null || page.pieces === undefined || shown === null
        ? page.etag
        : `${page.etag.slice(0, -1)}-${shown.tag}"`,
  })

  /** A catalog page from memory; null if it is made for this viewer alone. */
  const fromMemory = async ({ url, headers, method }: Request): Promise<Response | null> => {
    const place = placeAt(url.slice(url.indexOf('/', url.indexOf('//') + 2)))
    if (place === null) return null
    const stated = { acceptLanguage: headers.get('accept-language'), cookie: headers.get('cookie') }
    const visitor = await visitorOf(stated)
    const preferences = preferencesFrom(stated)
    const audience = audienceOf(visitor.viewer)
    const wanted = wantedBy(place, preferences, visitor)
    if (audience === null || wanted === null) return null
    const isPublic = wanted.shown === null && Object.keys(preferences.chosen).length === 0
    const to = { address: place.address, audience, kind: wanted.shown?.parts ?? NOTHING_PERSONAL }
    const page = await cache.get({ ...wanted, version: await version() }, () =>
      render({ ...to, caching: isPublic ? IN_SHARED_CACHES : PRIVATELY }),
    )
    if (page === null) return null
    const acceptEncoding = headers.get('accept-encoding')
    await cache.pack(page, codingFor(page, acceptEncoding))
    const request = { method, ifNoneMatch: headers.get('if-none-match'), acceptEncoding }
    const response = responseTo(filledFor(page, wanted.shown), request)
    if (response === null) return null
    const all = new Headers()
    for (let at = 0; at < response.headers.length; at += 2)
      all.append(response.headers[at]!, response.headers[at + 1]!)
    const { status, body } = response
    return new Response(body && Buffer.concat(body), { status, headers: all })
  }

  const fetch: Pages['fetch'] = async (request, { address = 'unknown' } = {}) => {
    // Pages for an API key are never held, because only the key identifies their viewer.
    const mayBeHeld = isRead(request) && buildVersion !== null && !request.headers.has('authorization')
    const held = mayBeHeld ? await fromMemory(request) : null
    if (held !== null) return held
    const create = !isRead(request) && !isOfAccounts(request.url)
    const caller = await callerOf(request, { create })
    if (!caller) return text(messages.keyNotValid, 401)
    if (caller.isOutdated) return text(messages.signedInMeanwhile, 503)
    const { viewer } = caller
    if (viewer.mayOnlyRead && !isRead(request)) return text(messages.keyMayOnlyRead, 403)
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

  const ready: Pages['ready'] = (incoming) => {
    if (!isReadOfPath(incoming)) return null
    const { headers, url } = incoming
    if (namesCurrency(url)) return null
    const place = placeAt(url)
    if (place === null) return null
    const stated = { acceptLanguage: headers['accept-language'] ?? null, cookie: headers.cookie ?? null }
    const pageFor = (visitor: Visitor | null): FilledPage | null => {
      const wanted = wantedBy(place, preferencesFrom(stated), visitor)
      const page = wanted && cache.find(wanted)
      return page && filledFor(page, wanted.shown)
    }
    if (!mayHaveSession(headers.cookie)) return pageFor(null)
    try {
      const visitor = visitorOf(stated)
      return visitor instanceof Promise ? visitor.then(pageFor).catch(() => null) : pageFor(visitor)
    } catch {
      // The app reports the unreachable database.
      return null
    }
  }

  return { fetch, ready, responses }
}
