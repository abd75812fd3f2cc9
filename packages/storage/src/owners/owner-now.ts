import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Db, later, lockIn, run } from '../database/index.ts'
import { keyOf } from '../ids/ids.ts'
import type { Tables } from '../tables/index.ts'

/** Only guests become somebody else. */
export const isGuest = (owner: string): boolean => owner.startsWith('session:')

/** Who has what this owner had: the account that a guest has become, else the owner. Nothing is locked. */
export async function currentOwner(db: Db, owner: string): Promise<string> {
  if (!isGuest(owner)) return owner
  const { former_owner: former } = db.tables
  const query = () =>
    db.query
      .select({ owner: former.owner })
      .from(former)
      .where(eq(former.id, later('id')))
  const [row] = await run(db, 'owner now', query, { id: keyOf(owner) })
  return row?.owner ?? owner
}

/**
 * The same, held by the open transaction until it ends: whoever else writes for that owner waits. Every write that states an owner states
 * the one returned here, so that a guest may sign in at any moment. A guest is locked before the account they have become; before both,
 * a transaction locks nothing.
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

/** The condition that a row is the owner's; the value is filled in under this name. */
export const isOwnedBy = (
  { former_owner: former }: Tables,
  column: PgColumn,
  owner: string,
  name = 'owner',
): SQL =>
  isGuest(owner)
    ? sql`${column} = coalesce((select ${former.owner} from ${former} where ${former.id} = ${later(name)}), ${later(name)})`
    : eq(column, later(name))

/** What tells the two conditions apart in a statement's name. */
export const ownerKind = (owner: string): string => (isGuest(owner) ? 'guest' : 'owner')
