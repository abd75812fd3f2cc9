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

/** What a token stands for. */
export type TokenKind = 'sign_up' | 'reset' | 'email' | 'invitation' | 'second_step' | 'passkey'

/** What a token brings along. */
export type TokenData = Readonly<Record<string, unknown>>

export type TradeState = 'waiting' | 'approved' | 'declined'

export interface AccountStore {
  account(by: { readonly id: string } | { readonly email: string }): Promise<Account | null>
  /** Null when the e-mail address is taken. Without a password nobody can log in to it. */
  createAccount(
    account: Omit<Account, 'id'> & { id?: string },
    password: string | null,
  ): Promise<Account | null>
  /** The account when e-mail address and password are right; takes as long when there is no such account. */
  accountByPassword(email: string, password: string): Promise<Account | null>
  setPassword(accountId: string, password: string): Promise<void>
  /** The account a service's key stands for. */
  accountByApiKey(key: string): Promise<Account | null>
  addApiKey(accountId: string, label: string, key: string): Promise<void>
  /** @param device - what the browser calls itself, for the account's list of sessions */
  openSession(accountId: string | null, lifeSeconds: number, device?: string): Promise<Session>
  /** Null when there is none or it has run out. */
  session(id: string): Promise<Session | null>
  /** Ids of sessions that have run out, the oldest first. */
  expiredSessions(most: number): Promise<readonly string[]>
  removeSession(id: string): Promise<void>
  /** Removes idempotency keys that have run out; how many. */
  sweep(): Promise<number>
}
