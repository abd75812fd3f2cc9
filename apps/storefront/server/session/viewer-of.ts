import { NOBODY_OWNER, type Shop, type Viewer } from '@kisscut/shop'
import { sessionCookie, sessionIdOf } from './cookie.ts'
import { localeOf } from './locale-of.ts'

/** Who is asking, and the cookie that tells a newcomer their session. */
export interface Caller {
  readonly viewer: Viewer
  readonly setCookie?: string
}

export type ViewerOf = (request: Request, wants: { readonly create: boolean }) => Promise<Caller | null>

interface Deps {
  readonly accounts: Shop['accounts']
  readonly secret: string
  /** Cookies travel over https only. */
  readonly secure: boolean
}

/**
 * Who is asking: a service by its key, a shopper by the session cookie. A guest gets a session with the first thing
 * they keep, not with a glance at the window. Null: a key that opens nothing.
 */
export function createViewerOf({ accounts, secret, secure }: Deps): ViewerOf {
  return async (request, { create }) => {
    const authorization = request.headers.get('authorization')
    if (authorization) {
      const viewer = await accounts.viewerOfKey(authorization.replace(/^Bearer /i, ''))
      return viewer && { viewer }
    }
    const locale = localeOf(request.headers.get('accept-language'))
    const viewer = await accounts.viewerOfSession(sessionIdOf(request.headers.get('cookie'), secret), locale)
    if (!create || viewer.owner !== NOBODY_OWNER) return { viewer }
    const opened = await accounts.openSession(locale)
    return { viewer: opened.viewer, setCookie: sessionCookie(opened.sessionId, secret, secure) }
  }
}
