import { readFile, writeFile } from 'node:fs/promises'
import { readJsonLines, writeJsonLines } from '../backup/json-lines.ts'
import { type Manifest, placesIn } from '../backup/manifest.ts'
import type { ColumnKind, PortableRow } from '../backup/portable-tables.ts'
import { createTableSum } from '../backup/table-sum.ts'
import { migrationsOf } from '../database/migration-list.ts'
import { MIGRATIONS } from './open-for-test.ts'

async function* all(rows: readonly PortableRow[]) {
  yield* rows
}

/** Removes a table's rows from a backup, as if it had been saved like that. */
export async function emptyTable(folder: string, name: string): Promise<void> {
  const places = placesIn(folder)
  const manifest = JSON.parse(await readFile(places.manifest, 'utf8')) as Manifest
  await writeJsonLines(places.rowsOf(name), all([]))
  const none = createTableSum().sum()
  const tables = manifest.tables.map((table) => (table.name === name ? { ...table, ...none } : table))
  await writeFile(places.manifest, JSON.stringify({ ...manifest, tables }))
}

/** Marks a backup as having no migration after this one. */
export async function markAs(folder: string, migration: string): Promise<void> {
  const { manifest } = placesIn(folder)
  const content = JSON.parse(await readFile(manifest, 'utf8')) as Manifest
  await writeFile(manifest, JSON.stringify({ ...content, migration }))
}

/** Columns that later migrations remove, with their kinds and a value. */
const REMOVED: Readonly<
  Record<string, Readonly<Record<string, { readonly kind: ColumnKind; readonly value: unknown }>>>
> = {
  cart_line: { frozen: { kind: 'json', value: {} } },
}

/**
 * Changes a backup to the tables of the first committed migration: adds columns that later ones remove, and removes those they
 * add.
 */
export async function markAsBefore(folder: string, migration: string): Promise<void> {
  const places = placesIn(folder)
  const manifest = JSON.parse(await readFile(places.manifest, 'utf8')) as Manifest
  const since = migrationsOf('sqlite', MIGRATIONS)
    .slice(1)
    .map(({ statements }) => [...statements].join(''))
  const made = new Set(since.flatMap((each) => [...each.matchAll(MADE)].map(([, name]) => name)))
  const later = since
    .flatMap((each) => each.match(ADDED) ?? [])
    .map((each) => each.match(/\w+(?=`)/g) as [table: string, column: string])
  const tables: Manifest['tables'] = []
  for (const table of manifest.tables) {
    if (made.has(table.name)) continue
    const added = new Set(later.filter(([name]) => name === table.name).map(([, column]) => column))
    const removed = Object.entries(REMOVED[table.name] ?? {})
    if (added.size === 0 && removed.length === 0) {
      tables.push(table)
      continue
    }
    const without = <T>(of: Readonly<Record<string, T>>) =>
      Object.fromEntries(Object.entries(of).filter(([column]) => !added.has(column)))
    const kinds = Object.fromEntries(removed.map(([column, { kind }]) => [column, kind]))
    const values = Object.fromEntries(removed.map(([column, { value }]) => [column, value]))
    const rows: PortableRow[] = []
    const { add, sum } = createTableSum()
    for await (const row of readJsonLines(places.rowsOf(table.name)))
      rows.push({ ...without(row), ...values } as PortableRow)
    rows.forEach(add)
    await writeJsonLines(places.rowsOf(table.name), all(rows))
    tables.push({ ...table, columns: { ...without(table.columns), ...kinds }, ...sum() })
  }
  await writeFile(places.manifest, JSON.stringify({ ...manifest, tables, migration }))
}

const MADE = /CREATE TABLE `(\w+)`/g
const ADDED = /ALTER TABLE `\w+` ADD `\w+`/g
