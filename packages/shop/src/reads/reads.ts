import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { RowKey } from '../catalog/mentioned-rows.ts'

/** A query of the database: a hash of its result, and how to repeat it. */
export interface Read {
  readonly hash: string
  again(catalog: CatalogSnapshot): unknown
}

/** Everything read since notes began. */
export interface Reads {
  /** Rows that the products depend on, product by product. */
  readonly rows: Set<ReadonlySet<RowKey>>
  /** Pieces left, by product. */
  readonly stock: Map<string, number | null>
  /** Everything else, by query. */
  readonly questions: Map<string, Read>
}

/** Notes everything read while a page is made. Costs nothing at other times. */
export interface ReadNotes {
  readonly isOn: boolean
  /** Does work and notes what it reads. */
  during<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly reads: Reads }>
  /** Runs work whose reads its caller notes. */
  without<T>(work: () => T): T
  rows(keys: ReadonlySet<RowKey>): void
  stock(productId: string, left: number | null): void
  read(question: string, value: unknown, again: Read['again']): void
}

const plain = (_key: string, value: unknown): unknown =>
  value instanceof Map || value instanceof Set ? [...value] : value

/** A hash to compare values that were read. */
export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value, plain) ?? '')
    .digest('base64url')
    .slice(0, 22)

export const createReadNotes = (): ReadNotes => {
  const current = new AsyncLocalStorage<Reads | null>()
  let open = 0
  const at = () => current.getStore() ?? null
  return {
    get isOn() {
      return at() !== null
    },
    async during(work) {
      const reads: Reads = { rows: new Set(), stock: new Map(), questions: new Map() }
      open += 1
      try {
        return { value: await current.run(reads, work), reads }
      } finally {
        open -= 1
        // While it is enabled, every promise of the process costs more.
        if (open === 0) current.disable()
      }
    },
    without: (work) => (at() === null ? work() : current.run(null, work)),
    rows: (keys) => void at()?.rows.add(keys),
    stock: (productId, left) => void at()?.stock.set(productId, left),
    read: (question, value, again) => void at()?.questions.set(question, { hash: hashOf(value), again }),
  }
}

/** Notes nothing. */
export const NO_NOTES: ReadNotes = {
  isOn: false,
  during: async (work) => ({
    value: await work(),
    reads: { rows: new Set(), stock: new Map(), questions: new Map() },
  }),
  without: (work) => work(),
  rows: () => undefined,
  stock: () => undefined,
  read: () => undefined,
}
