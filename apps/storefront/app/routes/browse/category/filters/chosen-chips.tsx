import type { FilteredList } from '@kisscut/shop'
import { Icon } from '../../../../parts/icon/icon.tsx'
import { useLocale } from '../../../../parts/page/locale.tsx'
import { IN_PLACE } from '../../../../parts/page/live-list-marks.ts'
import { VisuallyHidden } from '../../../../parts/page/visually-hidden.tsx'
import { valueWords } from './facet-words.ts'
import { filterQueryOf, without, withoutAny } from './filter-query.ts'
import { useAddressOf } from './use-address-of.ts'
import { Link } from '../../../../parts/page/link.tsx'
import * as messages from '../../../../messages/category.ts'
import css from './filters.module.css'

/** The chosen values, each with a link that removes it. */
export function ChosenChips({ list }: { readonly list: FilteredList }) {
  const addressOf = useAddressOf()
  const locale = useLocale()
  const filter = filterQueryOf(list)
  if (filter.chosen.length === 0) return null
  return (
    <ul className={css.chosen} aria-label={messages.chosenFilters}>
      {list.facets.flatMap(({ kind, values }) =>
        values
          .filter(({ chosen }) => chosen)
          .map((each) => (
            <li key={`${kind} ${each.value}`}>
              <Link
                to={addressOf(without(filter, kind, each.value))}
                {...{ [IN_PLACE]: '' }}
                className={css.chip}
              >
                <VisuallyHidden>{messages.removeFilter}</VisuallyHidden>
                {valueWords(kind, each, list, locale)}
                <Icon name="close" />
              </Link>
            </li>
          )),
      )}
      <li>
        <Link to={addressOf(withoutAny(filter))} {...{ [IN_PLACE]: '' }} className={css.clear}>
          {messages.clearAll}
        </Link>
      </li>
    </ul>
  )
}
