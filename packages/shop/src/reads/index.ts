import type { CatalogCache, CatalogSnapshot } from '../catalog/catalog-cache.ts'
import { hashOf, type ReadNotes, type Reads } from './reads.ts'

export { notedStorage } from './noted-storage.ts'
export { createReadNotes, NO_NOTES, type ReadNotes } from './reads.ts'

/** What a page was made of. */
export interface MadeOf {
  /** Bytes it takes, about. */
  readonly bytes: number
}

interface Noted extends MadeOf, Reads {
  /** The version it was read of, or found to be the same in. */
  version: number
  /** It is another one since. */
  isOver: boolean
  checking: Promise<boolean> | null
}

export interface ReadUseCases {
  /** Makes something, and notes what it is made of. */
  noted<T>(make: () => Promise<T>): Promise<{ readonly value: T; readonly madeOf: MadeOf }>
  /**
   * Whether everything it was made of is the same now, at most a second late; a promise only where it has to be read. Of products whose
   * records have not changed nothing is read. SEO-17.
   */
  isSame(madeOf: MadeOf): boolean | Promise<boolean>
}

/** Bytes of what is noted of a question and of a product, beside the question itself. */
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
  /** Asks everything again until something else is read. What can't be read is not known to be the same. */
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
