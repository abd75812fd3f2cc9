import type { MetaDescriptor } from '@remix-run/node'
import { titleOf, type Matches } from './meta.ts'

interface OfPage {
  readonly matches: Matches
}

/** Title of a page for one shopper or for staff, hidden from search engines. */
export const privateMeta =
  (title: string) =>
  ({ matches }: OfPage): MetaDescriptor[] => [
    { title: titleOf(title, matches) },
    { name: 'robots', content: 'noindex' },
  ]
