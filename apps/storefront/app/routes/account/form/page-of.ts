import type { MetaDescriptor } from '@remix-run/node'
import { titleOf, type Matches } from '../../../parts/page/meta.ts'

interface OfPage {
  readonly matches: Matches
}

/** Title of a page of accounts, which search engines must not index. */
export const metaOf =
  (title: string) =>
  ({ matches }: OfPage): MetaDescriptor[] => [
    { title: titleOf(title, matches) },
    { name: 'robots', content: 'noindex' },
  ]
