import type { FoundPage } from '@kisscut/shop'
import { Link } from '../../../parts/page/link.tsx'
import * as messages from '../../../messages/search.ts'
import { kindNames } from '../../../messages/suggestions.ts'
import css from './search.module.css'

/** Categories and help pages among the results. */
export function FoundPages({ pages }: { readonly pages: readonly FoundPage[] }) {
  if (pages.length === 0) return null
  return (
    <nav aria-label={messages.foundPages}>
      <ul className={css.pages}>
        {pages.map(({ id, kind, name, url, above }) => (
          <li key={id}>
            <Link to={url} prefetch="intent" className={css.found}>
              <span className={css.foundName}>{name}</span>
              <span className={css.foundKind}>
                {kindNames[kind]}
                {above.length > 0 && ` ${messages.within(above)}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
