import type { Currency } from '@kisscut/core/product'
import type { Role } from '../accounts/viewer.ts'

// — People —————————————————————————————————————————————————————————————————————————————————————————————————

export interface Account {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly roles: readonly Role[]
  /** ROLE-3: staff have approved the trade customer. */
  readonly tradeApproved: boolean
  readonly unit: 'in' | 'mm' | 'cm'
  readonly currency: Currency
  readonly locale: string
}

export interface Session {
  readonly id: string
  readonly accountId: string | null
  readonly expires: Date
}

/** Somebody in the list of staff. */
export interface ListedStaff extends Pick<Account, 'id' | 'email' | 'name' | 'roles'> {
  /** Invited, and without a password until now. */
  readonly isInvited: boolean
}

/** A session in its account's list. */
export interface ListedSession {
  readonly id: string
  /** The browser's name for itself; null: not recorded. */
  readonly device: string | null
  readonly created: Date | null
}

/** A password that was hashed before there was an account. */
export interface HashedPassword {
  readonly hash: string
}

/** Permissions of an API key: read only, or also change. */
export const SCOPES = ['read', 'write'] as const
export type Scope = (typeof SCOPES)[number]

/** The account of an API key, and how far the key limits its rights; null: not at all. */
export interface KeyedAccount {
  readonly account: Account
  readonly scopes: readonly Scope[] | null
}

/** A key in its account's list. The key itself is stored nowhere. */
export interface ApiKey {
  readonly id: string
  readonly label: string
  readonly scopes: readonly Scope[] | null
  readonly created: Date
}

export interface NewToken {
  readonly kind: TokenKind
  /** Null: it belongs to no account. */
  readonly accountId: string | null
  readonly data: TokenData
  readonly lifeSeconds: number
}

export type StoredToken = Pick<NewToken, 'accountId' | 'data'>

/** Purposes of a token. */
export type TokenKind =
  'sign_up' | 'reset' | 'email' | 'second_factor' | 'passkey_add' | 'passkey_sign_in' | 'design' | 'quote'

/** Data stored with a token. */
export type TokenData = Readonly<Record<string, unknown>>

/** State of a trade application; after withdrawal, refusal or the end of trade status, the account may apply again. */
export type TradeState = 'waiting' | 'approved' | 'declined' | 'withdrawn' | 'ended'

/** The business details in a trade application. */
export interface TradeDetails {
  readonly company: string
  /** `https://…`; null: none. */
  readonly website: string | null
  /** Tax or resale number, as the applicant writes it. */
  readonly taxId: string
  /** What the business sells. */
  readonly sells: string
}

/** The application of an account for wholesale prices. */
export interface TradeApplication extends TradeDetails {
  readonly id: string
  readonly accountId: string
  readonly state: TradeState
  readonly created: Date
  /** Null: not decided yet. */
  readonly decided: Date | null
  /** Why, as the applicant reads it; null: none was given. */
  readonly reason: string | null
}

/** An application in the list of staff, with whose it is. */
export interface ListedApplication extends TradeApplication {
  readonly name: string
  readonly email: string
}

/** How an account proves that it has its device. */
export interface TwoFactor {
  /** Sealed with the shop's session secret. */
  readonly secret: string
  /** Null: no first code was entered yet, and none is asked for. */
  readonly confirmed: Date | null
  /** The period of the last code that was used. */
  readonly lastPeriod: number
  /** Recovery codes that are left. */
  readonly recoveryLeft: number
}

/** A key that a browser, a phone or a stick holds for an account. */
export interface Passkey {
  /** The credential's id, base64url. */
  readonly id: string
  readonly accountId: string
  /** The owner's name for it. */
  readonly label: string
  /** COSE, base64url. */
  readonly publicKey: string
  /** How often it has signed, as it counts; 0 where it does not count. */
  readonly counter: number
  readonly created: Date
}

export interface AccountStore {
  account(by: { readonly id: string } | { readonly email: string }): Promise<Account | null>
  /** Null if the e-mail address is taken. Nobody can log in to an account without a password. */
  createAccount(
    account: Omit<Account, 'id'> & { id?: string },
    password: string | HashedPassword | null,
  ): Promise<Account | null>
  /** The account when e-mail address and password are right; takes as long when there is no such account. */
  accountByPassword(email: string, password: string): Promise<Account | null>
  hasPassword(accountId: string): Promise<boolean>
  /** Accounts that have one of these roles, by name. */
  staff(roles: readonly Role[]): Promise<readonly ListedStaff[]>
  setPassword(accountId: string, password: string | HashedPassword): Promise<void>
  hashPassword(password: string): Promise<string>
  /** Changes the given fields; false if the e-mail address is taken. */
  changeAccount(
    accountId: string,
    changes: Partial<Pick<Account, 'email' | 'name' | 'unit' | 'currency' | 'roles' | 'tradeApproved'>>,
  ): Promise<boolean>
  /** Stores a new token; returns it. Only its fingerprint is stored. */
  addToken(token: NewToken): Promise<string>
  /** The content of a token; null if it is unknown, used or expired. */
  token(kind: TokenKind, token: string): Promise<StoredToken | null>
  /** The same, using the token up: of two concurrent calls, one gets it. */
  useToken(kind: TokenKind, token: string): Promise<StoredToken | null>
  removeTokens(accountId: string, kind: TokenKind): Promise<void>
  /** The account of a service's API key. */
  accountByApiKey(key: string): Promise<KeyedAccount | null>
  /** @param scopes - what the key may do; null: all that its account may */
  addApiKey(accountId: string, label: string, key: string, scopes?: readonly Scope[] | null): Promise<void>
  /** The keys of an account, the newest first. */
  apiKeysOf(accountId: string): Promise<readonly ApiKey[]>
  /** False when the account has no such key. */
  removeApiKey(accountId: string, id: string): Promise<boolean>
  /** @param device - what the browser calls itself, for the account's list of sessions */
  openSession(accountId: string | null, lifeSeconds: number, device?: string): Promise<Session>
  /** Null if there is none, or it has expired. */
  session(id: string): Promise<Session | null>
  /** Lets a session that has not run out last so long from now on. */
  extendSession(id: string, lifeSeconds: number): Promise<void>
  /** Ids of sessions that have run out, the oldest first. */
  expiredSessions(most: number): Promise<readonly string[]>
  removeSession(id: string): Promise<void>
  /** The sessions of an account that have not run out, the newest first. */
  sessionsOf(accountId: string): Promise<readonly ListedSession[]>
  /** Ends sessions of an account: this one, or all but this one. Returns how many. */
  endSessions(
    accountId: string,
    which: { readonly id: string } | { readonly allBut: string | null },
  ): Promise<number>
  /** Stores an account's application in place of an earlier one; null: one is waiting. Returns its id. */
  addTradeApplication(accountId: string, details: TradeDetails): Promise<string | null>
  tradeApplication(
    by: { readonly id: string } | { readonly accountId: string },
  ): Promise<TradeApplication | null>
  /** Those in this state, the oldest first. */
  tradeApplications(state: TradeState, most: number): Promise<readonly ListedApplication[]>
  /**
   * Decides a waiting application, or ends an approved one (`ended`); false when it is in another state: of two calls at once one does it.
   */
  closeTradeApplication(id: string, state: TradeState, reason: string | null): Promise<boolean>
  /** Null: the account has none, begun or confirmed. */
  twoFactor(accountId: string): Promise<TwoFactor | null>
  /** Starts over with another secret; false when one is confirmed, which stays. */
  beginTwoFactor(accountId: string, secret: string): Promise<boolean>
  /** Turns it on with its first code's period and its recovery codes, of which fingerprints are stored; false when none was begun. */
  confirmTwoFactor(accountId: string, period: number, recovery: readonly string[]): Promise<boolean>
  /** Uses the code of a period; false when that or a later one was used: of two calls at once one uses it. */
  usePeriod(accountId: string, period: number): Promise<boolean>
  /** Uses up a recovery code; false if it is not one of those left. Call it in a transaction that has locked the account's owner. */
  useRecoveryCode(accountId: string, code: string): Promise<boolean>
  /** Puts recovery codes in place of those that are left; false when none is confirmed. */
  renewRecoveryCodes(accountId: string, recovery: readonly string[]): Promise<boolean>
  /** False when there was none. */
  removeTwoFactor(accountId: string): Promise<boolean>
  /** The passkeys of an account, the oldest first. */
  passkeysOf(accountId: string): Promise<readonly Passkey[]>
  passkey(id: string): Promise<Passkey | null>
  /** False when there is one of this id, of whatever account; it stays as it is. */
  addPasskey(passkey: Omit<Passkey, 'created'>): Promise<boolean>
  /**
   * Stores the counter of a passkey that has signed; false when it is not later than the last, unless neither counts: of two calls at once
   * with the same counter one stores it.
   */
  usePasskey(id: string, counter: number): Promise<boolean>
  /** False when the account has no such passkey. */
  renamePasskey(accountId: string, id: string, label: string): Promise<boolean>
  /** False when the account has no such passkey. */
  removePasskey(accountId: string, id: string): Promise<boolean>
  /** Removes idempotency keys, tokens and counts of attempts that have run out; how many. */
  sweep(): Promise<number>
}
