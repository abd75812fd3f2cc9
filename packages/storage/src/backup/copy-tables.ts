import type { Filling } from './filling.ts'
import type { PortableRow, PortableTable } from './portable-tables.ts'
import type { RowSource } from './row-source.ts'
import { createTableSum, isSameSum, type TableSum } from './table-sum.ts'

/** Most rows, and characters of JSON, per insert. */
const MOST_ROWS = 200
const MOST_CHARACTERS = 1_000_000

async function* batchesOf(rows: AsyncIterable<PortableRow>): AsyncGenerator<readonly PortableRow[]> {
  let batch: PortableRow[] = []
  let characters = 0
  for await (const row of rows) {
    batch.push(row)
    characters += JSON.stringify(row).length
    if (batch.length < MOST_ROWS && characters < MOST_CHARACTERS) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}

/** Called after every step; the work continues when it resolves. */
export type OnStep = (step: string) => void | Promise<void>

/** Copies every table and reads it back. Throws if a stored row differs from its source. Returns a checksum per table. */
export async function copyTables(
  source: RowSource,
  filling: Filling,
  onStep: OnStep,
): Promise<Readonly<Record<string, TableSum>>> {
  const sums: Record<string, TableSum> = {}
  for (const table of source.tables) {
    const { add, sum } = createTableSum()
    for await (const batch of batchesOf(source.rows(table))) {
      batch.forEach(add)
      await filling.insert(table, batch)
      await onStep(`rows of ${table.name}`)
    }
    sums[table.name] = sum()
    if (sum().rows > 0) await checkStored(filling, table, sum())
  }
  return sums
}

async function checkStored(filling: Filling, table: PortableTable, expected: TableSum): Promise<void> {
  const { add, sum } = createTableSum()
  for await (const row of filling.rows(table)) add(row)
  if (!isSameSum(sum(), expected))
    throw new Error(
      `Table ${table.name}: ${expected.rows} rows came and ${sum().rows} are stored, or others. Nothing was changed.`,
    )
}
