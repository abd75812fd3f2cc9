import type { Browser, Chosen, Shop, Viewer } from '@kisscut/shop'

/** The browser of this request, and the cookies that change its session. */
export interface BrowserSession extends Browser {
  /** `Set-Cookie` for a session of this many seconds. */
  cookie(sessionId: string, seconds: number | null): string
  /** `Set-Cookie` that ends the session. */
  readonly endCookie: string
  /** `Set-Cookie` for the guest's preferences. */
  preferencesCookie(chosen: Chosen): string
}

/** Serves the files that list the whole catalog; 404 for any other file. */
export interface PublishedFiles {
  /** A part of the sitemap; null for the index. SEO-5. */
  sitemap(request: Request, part: string | null): Promise<Response>
  /** The merchant feed; with a currency, its links open pages in that currency. SEO-6. */
  feed(request: Request, currency: string | null): Promise<Response>
}

/** The visitor's data in the header of every page. */
export interface PersonalParts {
  /** Name of the signed-in account; null for a guest. */
  readonly accountName: string | null
  /** Number of lines in the cart. */
  readonly cartCount: number
}

/** The load context of every loader and action. Built once in server/compose.ts, because pages keep no state in modules. */
declare module '@remix-run/node' {
  interface AppLoadContext {
    readonly shop: Shop
    /** The viewer of this request. Reading it in a request that may write starts a session for a new visitor. */
    readonly viewer: Viewer
    readonly session: BrowserSession
    /** Replaces the viewer's own data in a document shared by many visitors. SEO-15. */
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
