import type { FilteredList, FilterSort } from '@kisscut/shop'
import { IN_PLACE } from '../../../../parts/page/live-list-marks.ts'
import { filterQueryOf, sortedBy } from './filter-query.ts'
import { useAddressOf } from './use-address-of.ts'
import { Link } from '../../../../parts/page/link.tsx'
import * as messages from '../../../../messages/category.ts'
import css from './filters.module.css'

const SORTS = Object.keys(messages.sortNames) as FilterSort[]

interface SortLinksProps {
  readonly list: FilteredList
  /** Label of the list's own order. */
  readonly ownOrder: string
}

/** Sort orders as links. */
export function SortLinks({ list, ownOrder }: SortLinksProps) {
  const addressOf = useAddressOf()
  return (
    <nav aria-label={messages.sortBy} className={css.sort}>
      <ul className={css.sorts}>
        {SORTS.map((sort) => (
          <li key={sort}>
            <Link
              to={addressOf(sortedBy(filterQueryOf(list), sort))}
              {...{ [IN_PLACE]: '' }}
              aria-current={sort === list.sort ? 'true' : undefined}
              className={css.sortLink}
            >
              {sort === 'order' ? ownOrder : messages.sortNames[sort]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
