import type { SettingsRow } from '@kisscut/records'
import type { Account, AccountStore, Session } from '../ports/accounts.ts'
import type { Storage } from '../ports/storage.ts'
import { guestOf } from '../settings/guest.ts'
import { isStaff, STAFF } from './roles.ts'
import { isEnrolled, isRequiredOf } from './two-factor/is-enrolled.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { type Chosen, NOBODY_OWNER, type Viewer } from './viewer.ts'

/** The owner of everything a guest makes in this session. */
export const ownerOfSession = (id: string): string => `session:${id}`

const ACCOUNT = 'account:'

/** The owner of everything an account makes. */
export const ownerOfAccount = (id: string): string => `${ACCOUNT}${id}`

/** The account id of an owner; null for a guest's session. */
export const accountOfOwner = (owner: string): string | null =>
  owner.startsWith(ACCOUNT) ? owner.slice(ACCOUNT.length) : null

/** Thirty days from the last use, so that a cart survives a vacation. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60

/** A working day, however much the session is used: staff rights are worth stealing. */
export const STAFF_SESSION_SECONDS = 12 * 60 * 60

const viewerOfAccount = (account: Account): Viewer => ({
  owner: ownerOfAccount(account.id),
  roles: account.roles,
  trade: account.tradeApproved,
  unit: account.unit,
  currency: account.currency,
  locale: account.locale,
})

/** The viewer of a staff account in a browser. Staff who must set up a second factor are shoppers until they have one. ACC-27. */
async function viewerOfStaff(
  { storage, catalog }: Deps<'catalog.recent' | 'storage.accounts'>,
  account: Account,
): Promise<Viewer> {
  const viewer = viewerOfAccount(account)
  if (!(await isRequiredOf(catalog, account)) || (await isEnrolled(storage, account))) return viewer
  return { ...viewer, roles: viewer.roles.filter((role) => !STAFF.includes(role)), mustEnroll: true }
}

/** A stored session and the account it is signed in to. */
export interface StoredSession {
  readonly session: Session
  readonly account: Account | null
}

/** The stored session; null if it doesn't exist or has expired. */
export async function storedSession(
  { accounts }: Pick<Storage, 'accounts'>,
  sessionId: string,
): Promise<StoredSession | null> {
  const session = await accounts.session(sessionId)
  if (session === null) return null
  return { session, account: session.accountId ? await accounts.account({ id: session.accountId }) : null }
}

/** A session in use is extended at most this often: one write a day, not one per request. */
const DAY_MS = 24 * 60 * 60 * 1000

/** Extends a session that was last extended a day ago, except those of staff. ACC-8, ROLE-9. */
export function extendInUse(
  { storage, now }: Deps<'now' | 'storage.accounts'>,
  { session, account }: StoredSession,
): Promise<void> | null {
  if (account !== null && isStaff(account)) return null
  const left = session.expires.getTime() - now().getTime()
  return left > 0 && left < SESSION_SECONDS * 1000 - DAY_MS
    ? // A shop that can't write, as on a full disk, can still be read; the next request tries again.
      storage.accounts.extendSession(session.id, SESSION_SECONDS).catch(() => undefined)
    : null
}

/** The owner of everything made in a session. */
export const ownerIn = (stored: StoredSession | null): string =>
  stored === null
    ? NOBODY_OWNER
    : stored.account === null
      ? ownerOfSession(stored.session.id)
      : ownerOfAccount(stored.account.id)

/** The viewer of a session; a promise only if something has to be read. */
export function viewerIn(
  deps: Deps<'catalog.recent'> & DepsOf<typeof viewerOfStaff>,
  stored: StoredSession | null,
  locale: string,
  chosen: Chosen,
): Viewer | Promise<Viewer> {
  const account = stored?.account ?? null
  if (account !== null) return isStaff(account) ? viewerOfStaff(deps, account) : viewerOfAccount(account)
  const owner = ownerIn(stored)
  const recent = deps.catalog.recent()
  const guestBy = (settings: SettingsRow) => ({ ...guestOf(settings, owner, locale), ...chosen })
  return recent instanceof Promise
    ? recent.then(({ settings }) => guestBy(settings))
    : guestBy(recent.settings)
}

/** The viewer of a session cookie; a guest for an unknown or expired session. */
export const viewerOfSession =
  (deps: Deps<'storage.accounts'> & DepsOf<typeof extendInUse | typeof viewerIn>) =>
  async (sessionId: string | null, locale: string, chosen: Chosen = {}): Promise<Viewer> => {
    const stored = sessionId === null ? null : await storedSession(deps.storage, sessionId)
    if (stored !== null) await extendInUse(deps, stored)
    return viewerIn(deps, stored, locale, chosen)
  }

/** The viewer of an API key; null if the key is not valid. */
export const viewerOfKey =
  ({ accounts }: { readonly accounts: AccountStore }) =>
  async (key: string): Promise<Viewer | null> => {
    const known = await accounts.accountByApiKey(key)
    if (known === null) return null
    const { account, scopes } = known
    const viewer = viewerOfAccount(account)
    return scopes === null || scopes.includes('write') ? viewer : { ...viewer, mayOnlyRead: true }
  }

/** The viewer's account; null for a guest. */
export const accountOfViewer =
  ({ accounts }: { readonly accounts: AccountStore }) =>
  async ({ owner }: Pick<Viewer, 'owner'>): Promise<Account | null> => {
    const id = accountOfOwner(owner)
    return id === null ? null : accounts.account({ id })
  }

/**
 * Whether a guest's session has become an account's. Requests sent before the browser learned of it still name the session.
 * ACC-5.
 */
export const hasSignedIn =
  ({ storage }: { readonly storage: Pick<Storage, 'ownerNow'> }) =>
  async (sessionId: string): Promise<boolean> => {
    const owner = ownerOfSession(sessionId)
    return (await storage.ownerNow(owner)) !== owner
  }

/** Opens a session at a guest's first write. */
export const openSession =
  ({ storage: { accounts }, catalog }: Deps<'catalog.recent' | 'storage.accounts'>) =>
  async (
    locale: string,
    chosen: Chosen = {},
  ): Promise<{ readonly sessionId: string; readonly viewer: Viewer }> => {
    const session = await accounts.openSession(null, SESSION_SECONDS)
    const viewer = guestOf((await catalog.recent()).settings, ownerOfSession(session.id), locale)
    return { sessionId: session.id, viewer: { ...viewer, ...chosen } }
  }
