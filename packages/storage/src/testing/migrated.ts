import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migratePostgres } from '../database/migrate-postgres.ts'
import { migrateSqlite } from '../database/migrate-sqlite.ts'
import { openSqliteFile } from '../database/sqlite-file.ts'
import { MIGRATIONS, newPostgresDatabase } from './open-for-test.ts'

/** A database as an earlier version of the shop left it. */
export interface EarlierDatabase {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  readonly end: () => Promise<void>
}

/** The committed migrations that come before this one, in a folder of their own. */
export async function migrationsBefore(tag: string, folder: string): Promise<string> {
  await cp(MIGRATIONS, folder, { recursive: true })
  for (const dialect of ['postgres', 'sqlite']) {
    const path = join(folder, dialect, 'meta', '_journal.json')
    const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] }
    const at = journal.entries.findIndex((entry) => entry.tag === tag)
    if (at === -1) throw new Error(`There is no migration ${tag} for ${dialect}`)
    await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }))
  }
  return folder
}

/** Both databases with the tables from before a migration, filled by these statements; `{now}` is a time. */
export const databasesBefore = (tag: string, statements: readonly string[]) =>
  [
    {
      name: 'SQLite',
      open: async (): Promise<EarlierDatabase> => {
        const dataDir = await mkdtemp(join(tmpdir(), 'kisscut-earlier-'))
        const file = join(dataDir, 'kisscut.sqlite')
        migrateSqlite(file, await migrationsBefore(tag, join(dataDir, 'migrations')))
        const connection = openSqliteFile(file)
        for (const statement of statements) connection.exec(statement.replaceAll('{now}', '1798761600000'))
        connection.close()
        return {
          databaseUrl: undefined,
          dataDir,
          end: () => rm(dataDir, { recursive: true, force: true }),
        }
      },
    },
    {
      name: 'PostgreSQL',
      open: async (): Promise<EarlierDatabase> => {
        const dataDir = await mkdtemp(join(tmpdir(), 'kisscut-earlier-'))
        const { url, drop } = await newPostgresDatabase()
        await migratePostgres(url, await migrationsBefore(tag, join(dataDir, 'migrations')))
        const client = new pg.Client({ connectionString: url })
        await client.connect()
        for (const statement of statements)
          await client.query(statement.replaceAll('{now}', "'2027-01-01T00:00:00Z'"))
        await client.end()
        return {
          databaseUrl: url,
          dataDir,
          end: async () => {
            await drop()
            await rm(dataDir, { recursive: true, force: true })
          },
        }
      },
    },
  ] as const
