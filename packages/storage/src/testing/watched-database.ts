import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzleSqlite } from 'drizzle-orm/sqlite-proxy'
import pg from 'pg'
import { type Db, joined } from '../database/db.ts'
import { migratePostgres } from '../database/migrate-postgres.ts'
import { migrateSqlite } from '../database/migrate-sqlite.ts'
import { openConnection } from '../database/sqlite-connection.ts'
import { postgresTables, sqliteTables } from '../tables/index.ts'
import { MIGRATIONS, newPostgresDatabase } from './open-for-test.ts'

export interface WatchedStatement {
  readonly sql: string
  readonly params: unknown[]
}

/** A connection to an empty database that logs its statements. */
export interface WatchedDatabase {
  readonly db: Db
  /** The statements since the last call. */
  statements(): readonly WatchedStatement[]
  /** Runs a statement without logging it. Returns its rows. */
  run(sql: string, params?: readonly unknown[]): Promise<readonly (readonly unknown[])[]>
  end(): Promise<void>
}

const now = () => new Date()

export async function watchedSqlite(): Promise<WatchedDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'kisscut-watched-'))
  const file = join(folder, 'kisscut.sqlite')
  migrateSqlite(file, MIGRATIONS)
  const connection = openConnection(file)
  const logged: WatchedStatement[] = []
  const query = drizzleSqlite(async (sql, params, method) => {
    logged.push({ sql, params })
    return connection.perform(sql, params, method)
  })
  return {
    db: joined({ dialect: 'sqlite', tables: sqliteTables(), query: query as unknown as Db['query'], now }),
    statements: () => logged.splice(0),
    run: async (sql, params = []) => connection.perform(sql, params, 'all').rows as unknown[][],
    end: async () => {
      await connection.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function watchedPostgres(): Promise<WatchedDatabase> {
  const database = await newPostgresDatabase()
  await migratePostgres(database.url, MIGRATIONS)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const logged: WatchedStatement[] = []
  const watched = {
    query: (statement: pg.QueryConfig, params: unknown[] = []) => {
      logged.push({ sql: statement.text, params })
      return client.query(statement, params)
    },
  }
  const query = drizzlePostgres(watched as unknown as pg.Client)
  return {
    db: joined({
      dialect: 'postgres',
      tables: postgresTables(),
      query: query as unknown as Db['query'],
      now,
    }),
    statements: () => logged.splice(0),
    run: async (text, params = []) =>
      (await client.query<unknown[]>({ text, rowMode: 'array', values: [...params] })).rows,
    end: async () => {
      await client.end()
      await database.drop()
    },
  }
}
