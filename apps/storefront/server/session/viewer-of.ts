import { randomUUID } from 'node:crypto'
import type { Account, Storage, Viewer } from '@kisscut/shop'
import { SESSION_LIFE, sessionCookie, sessionIdOf } from './cookie.ts'
import { mannerOf } from './manner.ts'

/** Who is asking, and the cookie that tells a newcomer their session. */
export interface Asking {
  readonly viewer: Viewer
  readonly setCookie?: string
}

export type ViewerOf = (request: Request, wants: { readonly create: boolean }) => Promise<Asking | null>

interface Needs {
  readonly people: Pick<Storage['people'], 'account' | 'accountByApiKey' | 'openSession' | 'session'>
  readonly secret: string
  /** Cookies travel over https only. */
  readonly secure: boolean
}

/**
 * Who is asking: a service by its key, a shopper by the session cookie. A guest gets a session with the first thing
 * they keep, not with a glance at the window. Null: a key that opens nothing.
 */
export function createViewerOf({ people, secret, secure }: Needs): ViewerOf {
  const byKey = async (key: string): Promise<Asking | null> => {
    const account = await people.accountByApiKey(key)
    return account && { viewer: viewerOfAccount(account) }
  }

  const bySession = async (request: Request): Promise<Asking | null> => {
    const id = sessionIdOf(request.headers.get('cookie'), secret)
    const session = id && (await people.session(id))
    if (!session) return null
    const account = session.accountId && (await people.account({ id: session.accountId }))
    return { viewer: account ? viewerOfAccount(account) : guest(request, session.id) }
  }

  const newcomer = async (request: Request): Promise<Asking> => {
    const { id } = await people.openSession(null, SESSION_LIFE)
    return { viewer: guest(request, id), setCookie: sessionCookie(id, secret, secure) }
  }

  return async (request, { create }) => {
    const authorization = request.headers.get('authorization')
    if (authorization) return byKey(authorization.replace(/^Bearer /i, ''))
    const known = await bySession(request)
    if (known) return known
    return create ? newcomer(request) : { viewer: guest(request, randomUUID()) }
  }
}

function viewerOfAccount({ id, roles, tradeApproved, unit, locale }: Account): Viewer {
  return { owner: `account:${id}`, roles, trade: tradeApproved, unit, locale }
}

function guest(request: Request, sessionId: string): Viewer {
  const manner = mannerOf(request.headers.get('accept-language'))
  return { owner: `session:${sessionId}`, roles: ['shopper'], trade: false, ...manner }
}
