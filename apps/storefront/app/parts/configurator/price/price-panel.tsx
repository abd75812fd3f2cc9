import type { Currency, Quote } from '@kisscut/core/product'
import type { ReactNode } from 'react'
import { Icon } from '../../icon/icon.tsx'
import { showMoney, showUnitPrice } from '../../money/format.ts'
import { useLocale } from '../../page/locale.tsx'
import { Sheet } from '../../sheet/sheet.tsx'
import { Breakdown } from './breakdown.tsx'
import { Nudge } from './nudge.tsx'
import { RollingPrice } from './rolling-price.tsx'
import css from './price-panel.module.css'

interface Props {
  readonly quote: Quote
  /** `100 stickers, 2 × 2 in, gloss`. */
  readonly summary: string
  readonly waiting: boolean
  /** PROD-1: "Order within 3 h 12 min, ships Tuesday 25 November". */
  readonly shipsIn: string
  readonly onQuantity: (typed: string) => void
  /** The way on. */
  readonly action: ReactNode
  readonly problems?: ReactNode
}

/** What it costs, what that is made of, when it ships, and the way on. */
export function PricePanel({ quote, summary, waiting, shipsIn, onQuantity, action, problems }: Props) {
  return (
    <section aria-label="Price" className={css.panel}>
      <Sheet className={css.standing} padding="none">
        <div className={css.row}>
          <Total quote={quote} waiting={waiting} />
          <div className={css.action}>{action}</div>
        </div>
        {problems}
      </Sheet>
      <div className={css.details}>
        {quote.nudge && <Nudge quote={quote} onQuantity={onQuantity} />}
        <p className={css.summary}>{summary}</p>
        <p className={css.ships}>
          <Icon name="truck" />
          <span>{shipsIn}</span>
        </p>
        <Breakdown quote={quote} />
      </div>
    </section>
  )
}

/** The total in large, and what one piece comes to. */
export function Total({ quote, waiting }: { readonly quote: Quote; readonly waiting: boolean }) {
  const locale = useLocale()
  return (
    <output className={css.total} data-waiting={waiting || undefined} aria-busy={waiting}>
      <span className={css.amount}>
        <RollingPrice text={moneyOrDash(quote.total, quote.currency, locale)} />
      </span>
      <span className={css.each}>
        {quote.unitPrice === null ? ' ' : `${showUnitPrice(quote.unitPrice, quote.currency, locale)} each`}
      </span>
    </output>
  )
}

const moneyOrDash = (total: string | null, currency: Currency, locale: string) =>
  total === null ? '–' : showMoney(total, currency, locale)
