import type { FilteredList, ListPages } from '@kisscut/shop'
import { VisuallyHidden } from '../../../../parts/page/visually-hidden.tsx'
import { filterQueryOf, atPage } from './filter-query.ts'
import { pagesToShow } from './pages-to-show.ts'
import { useAddressOf } from './use-address-of.ts'
import { Link } from '../../../../parts/page/link.tsx'
import * as messages from '../../../../messages/category.ts'
import css from './filters.module.css'

type PagedList = ListPages & Pick<FilteredList, 'carried' | 'facets' | 'sort'>

/** The pages of a long list: the first, the last, and those around this one. FIND-6. */
export function PageLinks({ list }: { readonly list: PagedList }) {
  const addressOf = useAddressOf()
  const { page, pages } = list
  if (pages === 1) return null
  const filter = filterQueryOf(list)
  return (
    <nav aria-label={messages.pages}>
      <ol className={css.pages}>
        {pagesToShow(page, pages).map((each, at) =>
          each === null ? (
            <li key={`gap ${at}`} aria-hidden="true" className={css.gap}>
              …
            </li>
          ) : (
            <li key={each}>
              <Link
                to={addressOf(atPage(filter, each))}
                className={css.page}
                aria-current={each === page ? 'page' : undefined}
              >
                <VisuallyHidden>{messages.page}</VisuallyHidden>
                {each}
              </Link>
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}
