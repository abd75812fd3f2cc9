import { helpPagePhrases, helpPages } from '../../messages/help.ts'
import type { PageKind } from '../../ports/catalog.ts'
import type { CategoryNode, CategoryTree } from '../category-node.ts'
import { pageKindOf } from '../page-listing.ts'
import { singular } from './numbers.ts'
import { readQuestion } from './question.ts'

/** A built-in help page, without a record. */
export type BuiltInPage = keyof typeof helpPages

/** A category or help page named by a head term. */
export interface HeadPage {
  readonly kind: PageKind
  readonly page: CategoryNode | BuiltInPage
}

export const isBuiltIn = (page: HeadPage['page']): page is BuiltInPage => typeof page === 'string'

/** Categories and help pages by their names and the phrases staff give them. */
export type HeadTerms = ReadonlyMap<string, readonly HeadPage[]>

/**
 * Key of a phrase, in the singular and without spaces, so that `die-cut stickers`, `die cut sticker` and `diecutsticker` are
 * equal.
 */
export const headKey = (words: readonly string[]): string => words.map(singular).join('')

const keysOf = (phrases: readonly string[]): ReadonlySet<string> =>
  new Set(
    phrases
      .map(readQuestion)
      // A name with a size, such as `2 inch labels`, must not match one without.
      .flatMap(({ words, sizes }) => (sizes.length > 0 ? [] : [headKey(words)]))
      .filter((key) => key !== ''),
  )

const phrasesOf = ({ category }: CategoryNode): readonly string[] => [
  category.name,
  category.name_plural,
  category.name_verbose,
  ...category.meta_keywords.split(','),
]

const inOrder = (nodes: readonly CategoryNode[]): readonly CategoryNode[] =>
  nodes.flatMap((node) => [node, ...inOrder(node.children)])

const BUILT_IN = (Object.keys(helpPages) as BuiltInPage[]).map((id) => ({
  head: { kind: 'help', page: id } as const,
  keys: keysOf([helpPages[id], ...helpPagePhrases[id].split(',')]),
}))

/** The shop's head terms: its published categories and help pages by all their names, in the order of the tree. FIND-9. */
export const headTermsOf = ({ top }: Pick<CategoryTree, 'top'>): HeadTerms => {
  const published = inOrder(top).filter(({ isPublished }) => isPublished)
  const pages = published.map((node) => ({
    head: { kind: pageKindOf(node), page: node },
    keys: keysOf(phrasesOf(node)),
  }))
  const heads = new Map<string, HeadPage[]>()
  for (const { head, keys } of [...pages, ...BUILT_IN])
    for (const key of keys) heads.set(key, [...(heads.get(key) ?? []), head])
  return heads
}

/** The categories with exactly this name. */
export const headCategories = (heads: HeadTerms, words: readonly string[]): readonly CategoryNode[] =>
  (heads.get(headKey(words)) ?? []).flatMap(({ kind, page }) =>
    kind === 'category' && !isBuiltIn(page) ? [page] : [],
  )

/**
 * Pages with this name; a help page also if its name is at least half of the words, as in `shipping cost`. Names that contain more of the
 * words come first.
 */
export const headPages = (heads: HeadTerms, words: readonly string[]): readonly HeadPage[] => {
  const found = new Set<HeadPage>()
  for (let length = words.length; length > 0 && length >= words.length / 2; length--)
    for (let from = 0; from + length <= words.length; from++)
      for (const head of heads.get(headKey(words.slice(from, from + length))) ?? [])
        if (length === words.length || head.kind === 'help') found.add(head)
  return [...found]
}
