import type { MetaDescriptor } from '@remix-run/node'
import { titleOf, type Matches } from './meta.ts'

interface OfPage {
  readonly matches: Matches
}

/** Title of a page of one shopper or of staff, which search engines must not index. */
export const privateMeta =
  (title: string) =>
  ({ matches }: OfPage): MetaDescriptor[] => [
    { title: titleOf(title, matches) },
    { name: 'robots', content: 'noindex' },
  ]
