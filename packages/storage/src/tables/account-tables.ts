import type { Role } from '@kisscut/shop'
import type { Dialect } from '../dialect/index.ts'
import type { Account } from '@kisscut/shop/ports/accounts'

export const accountTable = (d: Dialect) =>
  d.table(
    'account',
    {
      id: d.text('id').primaryKey(),
      /** Lower case. */
      email: d.text('email').notNull(),
      name: d.text('name').notNull(),
      /** Argon2id; null: login by password is impossible. */
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
    },
    (t) => [d.index('session_expires_index').on(t.expires)],
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
    },
    (t) => [d.uniqueIndex('api_key_key_hash_unique').on(t.key_hash)],
  )
