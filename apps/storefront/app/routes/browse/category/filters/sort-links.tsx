import type { FilteredList, FilterSort } from '@kisscut/shop'
import { Link } from '@remix-run/react'
import { SORT_NAMES } from './facet-words.ts'
import { filterQueryOf, sortedBy } from './filter-query.ts'
import { useAddressOf } from './use-address-of.ts'
import css from './filters.module.css'

const SORTS = Object.keys(SORT_NAMES) as FilterSort[]

/** Sort orders as links. */
export function SortLinks({ list }: { readonly list: FilteredList }) {
  const addressOf = useAddressOf()
  return (
    <nav aria-label="Sort by" className={css.sort}>
      <ul className={css.sorts}>
        {SORTS.map((sort) => (
          <li key={sort}>
            <Link
              to={addressOf(sortedBy(filterQueryOf(list), sort))}
              preventScrollReset
              aria-current={sort === list.sort ? 'true' : undefined}
              className={css.sortLink}
            >
              {SORT_NAMES[sort]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
