import type { SearchPage } from '@kisscut/shop'
import { urlFor } from '../../../links/url-for.ts'
import { Link } from '../../../parts/page/link.tsx'
import * as messages from '../../../messages/search.ts'
import { kindNames } from '../../../messages/suggestions.ts'
import css from './search.module.css'

interface KindLinksProps {
  readonly found: Pick<SearchPage, 'question' | 'kinds' | 'kind' | 'count' | 'hasMore'>
}

/** The product classes among the results, each linked to its own. */
export function KindLinks({ found: { question, kinds, kind, count, hasMore } }: KindLinksProps) {
  if (kinds.length === 0) return null
  const entries = [
    { kind: null, name: messages.allKinds, count, isLeast: hasMore },
    ...kinds.map((each) => ({ ...each, name: kindNames[each.kind] })),
  ]
  return (
    <nav aria-label={messages.kinds}>
      <ul className={css.kinds}>
        {entries.map((each) => (
          <li key={each.name}>
            <Link
              to={`${urlFor('search')}?${new URLSearchParams({ q: question, ...(each.kind && { kind: each.kind }) })}`}
              preventScrollReset
              aria-current={each.kind === kind ? 'true' : undefined}
              className={css.kind}
            >
              {each.name} <span className={css.count}>{messages.countOf(each.count, each.isLeast)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
