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
  /** The Remix build, or where to get the newest one while developing. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>)
  readonly callerOf: CallerOf
  readonly visitorOf: VisitorOf
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
  /** The page of a request that would get a cached one, as its visitor gets it; a promise only where the database has to be asked for them. Null: call {@link fetch}. */
  ready(incoming: IncomingMessage): FilledPage | null | Promise<FilledPage | null>
  /** What is sent of such a page, with headers that are sent always. */
  responses(always: Parameters<typeof pageResponses>[1]): ReturnType<typeof pageResponses>
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

const textOfNobody = textIn(NOTHING_PERSONAL)

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

/** An address of a page of the catalog. */
interface Place {
  /** What {@link documentUrl} gives. */
  readonly address: string
  readonly freshFor: number | undefined
}

/** What pages show of a visitor with a session, as it is filled in. */
interface Shown {
  readonly parts: PersonalParts
  /** Whom their documents are made for, but for the address. */
  readonly audience: Viewer
  readonly kind: string
  readonly textOf: TextOf
  /** Tells apart what is filled in. */
  readonly tag: string
}

/** A page of a visitor's in memory. */
interface Wanted {
  readonly key: string
  readonly stamp: string
  readonly freshFor?: number
  /** Null: the visitor has no session. */
  readonly shown: Shown | null
}

/** Statuses of a page that is the same for everyone. */
const CACHEABLE = [200, 404, 410]

/** Remix, answering every page: the caller and this response's nonce travel in its load context. */
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
  /** Null: what is there is no page of the catalog. */
  const placeAt = remembering(
    (url: string): Place | null => {
      const at = origin + url
      if (!isOfTheCatalog(at) || isForRemix(at)) return null
      const address = documentUrl(at)
      return { address, freshFor: freshFor(address) }
    },
    { texts: 1000, characters: 300 },
  )
  /** By visitors, who are other objects as soon as anything of them is another. */
  const shownTo = new WeakMap<Visitor, Shown | null>()
  const responses: Pages['responses'] = (always) => pageResponses(cache, always)
  const responseTo = responses([])

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
   * Where the page of a visitor is held, and what is filled into it; null: it is made for them alone. No visitor: one without session.
   * Whoever asks, in whatever way, gets what this says.
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

  /** A page of the catalog from memory; null: it is made for this viewer alone. */
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
    // A key's pages are made anew: whom it is of is the key's to say.
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
      // The app reports that the database is out of reach.
      return null
    }
  }

  return { fetch, ready, responses }
}
