import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readJsonLines, writeJsonLines } from '../backup/json-lines.ts'
import { type Manifest, placesIn } from '../backup/manifest.ts'
import type { PortableRow } from '../backup/portable-tables.ts'
import { createTableSum } from '../backup/table-sum.ts'
import { migrateSqlite } from '../database/migrate-sqlite.ts'
import { openSqliteFile } from '../database/sqlite-file.ts'
import { migrationsBefore } from './migrated.ts'

/** The columns of every table as the migrations before this one left them. */
async function columnsBefore(tag: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const folder = await mkdtemp(join(tmpdir(), 'kisscut-older-'))
  const file = join(folder, 'kisscut.sqlite')
  migrateSqlite(file, await migrationsBefore(tag, join(folder, 'migrations')))
  const connection = openSqliteFile(file)
  const rows = connection
    .prepare(`select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_info(m.name) c`)
    .all() as { table: string; column: string }[]
  connection.close()
  await rm(folder, { recursive: true })
  return new Map(
    rows.map(({ table }) => [
      table,
      new Set(rows.filter((row) => row.table === table).map((row) => row.column)),
    ]),
  )
}

const pick = (of: PortableRow, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(of).filter(([name]) => names.has(name)))

async function* all(rows: readonly PortableRow[]) {
  yield* rows
}

/** Makes a backup whose table has no rows, as if it had been saved so. */
export async function emptyTable(folder: string, name: string): Promise<void> {
  const places = placesIn(folder)
  const manifest = JSON.parse(await readFile(places.manifest, 'utf8')) as Manifest
  await writeJsonLines(places.rowsOf(name), all([]))
  const none = createTableSum().sum()
  const tables = manifest.tables.map((table) => (table.name === name ? { ...table, ...none } : table))
  await writeFile(places.manifest, JSON.stringify({ ...manifest, tables }))
}

/** Makes a backup what the shop would have written before a migration: without the tables and columns that came with it. */
export async function makeOlder(folder: string, tag: string, before: string): Promise<void> {
  const places = placesIn(folder)
  const manifest = JSON.parse(await readFile(places.manifest, 'utf8')) as Manifest
  const columns = await columnsBefore(tag)
  const tables: Manifest['tables'] = []
  for (const table of manifest.tables) {
    const names = columns.get(table.name)
    if (names === undefined) continue
    const { add, sum } = createTableSum()
    const rows: PortableRow[] = []
    for await (const row of readJsonLines(places.rowsOf(table.name))) rows.push(pick(row, names))
    rows.forEach(add)
    await writeJsonLines(places.rowsOf(table.name), all(rows))
    tables.push({ name: table.name, columns: pick(table.columns, names) as typeof table.columns, ...sum() })
  }
  await writeFile(places.manifest, JSON.stringify({ ...manifest, migration: before, tables }))
}
