import type { ProductTile } from '@kisscut/shop'
import { Price } from '../../../parts/money/price.tsx'
import { showCount } from '../../../parts/money/format.ts'
import { Column } from '../../../parts/page/column.tsx'
import { useLocale } from '../../../parts/page/locale.tsx'
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
    <section className={css.figures} aria-label="In short">
      <Column as="dl" className={css.row}>
        {from && name && (
          <div>
            <dt>
              {showCount(from.quantity, locale)} {name.toLowerCase()}
            </dt>
            <dd>
              <Price amount={from.total} currency={from.currency} />
            </dd>
          </div>
        )}
        <div>
          <dt>no minimum on most products</dt>
          <dd>Order just one</dd>
        </div>
        {shipDays !== null && (
          <div>
            <dt>until they ship</dt>
            <dd>
              {shipDays} business {shipDays === 1 ? 'day' : 'days'}
            </dd>
          </div>
        )}
        <div>
          <dt>before you order</dt>
          <dd>See your proof</dd>
        </div>
      </Column>
    </section>
  )
}
