import { UNNAMED_VERSION } from '@kisscut/core/design'
import { type ChangesOf, customAutosave } from '@kisscut/records'
import { conflict, type Failure } from '../outcome.ts'
import type { Transaction } from '../ports/storage.ts'
import { tooManyVersions } from '../messages/records.ts'
import { QUOTA_OF_PARTS, type Quota } from './create-within.ts'

/** Most versions of one design. */
export const VERSIONS_PER_DESIGN = 50

type Values = ChangesOf<typeof customAutosave>

/** The quota of versions of a product's design; null for an autosave of an unsaved design, which has the usual quota. */
export const quotaOfVersions = ({ custom }: Values): Quota | null =>
  typeof custom === 'string' ? QUOTA_OF_PARTS : null

/**
 * Makes room for one more version of a design by removing the oldest without a name. A failure if all have names. Call it in a
 * transaction. TOOL-7.
 */
export async function roomForVersion(
  { records, ownerNow }: Pick<Transaction, 'records' | 'ownerNow'>,
  { custom }: Values,
  owner: string,
): Promise<Failure | null> {
  if (typeof custom !== 'string') return null
  const where = { custom }
  await ownerNow(owner)
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

/** Removes the versions of a design. */
export async function removeVersionsOf(records: Transaction['records'], custom: string): Promise<void> {
  for (const { id } of await records.findMany(customAutosave, { where: { custom } }))
    await records.remove(customAutosave, id)
}
