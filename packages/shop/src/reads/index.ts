import type { CatalogCache, CatalogSnapshot } from '../catalog/catalog-cache.ts'
import { hashOf, type ReadNotes, type Reads } from './reads.ts'

export { notedStorage } from './noted-storage.ts'
export { createReadNotes, NO_NOTES, type ReadNotes } from './reads.ts'

/** The data a page was made from. */
export interface MadeOf {
  /** Approximate size in bytes. */
  readonly bytes: number
}

interface Noted extends MadeOf, Reads {
  /** The version it was read from, or found unchanged in. */
  version: number
  /** Whether it has changed since. */
  isOver: boolean
  checking: Promise<boolean> | null
}

export interface ReadUseCases {
  /** Makes a value, and notes the data it was made from. */
  noted<T>(make: () => Promise<T>): Promise<{ readonly value: T; readonly madeOf: MadeOf }>
  /**
   * Whether everything it was made from is unchanged, at most a second late; a promise only if something has to be read. Nothing
   * is read for products whose records are unchanged. SEO-17.
   */
  isSame(madeOf: MadeOf): boolean | Promise<boolean>
}

/** Bytes per noted query and product, besides the query itself. */
const OF_QUESTION = 200
const OF_PRODUCT = 100

const bytesOf = ({ rows, stock, questions }: Reads): number =>
  [...questions.keys()].reduce((bytes, { length }) => bytes + length + OF_QUESTION, 0) +
  (rows.size + stock.size) * OF_PRODUCT

interface ReadDeps {
  readonly catalog: CatalogCache
  readonly notes: ReadNotes
}

export const createReads = ({ catalog, notes }: ReadDeps): ReadUseCases => {
  /** Repeats each query until a result differs. A failed read counts as changed. */
  const isReadAlike = async (madeOf: Noted, now: CatalogSnapshot): Promise<boolean> => {
    try {
      for (const { hash, again } of madeOf.questions.values())
        if (hashOf(await again(now)) !== hash) {
          madeOf.isOver = true
          return false
        }
    } catch {
      return false
    }
    madeOf.version = now.version
    return true
  }

  const isAsMany = (madeOf: Noted): boolean | Promise<boolean> => {
    const numbers = [...madeOf.stock].map(([id, before]) => {
      const now = catalog.stockOf(id)
      return now instanceof Promise ? now.then((left) => left === before) : now === before
    })
    const all = (same: readonly boolean[]) => {
      madeOf.isOver ||= same.includes(false)
      return !madeOf.isOver
    }
    return numbers.some((each) => each instanceof Promise)
      ? Promise.all(numbers).then(all, () => false)
      : all(numbers as boolean[])
  }

  const isSameIn = (now: CatalogSnapshot, madeOf: Noted): boolean | Promise<boolean> => {
    if (madeOf.isOver) return false
    if (madeOf.version >= now.version) return isAsMany(madeOf)
    if (catalog.hasChanged(madeOf.version, madeOf.rows)) {
      madeOf.isOver = true
      return false
    }
    madeOf.checking ??= isReadAlike(madeOf, now).finally(() => (madeOf.checking = null))
    return madeOf.checking.then((same) => same && isSameIn(now, madeOf))
  }

  return {
    async noted(make) {
      const { version } = await catalog.recent()
      const { value, reads } = await notes.during(make)
      const madeOf: Noted = { ...reads, version, isOver: false, checking: null, bytes: bytesOf(reads) }
      return { value, madeOf }
    },
    isSame(madeOf) {
      const recent = catalog.recent()
      return recent instanceof Promise
        ? recent.then(
            (now) => isSameIn(now, madeOf as Noted),
            () => false,
          )
        : isSameIn(recent, madeOf as Noted)
    },
  }
}
