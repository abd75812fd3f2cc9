import type { PriceLine, Quote } from '@kisscut/core/product'
import { Icon } from '../../icon/icon.tsx'
import { Price } from '../../money/price.tsx'
import css from './breakdown.module.css'

/** What the total is made of, line by line; folded until it is asked for. */
export function Breakdown({ quote }: { readonly quote: Quote }) {
  return (
    <details className={css.breakdown}>
      <summary className={css.summary}>
        <Icon name="down" />
        Price breakdown
      </summary>
      {quote.total === null ? (
        <p className={css.none}>Fix the notes above to see the price.</p>
      ) : (
        <dl className={css.lines}>
          {quote.lines.map((line, at) => (
            <Line key={`${line.kind} ${line.ref ?? at}`} line={line} currency={quote.currency} />
          ))}
          <div className={`${css.line} ${css.sum}`}>
            <dt>Total</dt>
            <dd>
              <Price amount={quote.total} currency={quote.currency} />
            </dd>
          </div>
        </dl>
      )}
    </details>
  )
}

function Line({ line, currency }: { readonly line: PriceLine; readonly currency: string }) {
  return (
    <div className={css.line}>
      <dt>
        {line.label}
        <span className={css.each}>
          {line.unitPrice === null ? (
            'once'
          ) : (
            <>
              <Price amount={line.unitPrice} currency={currency} per="unit" /> each
            </>
          )}
        </span>
      </dt>
      <dd>
        <Price amount={line.total} currency={currency} />
      </dd>
    </div>
  )
}
