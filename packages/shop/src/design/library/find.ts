/** A library query: words that must all match, in one category or in all; pages count from 0. */
export interface LibrarySearch {
  readonly category: string | null
  readonly words: string
  readonly page: number
}

export interface LibraryPage<T> {
  readonly items: readonly T[]
  readonly hasMore: boolean
}

/** Items per page. */
export const LIBRARY_PAGE = 48

/** A searchable item, with its words and categories. */
export interface Indexed<T> {
  readonly item: T
  readonly words: string
  readonly categories: ReadonlySet<string>
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Text prepared for search: words preceded by one space each. */
export const searchText = (...texts: readonly string[]): string =>
  ` ${plain(texts.join(' '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')}`

/** One page of the items in which every word is matched, or its prefix, in list order. TOOL-2. */
export function find<T>(
  all: readonly Indexed<T>[],
  { category, words, page }: LibrarySearch,
): LibraryPage<T> {
  const wanted = searchText(words).split(' ').filter(Boolean)
  const found = all.filter(
    (each) =>
      (category === null || each.categories.has(category)) &&
      wanted.every((word) => each.words.includes(` ${word}`)),
  )
  const from = page * LIBRARY_PAGE
  return {
    items: found.slice(from, from + LIBRARY_PAGE).map(({ item }) => item),
    hasMore: found.length > from + LIBRARY_PAGE,
  }
}
