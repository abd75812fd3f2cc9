import type { Browser, Chosen, Shop, Viewer } from '@kisscut/shop'

/** The browser of this request, and the cookies that change its session. */
export interface BrowserSession extends Browser {
  /** `Set-Cookie` for a session of so many seconds. */
  cookie(sessionId: string, seconds: number | null): string
  /** `Set-Cookie` for none. */
  readonly endCookie: string
  /** `Set-Cookie` for what a guest has chosen. */
  preferencesCookie(chosen: Chosen): string
}

/** Responses with the files that list the whole catalog; 404 for any other file. */
export interface PublishedFiles {
  /** A file of the sitemap; null: the one that leads to all others. SEO-5. */
  sitemap(request: Request, part: string | null): Promise<Response>
  /** The feed for merchants; in a currency, its links name it. SEO-6. */
  feed(request: Request, currency: string | null): Promise<Response>
}

/** What the header of every page shows of its visitor. */
export interface PersonalParts {
  /** Whose account is signed in; null: a guest. */
  readonly accountName: string | null
  /** Lines of the cart. */
  readonly cartCount: number
}

/** What the server hands to every loader and action. Built once in server/compose.ts: no page keeps anything in a module. */
declare module '@remix-run/node' {
  interface AppLoadContext {
    readonly shop: Shop
    /** The viewer of this request. Reading it in a request that may write starts a session for a new visitor. */
    readonly viewer: Viewer
    readonly session: BrowserSession
    /** In the place of the viewer's, for a document that many get; absent: the viewer's. SEO-15. */
    readonly personal?: PersonalParts
    /** Nonce of this response's Content-Security-Policy. */
    readonly nonce: string
    /** Public origin, without a trailing slash: `https://kisscut.example`. */
    readonly publicUrl: string
    readonly published: PublishedFiles
    /** Writes to the server's log. */
    readonly reportError: (error: unknown, request: Request) => void
  }
}
