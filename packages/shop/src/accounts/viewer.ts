import type { Account, AccountStore } from '../ports.ts'
import type { Viewer } from '../types.ts'

/** Thirty days; a cart is not lost over a holiday. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60

/** Owns nothing and never will: who is asking before a session is opened. */
export const NOBODY_OWNER = 'nobody'

/** The visitor's language decides how lengths are shown until an account says otherwise (SIZE-12). */
export const unitOfLocale = (locale: string): Viewer['unit'] =>
  /-(?:US|LR|MM)\b/i.test(locale) || locale === 'en' ? 'in' : 'mm'

export const guest = (owner: string, locale: string): Viewer => ({
  owner,
  roles: ['shopper'],
  trade: false,
  unit: unitOfLocale(locale),
  locale,
})

const viewerOfAccount = (account: Account): Viewer => ({
  owner: `account:${account.id}`,
  roles: account.roles,
  trade: account.tradeApproved,
  unit: account.unit,
  locale: account.locale,
})

/** Who is asking, by the session of a cookie; an unknown or expired session is nobody. */
export const viewerOfSession =
  ({ accounts }: { readonly accounts: AccountStore }) =>
  async (sessionId: string | null, locale: string): Promise<Viewer> => {
    const session = sessionId === null ? null : await accounts.session(sessionId)
    if (session === null) return guest(NOBODY_OWNER, locale)
    const account = session.accountId === null ? null : await accounts.account({ id: session.accountId })
    return account === null ? guest(`session:${session.id}`, locale) : viewerOfAccount(account)
  }

/** Who is asking, by the key of a service; null when the key opens nothing. */
export const viewerOfKey =
  ({ accounts }: { readonly accounts: AccountStore }) =>
  async (key: string): Promise<Viewer | null> => {
    const account = await accounts.accountByApiKey(key)
    return account === null ? null : viewerOfAccount(account)
  }

/** A guest's first write opens a session. */
export const openSession =
  ({ accounts }: { readonly accounts: AccountStore }) =>
  async (locale: string): Promise<{ readonly sessionId: string; readonly viewer: Viewer }> => {
    const session = await accounts.openSession(null, SESSION_SECONDS)
    return { sessionId: session.id, viewer: guest(`session:${session.id}`, locale) }
  }
