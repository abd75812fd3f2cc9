import type { MetaDescriptor } from '@remix-run/node'
import { urlFor } from '../../../links/url-for.ts'
import { pageMeta, titleOf, type Matches } from '../../../parts/page/meta.ts'

interface Texts {
  readonly title: string
  readonly description: string
}

interface OfPage {
  readonly data: { readonly publicUrl: string } | undefined
  readonly matches: Matches
}

/** `meta` of a help page that has one address. */
export const helpMeta =
  (
    page: 'artworkGuide' | 'contact' | 'materials' | 'quoteForm' | 'sizeGuide',
    { title, description }: Texts,
  ) =>
  ({ data, matches }: OfPage): MetaDescriptor[] =>
    pageMeta({
      matches,
      title: titleOf(title, matches),
      description,
      publicUrl: data?.publicUrl,
      path: urlFor(page),
    })
