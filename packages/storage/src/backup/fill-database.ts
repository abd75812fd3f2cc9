import { indexWaiting } from '../catalog/listing/waiting.ts'
import { openDatabase } from '../database/open-database.ts'
import { beginFilling } from './begin-filling.ts'
import { copyTables, type OnStep } from './copy-tables.ts'
import type { DatabaseAt, RowSource } from './row-source.ts'
import type { TableSum } from './table-sum.ts'

export interface FillSettings {
  readonly target: DatabaseAt
  readonly replace: boolean
  readonly onStep: OnStep
  /** Called when all rows are written and checked, but not yet visible. */
  readonly beforeFinish?: () => Promise<void>
}

/** Writes every row of the source to the target in one step. Returns the checksums by table. */
export async function fillDatabase(
  source: RowSource,
  { target, replace, onStep, beforeFinish }: FillSettings,
): Promise<Readonly<Record<string, TableSum>>> {
  const { tables, migration } = source
  const filling = await beginFilling({ ...target, tables, migration, replace })
  try {
    const sums = await copyTables(source, filling, onStep)
    await filling.complete()
    await beforeFinish?.()
    await filling.finish()
    await onStep('rows in place')
    return sums
  } catch (error) {
    await filling.abandon().catch(() => undefined)
    throw error
  }
}

/** Products indexed per batch. */
const BATCH = 50

/** Builds the search index of a newly filled database. If this is killed, the shop builds it at its next start. */
export async function indexAll({ databaseUrl, dataDir, migrationsDir }: DatabaseAt): Promise<void> {
  const database = await openDatabase(databaseUrl, dataDir, migrationsDir, () => new Date())
  try {
    while ((await indexWaiting(database, BATCH)) === BATCH);
  } finally {
    await database.close()
  }
}
