import { provisionalPriceOf } from '@kisscut/core/price'
import type { Quote } from '@kisscut/core/product'
import type { ReactNode } from 'react'
import { showMoney, showUnitPrice } from '../../money/format.ts'
import { useDisplayPreferences } from '../../page/locale.tsx'
import { Sheet } from '../../sheet/sheet.tsx'
import { Nudge } from './nudge.tsx'
import { RollingPrice } from './rolling-price.tsx'
import { Ships } from './ships.tsx'
import * as messages from '../../../messages/configurator.ts'
import css from './price-panel.module.css'

interface Props {
  readonly quote: Quote
  readonly waiting: boolean
  readonly shipsIn: string
  readonly onQuantity: (typed: string) => void
  /** The button that goes to the next step. */
  readonly action: ReactNode
  readonly problems?: ReactNode
}

/**
 * The price, a larger quantity that costs less, the ship date, and the button for the next step; stays in view beside
 * the choices.
 */
export function PricePanel({ quote, waiting, shipsIn, onQuantity, action, problems }: Props) {
  return (
    <Sheet as="section" aria-label={messages.price} className={css.panel} padding="none">
      <div className={css.row}>
        <Total quote={quote} waiting={waiting} />
        <div className={css.action}>{action}</div>
      </div>
      <Nudge quote={quote} onQuantity={onQuantity} />
      <Ships text={shipsIn} />
      {problems}
    </Sheet>
  )
}

/** The total in large type, with the price of one piece. */
export function Total({ quote, waiting }: { readonly quote: Quote; readonly waiting: boolean }) {
  const { locale, tax } = useDisplayPreferences()
  const price = provisionalPriceOf(quote)
  return (
    <output className={css.total} data-waiting={waiting || undefined} aria-busy={waiting}>
      {price === null ? (
        <span className={css.check}>{whatToCheck(quote)}</span>
      ) : (
        <span className={css.amount} data-long={price.total.length > LONG || undefined}>
          <RollingPrice text={showMoney(price.total, quote.currency, locale)} />
        </span>
      )}
      <span className={css.each}>
        {price === null ? ' ' : messages.each(showUnitPrice(price.unitPrice, quote.currency, locale))}
        {price !== null && tax && messages.includingTax(tax)}
      </span>
    </output>
  )
}

/** Length beyond which a total does not fit beside the button in large type: from `100000.00`. */
const LONG = 8

/** The message shown instead of a price that can't be computed. */
function whatToCheck({ problems }: Quote): string {
  const fields = problems.filter(({ level }) => level === 'error').map(({ field }) => field)
  if (fields.some((field) => field === 'width' || field === 'height' || field === 'size'))
    return messages.checkSize
  return fields.includes('quantity') ? messages.checkQuantity : messages.checkChoices
}
