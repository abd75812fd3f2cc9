import type { Quote } from '@kisscut/core/product'
import type { ReactNode } from 'react'
import { Total } from './price-panel.tsx'
import css from './price-bar.module.css'

interface Props {
  readonly quote: Quote
  readonly waiting: boolean
  readonly action: ReactNode
  /** A thumbnail of the product, whose picture may be out of view. */
  readonly thumbnail?: ReactNode
}

/** Keeps the price and the button in view on phones. */
export function PriceBar({ quote, waiting, action, thumbnail }: Props) {
  return (
    <div className={css.bar} data-print="hide">
      {thumbnail && <span className={css.thumbnail}>{thumbnail}</span>}
      <Total quote={quote} waiting={waiting} />
      {action}
    </div>
  )
}
