import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Dialect } from '../dialect/index.ts'

/** One committed migration: its name, the same for both databases, and its statements for one. */
export interface Migration {
  readonly tag: string
  readonly statements: readonly string[]
  readonly hash: string
  readonly createdAt: number
}

/** The committed migrations of a database, in their order. */
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
 * Those up to a migration, and those after it. Throws for one that is not committed here: then the rows come from a newer version
 * of the shop.
 */
export function migrationsAround(
  all: readonly Migration[],
  tag: string,
): { readonly before: readonly Migration[]; readonly after: readonly Migration[] } {
  const at = all.findIndex((each) => each.tag === tag)
  if (at === -1) throw new Error(`This version of the shop is too old: it has no migration ${tag}.`)
  return { before: all.slice(0, at + 1), after: all.slice(at + 1) }
}

/** The last migration of a database that has had this many. Throws unless they are all that are committed. */
export function newestOf(all: readonly Migration[], applied: number): string {
  if (applied < all.length)
    throw new Error(
      'The database is of an older version of the shop: start this version once, or use the older one.',
    )
  if (applied > all.length) throw new Error('The database is of a newer version of the shop.')
  return all[applied - 1]!.tag
}
