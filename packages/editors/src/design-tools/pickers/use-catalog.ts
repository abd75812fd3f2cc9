import { useEffect, useRef, useState } from 'react'
import type { Catalog, Search } from '../types.ts'

interface Shown<T> {
  readonly items: readonly T[]
  readonly hasMore: boolean
  readonly state: 'searching' | 'found' | 'failed'
}

/** So long words rest before they are searched for, in milliseconds. */
const REST = 250

/** What a catalog has for what is looked for: a page at first, more on request. */
export function useCatalog<T>(find: Catalog<T>['find']) {
  const [search, setSearch] = useState<Search>({ category: null, words: '', page: 0 })
  const [shown, setShown] = useState<Shown<T>>({ items: [], hasMore: false, state: 'searching' })
  const words = useRef(search.words)
  useEffect(() => {
    const abort = new AbortController()
    const { page } = search
    // What is typed rests; a category, and more, are searched for at once.
    const rest = words.current === search.words ? 0 : REST
    words.current = search.words
    setShown((before) => ({ ...before, state: 'searching' }))
    const timer = setTimeout(() => {
      find(search, abort.signal).then(
        ({ items, hasMore }) => {
          if (abort.signal.aborted) return
          setShown((before) => ({
            items: page === 0 ? items : [...before.items, ...items],
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
    more: () => setSearch({ ...search, page: search.page + 1 }),
    again: () => setSearch({ ...search }),
  }
}
