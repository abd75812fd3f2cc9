import type { FilteredList } from '@kisscut/shop'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../../parts/action/button-link.tsx'
import { ProductTiles } from '../../../../parts/catalog/product-tiles.tsx'
import { IN_PLACE, LIVE_LIST } from '../../../../parts/page/live-list-marks.ts'
import { Sheet } from '../../../../parts/sheet/sheet.tsx'
import { ChosenChips } from './chosen-chips.tsx'
import { FilterBar } from './filter-bar.tsx'
import { filterQueryOf, withoutAny } from './filter-query.ts'
import { useAddressOf } from './use-address-of.ts'
import { PageLinks } from './page-links.tsx'
import { SortLinks } from './sort-links.tsx'
import * as messages from '../../../../messages/category.ts'
import css from './filters.module.css'

interface FilteredProductsProps {
  readonly list: FilteredList
  readonly level: 2 | 3
  readonly eager: number
  /** Label of the list's own order. */
  readonly ownOrder?: string
  /** The page already shows the count. */
  readonly isCounted?: boolean
  /** The page's own tiles; the standard ones if absent. */
  readonly children?: ReactNode
}

/** A filtered product list: facets, chosen values and results. The URL holds its whole state. */
export function FilteredProducts({
  list,
  level,
  eager,
  ownOrder = messages.sortNames.order,
  isCounted = false,
  children,
}: FilteredProductsProps) {
  const addressOf = useAddressOf()
  return (
    <div className={css.filtered} tabIndex={-1} {...{ [LIVE_LIST]: '' }}>
      <div className={css.head}>
        <FilterBar list={list} />
        <SortLinks list={list} ownOrder={ownOrder} />
      </div>
      <div className={css.summary}>
        <p role="status" className={css.found}>
          {(!isCounted || list.found !== list.of) && messages.found(list.found, list.of)}
        </p>
        <ChosenChips list={list} />
      </div>
      {list.found > 0 ? (
        (children ?? <ProductTiles tiles={list.tiles} level={level} eager={eager} />)
      ) : (
        <Sheet className={css.none}>
          <p>{messages.noMatch}</p>
          <ButtonLink to={addressOf(withoutAny(filterQueryOf(list)))} {...{ [IN_PLACE]: '' }}>
            {messages.showAll(list.of)}
          </ButtonLink>
        </Sheet>
      )}
      <PageLinks list={list} />
    </div>
  )
}
