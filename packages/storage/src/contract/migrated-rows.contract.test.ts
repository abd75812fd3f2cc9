import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { color } from '@kisscut/records'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migratePostgres } from '../database/migrate-postgres.ts'
import { migrateSqlite } from '../database/migrate-sqlite.ts'
import { openSqliteFile } from '../database/sqlite-file.ts'
import { openStorage } from '../open-storage.ts'
import { MIGRATIONS, newPostgresDatabase } from '../testing/open-for-test.ts'

/** The committed migrations up to and with this one, in a folder. */
async function migrationsUntil(folder: string, last: string): Promise<string> {
  await cp(MIGRATIONS, folder, { recursive: true })
  for (const dialect of ['sqlite', 'postgres']) {
    const file = join(folder, dialect, 'meta/_journal.json')
    const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] }
    const end = journal.entries.findIndex(({ tag }) => tag === last) + 1
    expect(end).toBeGreaterThan(0)
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
  }
  return folder
}

const NOW = { sqlite: '0', postgres: 'now()' }
const rowsOf = (dialect: keyof typeof NOW) =>
  `insert into color (id, created, updated, code, name, type) values
   ('red', ${NOW[dialect]}, ${NOW[dialect]}, '#ff0000', 'Red', 'single'), ('marble', ${NOW[dialect]}, ${NOW[dialect]}, '#cccccc', 'Marble', 'multi')`

describe('rows from before a migration', () => {
  let folder: string
  let before: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kisscut-migrated-'))
    before = await migrationsUntil(join(folder, 'until-0029'), '0029_last-changes')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each(['sqlite', 'postgres'] as const)(
    'have the type of a color as its code: single 0, multi 1, on %s (MAT-11)',
    async (dialect) => {
      const database = dialect === 'postgres' ? await newPostgresDatabase() : null
      const file = join(folder, 'shop.sqlite')
      if (database) {
        await migratePostgres(database.url, before)
        const client = new pg.Client({ connectionString: database.url })
        await client.connect()
        await client.query(rowsOf(dialect))
        await client.end()
      } else {
        migrateSqlite(file, before)
        const connection = openSqliteFile(file)
        connection.exec(rowsOf(dialect))
        connection.close()
      }
      const storage = await openStorage({
        databaseUrl: database?.url ?? file,
        dataDir: folder,
        migrationsDir: MIGRATIONS,
      })
      expect(
        (await storage.records.findMany(color, {})).map(({ id, type }) => [id, type]).toSorted(),
      ).toEqual([
        ['marble', 1],
        ['red', 0],
      ])
      const made = await storage.records.create(color, { code: '#00ff00', name: 'Green' })
      expect(made.type).toBe(0)
      expect((await storage.records.findMany(color, { where: { type: 1 } })).map(({ id }) => id)).toEqual([
        'marble',
      ])
      await storage.close()
      await database?.drop()
    },
  )
})
