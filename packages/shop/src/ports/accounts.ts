import type { Currency } from '@kisscut/core/product'
import type { Role } from '../accounts/viewer.ts'

// — People —————————————————————————————————————————————————————————————————————————————————————————————————

export interface Account {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly roles: readonly Role[]
  /** Whether staff have approved the trade customer. ROLE-3. */
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

/** A staff account in the list of staff. */
export interface ListedStaff extends Pick<Account, 'id' | 'email' | 'name' | 'roles'> {
  /** Invited and without a password so far. */
  readonly isInvited: boolean
}

/** A session in its account's list. */
export interface ListedSession {
  readonly id: string
  /** The browser's name for itself; null if not recorded. */
  readonly device: string | null
  readonly created: Date | null
}

/** A password hashed before its account exists. */
export interface HashedPassword {
  readonly hash: string
}

/** Permissions of an API key: read only, or also change. */
export const SCOPES = ['read', 'write'] as const
export type Scope = (typeof SCOPES)[number]

/** The account of an API key, and the key's permissions; null: no limit. */
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
  /** Null if it belongs to no account. */
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

/** State of a trade application; after withdrawal, rejection or the end of trade status, the account may apply again. */
export type TradeState = 'waiting' | 'approved' | 'declined' | 'withdrawn' | 'ended'

/** The business details in a trade application. */
export interface TradeDetails {
  readonly company: string
  /** `https://…`; null if there is none. */
  readonly website: string | null
  /** Tax or resale number as the applicant writes it. */
  readonly taxId: string
  /** Description of the products that the business sells. */
  readonly sells: string
}

/** The application of an account for wholesale prices. */
export interface TradeApplication extends TradeDetails {
  readonly id: string
  readonly accountId: string
  readonly state: TradeState
  readonly created: Date
  /** Null if not decided yet. */
  readonly decided: Date | null
  /** Reason for the applicant; null if none was given. */
  readonly reason: string | null
}

/** An application in the list of staff, with its account. */
export interface ListedApplication extends TradeApplication {
  readonly name: string
  readonly email: string
}

/** An account's authenticator app. */
export interface TwoFactor {
  /** Encrypted with the shop's session secret. */
  readonly secret: string
  /** Null until a first code was entered; no code is required before. */
  readonly confirmed: Date | null
  /** Period of the last code used. */
  readonly lastPeriod: number
  /** Unused recovery codes. */
  readonly recoveryLeft: number
}

/** A key that a browser, phone or security key holds for an account. */
export interface Passkey {
  /** The credential's id, base64url. */
  readonly id: string
  readonly accountId: string
  /** The owner's name for it. */
  readonly label: string
  /** COSE, base64url. */
  readonly publicKey: string
  /** Its signature counter as reported; 0 if it doesn't count. */
  readonly counter: number
  readonly created: Date
}

export interface AccountStore {
  account(by: { readonly id: string } | { readonly email: string }): Promise<Account | null>
  /** Null if the e-mail address is taken. An account without a password can't sign in. */
  createAccount(
    account: Omit<Account, 'id'> & { id?: string },
    password: string | HashedPassword | null,
  ): Promise<Account | null>
  /** The account, if e-mail address and password are right; takes equally long if there is no such account. */
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
  /** Stores a token and returns it. Only its fingerprint is stored. */
  addToken(token: NewToken): Promise<string>
  /** The content of a token; null if it is unknown, used or expired. */
  token(kind: TokenKind, token: string): Promise<StoredToken | null>
  /** Uses up a token and returns its content; of two concurrent calls, one gets it. */
  useToken(kind: TokenKind, token: string): Promise<StoredToken | null>
  removeTokens(accountId: string, kind: TokenKind): Promise<void>
  /** The account of a service's API key. */
  accountByApiKey(key: string): Promise<KeyedAccount | null>
  /** @param scopes - the key's permissions; null: all of its account's */
  addApiKey(accountId: string, label: string, key: string, scopes?: readonly Scope[] | null): Promise<void>
  /** The keys of an account, newest first. */
  apiKeysOf(accountId: string): Promise<readonly ApiKey[]>
  /** False if the account has no such key. */
  removeApiKey(accountId: string, id: string): Promise<boolean>
  /** @param device - the browser's name for itself, for the account's list of sessions */
  openSession(accountId: string | null, lifeSeconds: number, device?: string): Promise<Session>
  /** Null if it doesn't exist or has expired. */
  session(id: string): Promise<Session | null>
  /** Extends an unexpired session to this lifetime from now on. */
  extendSession(id: string, lifeSeconds: number): Promise<void>
  /** Ids of expired sessions, oldest first. */
  expiredSessions(most: number): Promise<readonly string[]>
  removeSession(id: string): Promise<void>
  /** The unexpired sessions of an account, newest first. */
  sessionsOf(accountId: string): Promise<readonly ListedSession[]>
  /** Ends this session of an account, or all others. Returns their number. */
  endSessions(
    accountId: string,
    which: { readonly id: string } | { readonly allBut: string | null },
  ): Promise<number>
  /** Stores an account's application, replacing an earlier one. Returns its id; null if one is waiting. */
  addTradeApplication(accountId: string, details: TradeDetails): Promise<string | null>
  tradeApplication(
    by: { readonly id: string } | { readonly accountId: string },
  ): Promise<TradeApplication | null>
  /** Applications in this state, oldest first. */
  tradeApplications(state: TradeState, most: number): Promise<readonly ListedApplication[]>
  /**
   * Decides a waiting application, or ends an approved one (`ended`); false if it is in another state. Of two concurrent calls,
   * one succeeds.
   */
  closeTradeApplication(id: string, state: TradeState, reason: string | null): Promise<boolean>
  /** Null if the account has none, neither started nor confirmed. */
  twoFactor(accountId: string): Promise<TwoFactor | null>
  /** Starts over with another secret; false if one is already confirmed, which stays. */
  beginTwoFactor(accountId: string, secret: string): Promise<boolean>
  /**
   * Turns it on with its first code's period and its recovery codes, whose fingerprints are stored; false if setup wasn't
   * started.
   */
  confirmTwoFactor(accountId: string, period: number, recovery: readonly string[]): Promise<boolean>
  /** Uses up a period's code; false if it or a later one was used before. Of two concurrent calls, one succeeds. */
  usePeriod(accountId: string, period: number): Promise<boolean>
  /** Uses up a recovery code; false if it is not one of those left. Call it in a transaction that has locked the account's owner. */
  useRecoveryCode(accountId: string, code: string): Promise<boolean>
  /** Replaces the remaining recovery codes; false if two-factor sign-in isn't on. */
  renewRecoveryCodes(accountId: string, recovery: readonly string[]): Promise<boolean>
  /** False if there was none. */
  removeTwoFactor(accountId: string): Promise<boolean>
  /** The passkeys of an account, oldest first. */
  passkeysOf(accountId: string): Promise<readonly Passkey[]>
  passkey(id: string): Promise<Passkey | null>
  /** False if a passkey with this id exists, for any account; it stays unchanged. */
  addPasskey(passkey: Omit<Passkey, 'created'>): Promise<boolean>
  /**
   * Stores the counter of a passkey that has signed; false if it isn't later than the last one, unless both are 0. Of two
   * concurrent calls with the same counter, one succeeds.
   */
  usePasskey(id: string, counter: number): Promise<boolean>
  /** False if the account has no such passkey. */
  renamePasskey(accountId: string, id: string, label: string): Promise<boolean>
  /** False if the account has no such passkey. */
  removePasskey(accountId: string, id: string): Promise<boolean>
  /** Removes expired idempotency keys, tokens and attempt counts; returns their number. */
  sweep(): Promise<number>
}
