import type { Currency, Quote } from '@kisscut/core/product'
import type { ReactNode } from 'react'
import { showMoney, showUnitPrice } from '../../money/format.ts'
import { useLocale } from '../../page/locale.tsx'
import { Sheet } from '../../sheet/sheet.tsx'
import { Nudge } from './nudge.tsx'
import { RollingPrice } from './rolling-price.tsx'
import { Ships } from './ships.tsx'
import css from './price-panel.module.css'

interface Props {
  readonly quote: Quote
  readonly waiting: boolean
  readonly shipsIn: string
  readonly onQuantity: (typed: string) => void
  /** The way on. */
  readonly action: ReactNode
  readonly problems?: ReactNode
}

/** What it costs, a larger quantity that costs less, when it ships, and the way on: in view beside the choices. */
export function PricePanel({ quote, waiting, shipsIn, onQuantity, action, problems }: Props) {
  return (
    <Sheet as="section" aria-label="Price" className={css.panel} padding="none">
      <div className={css.row}>
        <Total quote={quote} waiting={waiting} />
        <div className={css.action}>{action}</div>
      </div>
      {quote.nudge && <Nudge quote={quote} onQuantity={onQuantity} />}
      <Ships text={shipsIn} />
      {problems}
    </Sheet>
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
