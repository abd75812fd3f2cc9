import type { Account } from '../ports/accounts.ts'
import { removeExpiredSessions } from './remove-expired-sessions.ts'
import { accountOfViewer, openSession, viewerOfKey, viewerOfSession } from './sessions.ts'
import { signIn, signOut, type SignInDeps } from './sign-in.ts'
import type { Viewer } from './viewer.ts'

export interface Accounts {
  /** The viewer of a session cookie. An unknown or expired session is nobody's. */
  viewerOfSession(sessionId: string | null, locale: string): Promise<Viewer>
  /** The viewer of an API key; null for an unknown key. */
  viewerOfKey(key: string): Promise<Viewer | null>
  /** Opens a session for a guest. */
  openSession(locale: string): Promise<{ readonly sessionId: string; readonly viewer: Viewer }>
  /** The account that is looking; null: a guest. */
  of(viewer: Pick<Viewer, 'owner'>): Promise<Account | null>
  signIn: ReturnType<typeof signIn>
  signOut: ReturnType<typeof signOut>
  /** Removes what guests left behind whose sessions have run out; how many sessions. */
  removeExpired(): Promise<number>
}

export const createAccounts = (deps: SignInDeps): Accounts => ({
  viewerOfSession: viewerOfSession(deps.storage),
  viewerOfKey: viewerOfKey(deps.storage),
  openSession: openSession(deps.storage),
  of: accountOfViewer(deps.storage),
  signIn: signIn(deps),
  signOut: signOut(deps),
  removeExpired: removeExpiredSessions(deps.storage),
})
