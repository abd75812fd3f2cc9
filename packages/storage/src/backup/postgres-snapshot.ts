import pg from 'pg'
import { appliedIn, hasTable } from '../database/migrate-postgres.ts'
import { APPLICATION_NAME } from '../database/open-postgres.ts'
import { migrationsOf, newestOf } from '../database/migration-list.ts'
import {
  columnList,
  type PortableRow,
  PORTABLE_TABLES,
  type PortableTable,
  quoted,
} from './portable-tables.ts'
import type { Snapshot } from './row-source.ts'

/** Rows per batch. */
const BATCH = 200

const portable = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)

/** The rows of a table, by a cursor in the client's open transaction. */
export async function* postgresRows(client: pg.Client, table: PortableTable): AsyncGenerator<PortableRow> {
  const names = Object.keys(table.columns)
  await client.query(
    `declare table_rows no scroll cursor for select ${columnList(table)} from ${quoted(table.name)}`,
  )
  try {
    for (;;) {
      const { rows } = await client.query<unknown[]>({
        text: `fetch ${BATCH} from table_rows`,
        rowMode: 'array',
      })
      for (const values of rows)
        yield Object.fromEntries(names.map((name, at) => [name, portable(values[at])]))
      if (rows.length < BATCH) break
    }
  } finally {
    await client.query('close table_rows').catch(() => undefined)
  }
}

/** A separate client for long work; a lost connection fails the running statement. */
export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: APPLICATION_NAME,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** A repeatable-read transaction on a separate connection. */
export async function openPostgresSnapshot(url: string, migrationsDir: string): Promise<Snapshot> {
  const client = await connectTo(url)
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    if (!(await hasTable(client, 'drizzle.__drizzle_migrations')))
      throw new Error('The PostgreSQL database has no shop in it.')
    const migration = newestOf(migrationsOf('postgres', migrationsDir), await appliedIn(client), 'postgres')
    return {
      tables: PORTABLE_TABLES,
      migration,
      rows: (table) => postgresRows(client, table),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}
