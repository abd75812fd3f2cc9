import { readFile, writeFile } from 'node:fs/promises'
import { writeJsonLines } from '../backup/json-lines.ts'
import { type Manifest, placesIn } from '../backup/manifest.ts'
import type { PortableRow } from '../backup/portable-tables.ts'
import { createTableSum } from '../backup/table-sum.ts'

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

/** Makes a backup one whose tables have had no migration after this one. */
export async function markAs(folder: string, migration: string): Promise<void> {
  const { manifest } = placesIn(folder)
  const content = JSON.parse(await readFile(manifest, 'utf8')) as Manifest
  await writeFile(manifest, JSON.stringify({ ...content, migration }))
}
