import type { ProductTile } from '@kisscut/shop'
import { Price } from '../../../parts/money/price.tsx'
import { showCount } from '../../../parts/money/format.ts'
import { Column } from '../../../parts/page/column.tsx'
import { useLocale } from '../../../parts/page/locale.tsx'
import { businessDays } from '../../../messages/shell.tsx'
import * as messages from '../../../messages/home.ts'
import css from './figures.module.css'

interface Props {
  readonly from: ProductTile['fromPrice']
  readonly name: string | undefined
  readonly shipDays: number | null
}

/** Four key figures; the price is computed. */
export function Figures({ from, name, shipDays }: Props) {
  const locale = useLocale()
  return (
    <section className={css.figures} aria-label={messages.inShort}>
      <Column as="dl" className={css.row}>
        {from && name && (
          <div>
            <dt>{messages.quantityOf(showCount(from.quantity, locale), name)}</dt>
            <dd>
              <Price amount={from.total} currency={from.currency} />
            </dd>
          </div>
        )}
        <div>
          <dt>{messages.noMinimum}</dt>
          <dd>{messages.orderOne}</dd>
        </div>
        {shipDays !== null && (
          <div>
            <dt>{messages.untilShipped}</dt>
            <dd>{businessDays(shipDays)}</dd>
          </div>
        )}
        <div>
          <dt>{messages.beforeOrder}</dt>
          <dd>{messages.seeProof}</dd>
        </div>
      </Column>
    </section>
  )
}
