import type { Role } from '@kisscut/shop'
import type { Dialect } from '../dialect/index.ts'
import type { Account, Scope, TokenData, TokenKind, TradeState } from '@kisscut/shop/ports/accounts'

export const accountTable = (d: Dialect) =>
  d.table(
    'account',
    {
      id: d.text('id').primaryKey(),
      /** Lower case. */
      email: d.text('email').notNull(),
      name: d.text('name').notNull(),
      /** Argon2id; null: signing in by password is impossible. */
      password_hash: d.text('password_hash'),
      roles: d.json<Role[]>('roles').notNull(),
      trade_approved: d.flag('trade_approved').notNull(),
      unit: d.text('unit').$type<Account['unit']>().notNull(),
      currency: d.text('currency').notNull(),
      locale: d.text('locale').notNull(),
      created: d.time('created').notNull(),
    },
    (t) => [d.uniqueIndex('account_email_unique').on(t.email)],
  )

type AccountTable = ReturnType<typeof accountTable>

export const sessionTable = (d: Dialect, account: AccountTable) =>
  d.table(
    'session',
    {
      id: d.text('id').primaryKey(),
      account: d.text('account').references(() => account.id, { onDelete: 'cascade' }),
      expires: d.time('expires').notNull(),
      /** The browser's name for itself, for the account's list of sessions. */
      device: d.text('device'),
      /** Time of signing in. */
      created: d.time('created'),
    },
    (t) => [d.index('session_expires_index').on(t.expires), d.index('session_account_index').on(t.account)],
  )

export const apiKeyTable = (d: Dialect, account: AccountTable) =>
  d.table(
    'api_key',
    {
      id: d.text('id').primaryKey(),
      /** SHA-256 of the key. */
      key_hash: d.text('key_hash').notNull(),
      account: d
        .text('account')
        .notNull()
        .references(() => account.id, { onDelete: 'cascade' }),
      label: d.text('label').notNull(),
      created: d.time('created').notNull(),
      /** Its permissions; null: all of its account's. */
      scopes: d.json<readonly Scope[]>('scopes'),
    },
    (t) => [
      d.uniqueIndex('api_key_key_hash_unique').on(t.key_hash),
      d.index('api_key_account_index').on(t.account),
    ],
  )

/** Single-use tokens with a time limit, mailed or put in a form: for sign-up, password reset and invitations. */
export const accountTokenTable = (d: Dialect, account: AccountTable) =>
  d.table(
    'account_token',
    {
      /** SHA-256 of the token. */
      id: d.text('id').primaryKey(),
      kind: d.text('kind').$type<TokenKind>().notNull(),
      account: d.text('account').references(() => account.id, { onDelete: 'cascade' }),
      data: d.json<TokenData>('data').notNull(),
      expires: d.time('expires').notNull(),
    },
    (t) => [
      d.index('account_token_expires_index').on(t.expires),
      d.index('account_token_account_index').on(t.account),
    ],
  )

/** The second step of an account's sign-in: codes of an app, and recovery codes for a lost device. */
export const twoFactorTable = (d: Dialect, account: AccountTable) =>
  d.table('two_factor', {
    account: d
      .text('account')
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Encrypted with the shop's session secret. */
    secret: d.text('secret').notNull(),
    /** Null until confirmed by a first code. */
    confirmed: d.time('confirmed'),
    /** The period of the last code used, so that no code works twice. */
    last_period: d.integer('last_period').notNull(),
    /** SHA-256 of the remaining recovery codes. */
    recovery: d.json<readonly string[]>('recovery').notNull(),
  })

/** Keys that a browser or a phone holds for an account. */
export const passkeyTable = (d: Dialect, account: AccountTable) =>
  d.table(
    'passkey',
    {
      /** The credential's id, base64url. */
      id: d.text('id').primaryKey(),
      account: d
        .text('account')
        .notNull()
        .references(() => account.id, { onDelete: 'cascade' }),
      label: d.text('label').notNull(),
      /** COSE, base64url. */
      public_key: d.text('public_key').notNull(),
      counter: d.integer('counter').notNull(),
      created: d.time('created').notNull(),
    },
    (t) => [d.index('passkey_account_index').on(t.account)],
  )

/** Applications for wholesale prices, which staff decide on. An account has one; a later one replaces it. */
export const tradeApplicationTable = (d: Dialect, account: AccountTable) =>
  d.table(
    'trade_application',
    {
      id: d.text('id').primaryKey(),
      account: d
        .text('account')
        .notNull()
        .references(() => account.id, { onDelete: 'cascade' }),
      company: d.text('company').notNull(),
      /** Null if none was given. */
      website: d.text('website'),
      tax_id: d.text('tax_id').notNull(),
      /** The applicant's own description of what they sell. */
      message: d.text('message').notNull(),
      state: d.text('state').$type<TradeState>().notNull(),
      created: d.time('created').notNull(),
      decided: d.time('decided'),
      /** Reason for the applicant; null if none was given. */
      reason: d.text('reason'),
    },
    (t) => [
      d.uniqueIndex('trade_application_account_unique').on(t.account),
      d.index('trade_application_state_created_index').on(t.state, t.created),
    ],
  )
