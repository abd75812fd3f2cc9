import type { PageKind } from '../ports/catalog.ts'
import type { CategoryNode } from './category-node.ts'
import type { SearchWords } from './listing.ts'
import { wordsOf } from './search/words.ts'

/** Search data of a page in the category tree. */
export interface PageListing {
  readonly kind: PageKind
  readonly isPublished: boolean
  readonly words: SearchWords
}

/** Help pages are those below the footer menu (decision 26). */
export const pageKindOf = ({ trail }: Pick<CategoryNode, 'trail'>): PageKind =>
  trail[0]?.menu === 'footer' ? 'help' : 'category'

/** The text of staff's markup, without tags. */
const withoutTags = (markup: string): string => markup.replace(/<[^<>]*>/g, ' ')

const once = (texts: readonly string[]): readonly string[] => [...new Set(wordsOf(texts.join(' ')))]

/** Search data of a category or help page: its names, the categories above it, and its content. Pure. FIND-1. */
export const pageListingOf = (node: CategoryNode): PageListing => {
  const { category, trail, isPublished } = node
  const written = category.blocks.flatMap(({ title, text }) => [title, withoutTags(text)])
  return {
    kind: pageKindOf(node),
    isPublished,
    words: {
      name: once([category.name, category.name_plural, category.name_verbose]),
      around: once([...trail.slice(0, -1).map(({ name }) => name), category.meta_keywords]),
      description: once([category.short_description, withoutTags(category.description), ...written]),
    },
  }
}
