import { useEffect } from 'react'
import { noteRevision } from '../../../parts/configurator/behavior/tab-revision.ts'
import { Column } from '../../../parts/page/column.tsx'
import { useShopTime } from '../../../parts/page/locale.tsx'
import { useRootData } from '../../../parts/page/root-data.ts'
import { Notice } from '../../../parts/notice/notice.tsx'
import type { CartResult } from '../intents/cart-result.ts'
import { CartLine } from './cart-line.tsx'
import { LineNotice } from './line-notice.tsx'
import { RestoreLine } from './restore-line.tsx'
import { SavedLines } from './saved-lines.tsx'
import type { ShownCart } from './shown-cart.ts'
import { Totals } from './totals.tsx'
import * as messages from '../../../messages/cart.ts'
import css from './cart.module.css'

interface CartViewProps {
  readonly cart: ShownCart
  /** Result of the last form. */
  readonly result: CartResult | null
  /** The search query carried over from the product's page. */
  readonly q: string | null
  /** Duplicates a line once per key. */
  readonly formKey: string
  /** The day of the prices, for a printed cart. */
  readonly today: string
}

/** The cart: lines, total and next step, followed by the lines saved for later. */
export function CartView({ cart, result, q, formKey, today }: CartViewProps) {
  const showDay = useShopTime({ dateStyle: 'long' })
  const { general = [] } = result?.errors ?? {}
  // The cart's changes must not count as another tab's on this tab's pages. DESIGN-22.
  useEffect(() => {
    for (const { configuredId, revision } of [...cart.items, ...cart.savedForLater])
      if (revision !== null) noteRevision(configuredId, revision)
  }, [cart])
  return (
    <Column className={css.page}>
      <Printed day={showDay(today)} />
      <h1>{messages.yourCart}</h1>
      {general.map((text) => (
        <Notice key={text} kind="error">
          {text}
        </Notice>
      ))}
      {cart.repricedFrom !== null && <Notice kind="info">{messages.repriced(cart.currency)}</Notice>}
      {cart.removedLines > 0 && <Notice kind="info">{messages.removedLines(cart.removedLines)}</Notice>}
      {result?.removed && <RestoreLine removed={result.removed} />}
      {result?.changed && (
        <LineNotice about={`${result.changed.how} ${formKey}`}>
          {messages.changed[result.changed.how](result.changed.name)}
        </LineNotice>
      )}
      <div className={css.columns}>
        {cart.items.length === 0 ? (
          <p>{messages.nothingInCart}</p>
        ) : (
          <ul className={css.lines}>
            {cart.items.map((item) => (
              <CartLine
                key={item.id}
                item={item}
                currency={cart.currency}
                result={result?.itemId === item.id ? result : null}
                q={q}
                formKey={formKey}
              />
            ))}
          </ul>
        )}
        <Totals cart={cart} />
        {cart.savedForLater.length > 0 && <SavedLines items={cart.savedForLater} currency={cart.currency} />}
      </div>
    </Column>
  )
}

/** The shop and day on a printed cart. CART-10. */
function Printed({ day }: { readonly day: string }) {
  const root = useRootData()
  return (
    <p className={css.printed}>
      <strong>{root?.shop.name}</strong>
      <span>{root && new URL(root.publicUrl).host}</span>
      <span>{day}</span>
    </p>
  )
}
