import { provisionalPriceOf } from '@kisscut/core/price'
import type { PriceLine, Quote } from '@kisscut/core/product'
import { Price } from '../../money/price.tsx'
import { Summary } from '../../summary/summary.tsx'
import { each } from '../../../messages/parts.tsx'
import * as messages from '../../../messages/configurator.ts'
import css from './breakdown.module.css'

/** The lines of the total, collapsed by default. */
export function Breakdown({ quote }: { readonly quote: Quote }) {
  const price = provisionalPriceOf(quote)
  const included = (price?.lines ?? [])
    .filter((line) => !isCharged(line))
    .map(({ label }) => label)
    .join(', ')
  return (
    <details>
      <Summary>{messages.priceBreakdown}</Summary>
      {price === null ? (
        <p className={css.none}>{messages.noPrice}</p>
      ) : (
        <dl className={css.lines}>
          {price.lines.filter(isCharged).map((line, at) => (
            <Line key={`${line.kind} ${line.ref ?? at}`} line={line} currency={quote.currency} />
          ))}
          {included !== '' && (
            <div className={css.line}>
              <dt className={css.included}>{messages.included(included)}</dt>
            </div>
          )}
          <div className={`${css.line} ${css.sum}`}>
            <dt>{messages.total}</dt>
            <dd>
              <Price amount={price.total} currency={quote.currency} />
            </dd>
          </div>
        </dl>
      )}
    </details>
  )
}

/** Free lines share one row; the base price always has its own. */
const isCharged = ({ kind, total }: PriceLine) => kind === 'base' || Number(total) !== 0

function Line({ line, currency }: { readonly line: PriceLine; readonly currency: string }) {
  return (
    <div className={css.line}>
      <dt>
        {line.label}
        <span className={css.each}>
          {line.unitPrice === null
            ? messages.once
            : each(<Price amount={line.unitPrice} currency={currency} per="unit" />)}
        </span>
      </dt>
      <dd>
        <Price amount={line.total} currency={currency} />
      </dd>
    </div>
  )
}
