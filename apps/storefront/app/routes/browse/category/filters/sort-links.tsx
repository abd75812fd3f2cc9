import type { FilteredList, FilterSort } from '@kisscut/shop'
import { Link } from '@remix-run/react'
import { IN_PLACE } from '../../../../parts/page/live-list-marks.ts'
import { filterQueryOf, sortedBy } from './filter-query.ts'
import { useAddressOf } from './use-address-of.ts'
import * as messages from '../../../../messages/category.ts'
import css from './filters.module.css'

const SORTS = Object.keys(messages.sortNames) as FilterSort[]

/** Sort orders as links. */
export function SortLinks({ list }: { readonly list: FilteredList }) {
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
              {messages.sortNames[sort]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
