import type { FilteredList } from '@kisscut/shop'
import { FacetMenu } from './facet-menu.tsx'
import * as messages from '../../../../messages/category.ts'
import css from './filters.module.css'

/** The facets of a list as a form that works without JavaScript; with it a choice applies at once. */
export function FilterBar({ list }: { readonly list: FilteredList }) {
  return (
    <form method="get" className={css.bar} aria-label={messages.filters}>
      {list.facets.map((facet) => (
        <FacetMenu key={facet.kind} facet={facet} list={list} />
      ))}
      {list.carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {list.sort !== 'order' && <input type="hidden" name="sort" value={list.sort} />}
    </form>
  )
}
