import type { Quote, TierRow } from '@kisscut/core/product'
import { hasMoreTiers, tiersToShow } from '@kisscut/core/tiers'
import { useState } from 'react'
import { showCount } from '../../money/format.ts'
import { Price } from '../../money/price.tsx'
import { useDisplayPreferences } from '../../page/locale.tsx'
import * as messages from '../../../messages/setup.ts'
import css from './tier-table.module.css'

interface Props {
  readonly quote: Quote
  /** The prices are those of the previous configuration. */
  readonly waiting: boolean
  readonly onQuantity: (typed: string) => void
}

/** Prices by quantity; each row can be chosen. Hidden when only one row remains. TIER-1, TIER-4. */
export function TierTable({ quote, waiting, onQuantity }: Props) {
  const { locale, tax } = useDisplayPreferences()
  const [seesMore, setSeesMore] = useState(false)
  const rows = tiersToShow(quote.tiers, { current: quote.quantity, expanded: seesMore })
  if (rows.length < 2) return null
  return (
    <>
      <table className={css.table} data-waiting={waiting || undefined}>
        <caption className={css.caption}>{messages.priceByQuantity}</caption>
        <thead className={css.head}>
          <tr>
            <th scope="col">{messages.quantity}</th>
            <th scope="col">{messages.each}</th>
            <th scope="col">{messages.total(tax)}</th>
            <th scope="col">{messages.saving}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.quantity}
              row={row}
              currency={quote.currency}
              locale={locale}
              onQuantity={onQuantity}
            />
          ))}
        </tbody>
      </table>
      {hasMoreTiers(quote.tiers) && (
        <button
          type="button"
          className={css.more}
          aria-expanded={seesMore}
          onClick={() => setSeesMore(!seesMore)}
        >
          {seesMore ? messages.seeLess : messages.seeMore}
        </button>
      )}
    </>
  )
}

interface RowProps {
  readonly row: TierRow
  readonly currency: string
  readonly locale: string
  readonly onQuantity: (typed: string) => void
}

function Row({ row, currency, locale, onQuantity }: RowProps) {
  return (
    <tr className={row.isCurrent ? `${css.row} ${css.current}` : css.row}>
      <th scope="row">
        <button
          type="submit"
          name="quantity"
          value={row.quantity}
          className={css.choose}
          aria-current={row.isCurrent || undefined}
          onClick={(event) => {
            event.preventDefault()
            onQuantity(String(row.quantity))
          }}
        >
          {showCount(row.quantity, locale)}
        </button>
      </th>
      <td className={css.each}>
        <Price amount={row.unitPrice} currency={currency} per="unit" />
      </td>
      <td className={css.total}>
        {/* The column's heading says whether prices include tax. */}
        <Price amount={row.total} currency={currency} taxed={false} />
      </td>
      <td className={css.saving}>{row.savingPercent > 0 ? messages.savingPercent(row.savingPercent) : ''}</td>
    </tr>
  )
}
