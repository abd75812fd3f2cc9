import { addressKey } from '@kisscut/shop/address-key'
import { asc, eq, or, sql } from 'drizzle-orm'
import { orStorageConflict } from '../database/conflicts.ts'
import { type Db, later, statement } from '../database/index.ts'
import { withSavepoint } from '../database/savepoint.ts'
import { keyOf, newId } from '../ids/ids.ts'
import type { Tables } from '../tables/index.ts'
import { hashPassword, isPassword } from './passwords.ts'
import type { Account, AccountStore, HashedPassword } from '@kisscut/shop/ports/accounts'
import { StorageConflict } from '@kisscut/shop/ports/records'

type AccountRow = Tables['account']['$inferSelect']

export const accountOf = (row: AccountRow): Account => ({
  id: row.id,
  email: row.email,
  name: row.name,
  roles: row.roles,
  tradeApproved: row.trade_approved,
  unit: row.unit,
  currency: row.currency,
  locale: row.locale,
})

const accountBy = statement((db, field: 'id' | 'email') => {
  const { account } = db.tables
  return db.query
    .select()
    .from(account)
    .where(eq(account[field], later('value')))
})

async function rowBy(db: Db, by: { readonly id: string } | { readonly email: string }) {
  const isById = 'id' in by
  const value = keyOf(isById ? by.id : addressKey(by.email))
  const [row] = await accountBy(db, { value }, isById ? 'id' : 'email')
  return row
}

/** Whether no other account has the address. */
async function isFree(db: Db, email: string, accountId: string): Promise<boolean> {
  const row = await rowBy(db, { email })
  return row === undefined || row.id === accountId
}

/** Makes the change; false if another account got the address after it was found free. */
async function unlessInUse(db: Db, change: (inside: Db) => Promise<void>): Promise<boolean> {
  try {
    await db.atomically((inside) =>
      withSavepoint(inside, () => orStorageConflict('account', () => change(inside))),
    )
    return true
  } catch (error) {
    if (error instanceof StorageConflict && error.reason === 'taken') return false
    throw error
  }
}

type Accounts = Pick<
  AccountStore,
  | 'account'
  | 'createAccount'
  | 'changeAccount'
  | 'accountByPassword'
  | 'hasPassword'
  | 'setPassword'
  | 'hashPassword'
  | 'staff'
>

const hashOf = async (password: string | HashedPassword | null): Promise<string | null> =>
  typeof password === 'string' ? hashPassword(password) : (password?.hash ?? null)

export const accountsIn = (db: Db): Accounts => ({
  async account(by) {
    const row = await rowBy(db, by)
    return row ? accountOf(row) : null
  },

  async createAccount({ id = newId(), email, tradeApproved, roles, ...rest }, password) {
    const [row] = await db.query
      .insert(db.tables.account)
      .values({
        ...rest,
        id,
        email: addressKey(email),
        roles: [...roles],
        trade_approved: tradeApproved,
        password_hash: await hashOf(password),
        created: db.now(),
      })
      .onConflictDoNothing()
      .returning()
    return row ? accountOf(row) : null
  },

  async changeAccount(accountId, { email, roles, tradeApproved, ...rest }) {
    const { account } = db.tables
    if (email !== undefined && !(await isFree(db, email, accountId))) return false
    const changes = {
      ...rest,
      ...(email === undefined ? {} : { email: addressKey(email) }),
      ...(roles === undefined ? {} : { roles: [...roles] }),
      ...(tradeApproved === undefined ? {} : { trade_approved: tradeApproved }),
    }
    const change = async ({ query }: Db) =>
      void (await query.update(account).set(changes).where(eq(account.id, accountId)))
    if (email === undefined) await change(db)
    return email === undefined || unlessInUse(db, change)
  },

  hashPassword,

  async accountByPassword(email, password) {
    const row = await rowBy(db, { email })
    return (await isPassword(row?.password_hash, password)) && row ? accountOf(row) : null
  },

  async hasPassword(accountId) {
    return ((await rowBy(db, { id: accountId }))?.password_hash ?? null) !== null
  },

  async staff(roles) {
    if (roles.length === 0) return []
    const { account } = db.tables
    const { id, email, name, password_hash } = account
    // Both databases store the list as JSON, with each name in quotes.
    const has = roles.map((role) => sql`cast(${account.roles} as text) like ${`%"${role}"%`}`)
    const rows = await db.query
      .select({ id, email, name, roles: account.roles, password_hash })
      .from(account)
      .where(or(...has))
      .orderBy(asc(name), asc(id))
    return rows.map(({ password_hash, ...row }) => ({ ...row, isInvited: password_hash === null }))
  },

  async setPassword(accountId, password) {
    const { account } = db.tables
    const password_hash = await hashOf(password)
    await db.query.update(account).set({ password_hash }).where(eq(account.id, accountId))
  },
})
