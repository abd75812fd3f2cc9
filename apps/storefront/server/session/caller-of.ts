import type { Caller } from '@kisscut/rest'
import { NOBODY_OWNER, type Shop } from '@kisscut/shop'
import { sessionCookie, sessionIdOf } from './cookie.ts'
import { preferencesOf } from './preferences.ts'

export type CallerOf = (request: Request, wants: { readonly create: boolean }) => Promise<Caller | null>

interface Deps {
  readonly accounts: Pick<Shop['accounts'], 'viewerOfSession' | 'viewerOfKey' | 'openSession' | 'hasSignedIn'>
  readonly secret: string
  /** Whether cookies are sent only over HTTPS. */
  readonly secure: boolean
}

/**
 * The caller of a request: a service by its key, a shopper by the session cookie. A guest gets a session with the first
 * save, not by looking around, and none in place of one that has just signed in, whose cookie it would replace. Null for
 * an invalid key.
 */
export function createCallerOf({ accounts, secret, secure }: Deps): CallerOf {
  return async (request, { create }) => {
    const authorization = request.headers.get('authorization')
    if (authorization) {
      const viewer = await accounts.viewerOfKey(authorization.replace(/^Bearer /i, ''))
      return viewer && { viewer }
    }
    const { locale, chosen } = preferencesOf(request)
    const sessionId = sessionIdOf(request.headers.get('cookie'), secret)
    const viewer = await accounts.viewerOfSession(sessionId, locale, chosen)
    if (!create || viewer.owner !== NOBODY_OWNER) return { viewer }
    if (sessionId !== null && (await accounts.hasSignedIn(sessionId))) return { viewer, isOutdated: true }
    const opened = await accounts.openSession(locale, chosen)
    return { viewer: opened.viewer, setCookie: sessionCookie(opened.sessionId, secret, secure) }
  }
}
