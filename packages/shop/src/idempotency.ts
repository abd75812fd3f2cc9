import { usedKey } from './messages/records.ts'
import { conflict, done, type Failure, type Outcome } from './outcome.ts'
import type { Deps, DepsOf } from './dependencies.ts'
import type { Transaction } from './ports/storage.ts'

/** Thrown in a transaction to roll it back, including the key, and return a failure. */
export class Rollback extends Error {
  constructor(readonly failure: Failure) {
    super('rolled back')
  }
}

export interface Keyed {
  readonly key: string | null | undefined
  /** The request that a key belongs to; the same key with another request is a conflict. */
  readonly request: readonly unknown[]
}

/** Does the work in a transaction; if there is a key, only once per key (API-9). */
export const oncePerKey = async <T>(
  { storage }: Deps<'storage.idempotency' | 'storage.transaction'>,
  owner: string,
  { key, request }: Keyed,
  work: (store: Transaction) => Promise<T>,
): Promise<Outcome<T>> => {
  try {
    if (!key) return done(await storage.transaction(work))
    const outcome = await storage.idempotency.perKey({ owner, key, request: JSON.stringify(request) }, work)
    return outcome.conflict ? conflict(usedKey) : done(outcome.result)
  } catch (error) {
    if (error instanceof Rollback) return error.failure
    throw error
  }
}

/** The row made by an earlier request with the same key. */
export interface Earlier {
  readonly earlierId: string
}

/** Creates a row; if there is a key, only once per key. API-25. */
export const makeOncePerKey = async <Row extends { readonly id: string }>(
  deps: DepsOf<typeof oncePerKey>,
  owner: string,
  keyed: Keyed,
  make: (store: Transaction) => Promise<Outcome<Row>>,
): Promise<Outcome<Row | Earlier>> => {
  const rows: Row[] = []
  const id = await oncePerKey(deps, owner, keyed, async (store) => {
    const made = await make(store)
    if (!made.ok) throw new Rollback(made)
    rows.push(made.value)
    return made.value.id
  })
  // The row of a rolled-back attempt has another id.
  return id.ok ? done(rows.find((row) => row.id === id.value) ?? { earlierId: id.value }) : id
}
