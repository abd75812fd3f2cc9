import type { FilteredList } from '@kisscut/shop'
import { Button } from '../../../../parts/action/button.tsx'
import { Icon } from '../../../../parts/icon/icon.tsx'
import { CLOSES_ON_ESCAPE } from '../../../../parts/page/close-menus.ts'
import { useLocale } from '../../../../parts/page/locale.tsx'
import { VisuallyHidden } from '../../../../parts/page/visually-hidden.tsx'
import { valueWords } from './facet-words.ts'
import * as messages from '../../../../messages/category.ts'
import css from './filters.module.css'

interface FacetMenuProps {
  readonly facet: FilteredList['facets'][number]
  readonly list: FilteredList
}

/** The values of one facet in a native `<details>`; only one is open at a time. */
export function FacetMenu({ facet: { kind, values }, list }: FacetMenuProps) {
  const locale = useLocale()
  const chosen = values.filter((each) => each.chosen).length
  return (
    <details name="facet" className={css.facet} {...{ [CLOSES_ON_ESCAPE]: '' }}>
      <summary className={css.facetName}>
        {messages.facetNames[kind]}
        {chosen > 0 && (
          <span className={css.howMany}>
            {chosen}
            <VisuallyHidden>{messages.chosenCount}</VisuallyHidden>
          </span>
        )}
        <Icon name="down" />
      </summary>
      <div className={css.panel}>
        <fieldset className={css.values}>
          <legend>
            <VisuallyHidden>{messages.facetNames[kind]}</VisuallyHidden>
          </legend>
          {values.map((each) => (
            <label key={each.value} className={css.value} data-none={each.count === 0 && !each.chosen}>
              <input type="checkbox" name={kind} value={each.value} defaultChecked={each.chosen} />
              <span>{valueWords(kind, each, list, locale)}</span>
              <span className={css.count}>
                {each.count}
                <VisuallyHidden>{messages.productCount(each.count)}</VisuallyHidden>
              </span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" size="small" wide>
          {messages.showProducts}
        </Button>
      </div>
    </details>
  )
}
