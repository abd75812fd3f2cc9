import type { Browser, Chosen, Shop, Viewer } from '@kisscut/shop'

/** The browser of this request, and the cookies that change its session. */
export interface BrowserSession extends Browser {
  /** `Set-Cookie` for a session of so many seconds. */
  cookie(sessionId: string, seconds: number): string
  /** `Set-Cookie` for none. */
  readonly endCookie: string
  /** `Set-Cookie` for what a guest has chosen. */
  preferencesCookie(chosen: Chosen): string
}

/** What the server hands to every loader and action. Built once in server/compose.ts: no page keeps anything in a module. */
declare module '@remix-run/node' {
  interface AppLoadContext {
    readonly shop: Shop
    /** The viewer of this request. Reading it in a request that may write starts a session for a new visitor. */
    readonly viewer: Viewer
    readonly session: BrowserSession
    /** Nonce of this response's Content-Security-Policy. */
    readonly nonce: string
    /** Public origin, without a trailing slash: `https://kisscut.example`. */
    readonly publicUrl: string
    /** Writes to the server's log. */
    readonly reportError: (error: unknown, request: Request) => void
  }
}
