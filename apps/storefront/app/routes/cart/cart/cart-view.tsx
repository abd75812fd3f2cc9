import type { Cart } from '@kisscut/shop'
import { Column } from '../../../parts/page/column.tsx'
import { Notice } from '../../../parts/notice/notice.tsx'
import type { CartResult } from '../intents/cart-result.ts'
import { CartLine } from './cart-line.tsx'
import { PutBack } from './put-back.tsx'
import { Totals } from './totals.tsx'
import css from './cart.module.css'

interface CartViewProps {
  readonly cart: Cart
  /** What became of the form just sent. */
  readonly answer: CartResult | null
  /** The search parameter carried over from the product's page. */
  readonly q: string | null
}

/** Everything in the cart, what it costs, and what comes next. */
export function CartView({ cart, answer, q }: CartViewProps) {
  const { general = [] } = answer?.errors ?? {}
  return (
    <Column className={css.page}>
      <h1>Your cart</h1>
      {general.map((text) => (
        <Notice key={text} kind="error">
          {text}
        </Notice>
      ))}
      {answer?.removed && <PutBack removed={answer.removed} />}
      <div className={css.columns}>
        <ul className={css.lines}>
          {cart.items.map((item) => (
            <CartLine
              key={item.id}
              item={item}
              currency={cart.currency}
              answer={answer?.itemId === item.id ? answer : null}
              q={q}
            />
          ))}
        </ul>
        <Totals cart={cart} />
      </div>
    </Column>
  )
}
