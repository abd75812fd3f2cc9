import { UNNAMED_VERSION } from '@kisscut/core/design'
import { type AnyRecord, customAutosave } from '@kisscut/records'
import { conflict, type Failure } from '../outcome.ts'
import type { Transaction } from '../ports/storage.ts'
import { tooManyVersions } from '../messages/records.ts'

/** Versions of one design at once. */
export const VERSIONS_PER_DESIGN = 50

/** A row that is a version of a product's design. */
export const isVersion = (record: AnyRecord, { custom }: Readonly<Record<string, unknown>>): boolean =>
  record.name === customAutosave.name && typeof custom === 'string'

/**
 * Makes room for one more version of a design: the oldest without a name gives way. A failure where all have names. Call it within a
 * transaction. TOOL-7.
 */
export async function roomForVersion(
  { records, lock }: Pick<Transaction, 'records' | 'lock'>,
  record: AnyRecord,
  values: Readonly<Record<string, unknown>>,
  owner: string,
): Promise<Failure | null> {
  if (!isVersion(record, values)) return null
  const where = { custom: String(values['custom']) }
  await lock(`${record.name} of ${owner}`)
  if ((await records.count(customAutosave, { owner, where })) < VERSIONS_PER_DESIGN) return null
  const unnamed = await records.findMany(customAutosave, {
    owner,
    where: { ...where, name: UNNAMED_VERSION },
  })
  const oldest = [...unnamed].sort((a, b) => a.created.getTime() - b.created.getTime())[0]
  if (oldest === undefined) return conflict(tooManyVersions(VERSIONS_PER_DESIGN))
  await records.remove(customAutosave, oldest.id, owner)
  return null
}

/** Versions go with the design they are of. */
export async function removeVersionsOf(records: Transaction['records'], custom: string): Promise<void> {
  for (const { id } of await records.findMany(customAutosave, { where: { custom } }))
    await records.remove(customAutosave, id)
}
