import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Dialect } from '../dialect/index.ts'

/** One committed migration: its name, common to both databases, and its statements for one of them. */
export interface Migration {
  readonly tag: string
  readonly statements: readonly string[]
  readonly hash: string
  readonly createdAt: number
}

/** The committed migrations of a database, in order. */
export function migrationsOf(dialect: Dialect['name'], migrations: string): readonly Migration[] {
  const folder = join(migrations, dialect)
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly tag: string }[]
  }
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, hash, folderMillis }, at) => ({
    tag: journal.entries[at]!.tag,
    statements: sql,
    hash,
    createdAt: folderMillis,
  }))
}

/**
 * The last migration of version d86712e5. The committed migrations begin with that version's tables, so that its databases are at
 * the first of them.
 */
export const LAST_BEFORE_BASELINE = {
  tag: '0055_lettering_prices',
  createdAt: { sqlite: 1795740106052, postgres: 1795740104658 },
} as const

const TOO_OLD =
  'The database is of a version of the shop that this one does not know: start version d86712e5 on it once, then this one.'
const TOO_NEW = 'The database is of a newer version of the shop.'

/**
 * Checks a database's applied migrations, by their times. Returns whether it is of version d86712e5 and must be recorded as being
 * at the first committed migration. Throws if the committed migrations can't follow.
 */
export function isBeforeBaseline(
  applied: readonly number[],
  all: readonly Migration[],
  dialect: Dialect['name'],
): boolean {
  const last = applied.at(-1)
  if (last === undefined || applied.every((at, index) => at === all[index]?.createdAt)) return false
  if (last === LAST_BEFORE_BASELINE.createdAt[dialect]) return true
  throw new Error(last > all.at(-1)!.createdAt ? TOO_NEW : TOO_OLD)
}

/**
 * The migrations up to this one, and those after it. Throws if it isn't committed here: the rows then come from a newer version
 * of the shop, or from one before the committed migrations.
 */
export function migrationsAround(
  all: readonly Migration[],
  tag: string,
): { readonly before: readonly Migration[]; readonly after: readonly Migration[] } {
  if (tag === LAST_BEFORE_BASELINE.tag) return { before: all.slice(0, 1), after: all.slice(1) }
  const at = all.findIndex((each) => each.tag === tag)
  if (at !== -1) return { before: all.slice(0, at + 1), after: all.slice(at + 1) }
  // Numbers continue those of version d86712e5.
  if (Number.parseInt(tag, 10) < Number.parseInt(all[0]!.tag, 10))
    throw new Error(
      `The backup is of a version of the shop that this one does not know (${tag}): restore it with version d86712e5, and back that up.`,
    )
  throw new Error(`This version of the shop is too old: it has no migration ${tag}.`)
}

/** The last migration of a database, by the times of those applied. Throws unless all committed ones are applied. */
export function newestOf(
  all: readonly Migration[],
  applied: readonly number[],
  dialect: Dialect['name'],
): string {
  if (isBeforeBaseline(applied, all, dialect) || applied.length < all.length)
    throw new Error(
      'The database is of an older version of the shop: start this version once, or use the older one.',
    )
  return all.at(-1)!.tag
}
