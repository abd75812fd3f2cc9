import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Db, later, lockIn, statement } from '../database/index.ts'
import { keyOf } from '../ids/ids.ts'
import type { Tables } from '../tables/index.ts'

/** Whether the owner is a guest; only guests can become another owner. */
export const isGuest = (owner: string): boolean => owner.startsWith('session:')

const formerOwner = statement((db) => {
  const { former_owner: former } = db.tables
  return db.query
    .select({ owner: former.owner })
    .from(former)
    .where(eq(former.id, later('id')))
})

/** The present owner of this owner's rows: the account that a guest has become, else the owner. Locks nothing. */
export async function currentOwner(db: Db, owner: string): Promise<string> {
  if (!isGuest(owner)) return owner
  const [row] = await formerOwner(db, { id: keyOf(owner) })
  return row?.owner ?? owner
}

/**
 * The present owner, locked until the open transaction ends: other writers for that owner wait. Every write that states an owner
 * uses this result, so that a guest may sign in at any moment. A guest is locked before the account they have become, and both
 * before anything else in the transaction.
 */
export function ownerNow(db: Db, owner: string): Promise<string> {
  const { owners } = db
  if (owners === undefined) throw new Error('Owners are held by transactions')
  const known = owners.get(owner)
  if (known !== undefined) return known
  const found = hold(db, owner)
  owners.set(owner, found)
  return found
}

async function hold(db: Db, owner: string): Promise<string> {
  // Sent together.
  const locked = lockIn(db, owner)
  const current = currentOwner(db, owner)
  await Promise.allSettled([locked, current])
  await locked
  const now = await current
  return now === owner ? now : ownerNow(db, now)
}

/** Condition that a row is the owner's, with a placeholder of this name for the value. */
export const isOwnedBy = (
  { former_owner: former }: Tables,
  column: PgColumn,
  kind: OwnerKind,
  name = 'owner',
): SQL =>
  kind === 'guest'
    ? sql`${column} = coalesce((select ${former.owner} from ${former} where ${former.id} = ${later(name)}), ${later(name)})`
    : eq(column, later(name))

/** Whose rows a condition asks for: those of a guest, who may have signed in since, or those of an account. */
export type OwnerKind = 'guest' | 'account'

export const ownerKind = (owner: string): OwnerKind => (isGuest(owner) ? 'guest' : 'account')
