import type { MetaDescriptor } from '@remix-run/node'
import { urlFor } from '../../../links/url-for.ts'
import { pageMeta, titleOf, type Matches } from '../../../parts/page/meta.ts'

type HelpPage = 'artworkGuide' | 'contact' | 'materials' | 'quoteForm' | 'sizeGuide'

interface OfPage {
  readonly data: { readonly publicUrl: string } | undefined
  readonly matches: Matches
}

/** The `meta` function of a help page with a fixed address. */
export const helpMeta =
  (page: HelpPage, title: string, description: string) =>
  ({ data, matches }: OfPage): MetaDescriptor[] =>
    pageMeta({
      matches,
      title: titleOf(title, matches),
      description,
      publicUrl: data?.publicUrl,
      path: urlFor(page),
    })
