import type { Storage } from '../ports/storage.ts'
import { removeExpiredSessions } from './remove-expired-sessions.ts'
import { openSession, viewerOfKey, viewerOfSession } from './sessions.ts'
import type { Viewer } from './viewer.ts'

export interface Accounts {
  /** The viewer of a session cookie. An unknown or expired session is nobody's. */
  viewerOfSession(sessionId: string | null, locale: string): Promise<Viewer>
  /** The viewer of an API key; null for an unknown key. */
  viewerOfKey(key: string): Promise<Viewer | null>
  /** Opens a session for a guest. */
  openSession(locale: string): Promise<{ readonly sessionId: string; readonly viewer: Viewer }>
  /** Removes what guests left behind whose sessions have run out; how many sessions. */
  removeExpired(): Promise<number>
}

export const createAccounts = (deps: { readonly storage: Storage }): Accounts => ({
  viewerOfSession: viewerOfSession(deps.storage),
  viewerOfKey: viewerOfKey(deps.storage),
  openSession: openSession(deps.storage),
  removeExpired: removeExpiredSessions(deps.storage),
})
