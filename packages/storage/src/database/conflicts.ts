import { StorageConflict } from '@kisscut/shop/ports/records'

/** Constraint violations by the error codes of both databases. */
const REASONS: Readonly<Record<string, StorageConflict['reason']>> = {
  '23505': 'taken',
  SQLITE_CONSTRAINT_UNIQUE: 'taken',
  SQLITE_CONSTRAINT_PRIMARYKEY: 'taken',
  '23503': 'broken_reference',
  SQLITE_CONSTRAINT_FOREIGNKEY: 'broken_reference',
}

function reasonOf(error: unknown): StorageConflict['reason'] | null {
  if (!(error instanceof Error)) return null
  const code = (error as Error & { code?: unknown }).code
  return (typeof code === 'string' ? REASONS[code] : undefined) ?? reasonOf(error.cause)
}

/** The columns of a unique index whose values another row has, from SQLite's message or PostgreSQL's detail. */
function columnsIn(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return []
  const { detail = '' } = error as Error & { readonly detail?: string }
  const list =
    /^UNIQUE constraint failed: (.+)$/.exec(error.message)?.[1] ?? /^Key \((.+?)\)=/.exec(detail)?.[1]
  if (list === undefined) return columnsIn(error.cause)
  return list.split(', ').map((column) => column.replace(/^.*\./, '').replaceAll('"', ''))
}

/**
 * Runs the work and maps constraint violations to `StorageConflict`; other errors are rethrown. For a removal, a broken reference
 * means that other rows refer to the row: pass `whenReferenced`.
 */
export async function orStorageConflict<T>(
  what: string,
  work: () => Promise<T>,
  whenReferenced: 'broken_reference' | 'in_use' = 'broken_reference',
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const found = reasonOf(error)
    if (found === null) throw error
    const reason = found === 'broken_reference' ? whenReferenced : found
    const fields = reason === 'taken' ? columnsIn(error) : []
    throw new StorageConflict(reason, `${what}: ${reason.replace('_', ' ')}`, fields)
  }
}
