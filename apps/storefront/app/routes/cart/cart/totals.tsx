import { Link } from '@remix-run/react'
import { urlFor } from '../../../links/url-for.ts'
import { Price } from '../../../parts/money/price.tsx'
import { Sheet } from '../../../parts/sheet/sheet.tsx'
import type { ShownCart } from './shown-cart.ts'
import * as messages from '../../../messages/cart.ts'
import css from './totals.module.css'

/** The cart's total and the next step. */
export function Totals({ cart: { items, total, currency, tax } }: { readonly cart: ShownCart }) {
  return (
    <Sheet as="section" className={css.totals} aria-labelledby="totals">
      <h2 id="totals" className={css.title}>
        {messages.orderTotal}
      </h2>
      <dl className={css.sums}>
        {items.map((item) => (
          <div key={item.id} data-print="hide">
            <dt>{item.name}</dt>
            <dd>
              <Price amount={item.total} currency={currency} />
            </dd>
          </div>
        ))}
        <div className={css.sum}>
          <dt>{messages.subtotal}</dt>
          <dd>
            <Price amount={total} currency={currency} size="display" />
          </dd>
        </div>
        {tax && (
          <div>
            <dt>{messages.taxIncluded(tax.name, tax.rate)}</dt>
            <dd>
              <Price amount={tax.tax} currency={currency} taxed={false} />
            </dd>
          </div>
        )}
        <div>
          <dt>{tax ? messages.shipping : messages.shippingAndTax}</dt>
          <dd className={css.aside}>{messages.addedAtCheckout}</dd>
        </div>
      </dl>
      <Link to={urlFor('home')} className={css.on} data-print="hide">
        {messages.continueShopping}
      </Link>
      <p className={css.next}>{messages.noPaymentYet}</p>
    </Sheet>
  )
}
