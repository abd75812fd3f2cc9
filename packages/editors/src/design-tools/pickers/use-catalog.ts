import { useEffect, useRef, useState } from 'react'
import type { Catalog, Search } from '../types.ts'

interface Shown<T> {
  readonly items: readonly T[]
  readonly hasMore: boolean
  readonly state: 'searching' | 'found' | 'failed'
}

/** Pause after typing before a search, in milliseconds. */
const REST = 250

/** Results of a catalog search: one page at first, more on request. */
export function useCatalog<T extends { readonly id: string }>(find: Catalog<T>['find']) {
  const [search, setSearch] = useState<Search>({ category: null, words: '', page: 0 })
  const [shown, setShown] = useState<Shown<T>>({ items: [], hasMore: false, state: 'searching' })
  const words = useRef(search.words)
  /** Later items moved up since the last page was loaded. */
  const hasDropped = useRef(false)
  useEffect(() => {
    const abort = new AbortController()
    const { page } = search
    // Typed words wait; a category, and more pages, are loaded at once.
    const rest = words.current === search.words ? 0 : REST
    words.current = search.words
    setShown((before) => ({ ...before, state: 'searching' }))
    const timer = setTimeout(() => {
      find(search, abort.signal).then(
        ({ items, hasMore }) => {
          if (abort.signal.aborted) return
          setShown((before) => ({
            items: page === 0 ? items : joined(before.items, items),
            hasMore,
            state: 'found',
          }))
        },
        () => abort.signal.aborted || setShown((before) => ({ ...before, state: 'failed' })),
      )
    }, rest)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [find, search])
  return {
    ...shown,
    search,
    lookFor: (changed: Partial<Search>) => setSearch({ ...search, page: 0, ...changed }),
    more: () => {
      const page = search.page + (hasDropped.current ? 0 : 1)
      hasDropped.current = false
      setSearch({ ...search, page })
    },
    /** Removes an item that no longer exists. */
    drop: (id: string) => {
      hasDropped.current = true
      setShown((before) => ({ ...before, items: before.items.filter((item) => item.id !== id) }))
    },
    again: () => setSearch({ ...search }),
  }
}

/** Appends a page to the list, without duplicates. */
function joined<T extends { readonly id: string }>(items: readonly T[], page: readonly T[]): readonly T[] {
  const known = new Set(items.map(({ id }) => id))
  return [...items, ...page.filter(({ id }) => !known.has(id))]
}
