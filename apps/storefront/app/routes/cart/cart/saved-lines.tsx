import type { Currency } from '@kisscut/core/product'
import { Form } from '@remix-run/react'
import * as messages from '../../../messages/cart.ts'
import { FieldProblems } from '../../../parts/form/field-problems.tsx'
import { showCount } from '../../../parts/money/format.ts'
import { Price } from '../../../parts/money/price.tsx'
import { useLocale } from '../../../parts/page/locale.tsx'
import { Sheet } from '../../../parts/sheet/sheet.tsx'
import { ChangedProduct } from './changed-product.tsx'
import { LineAction } from './line-action.tsx'
import { LineDetails } from './line-details.tsx'
import { LinePicture } from './line-picture.tsx'
import type { ShownItem } from './shown-cart.ts'
import css from './cart-line.module.css'

interface Props {
  readonly items: readonly ShownItem[]
  readonly currency: Currency
}

/** Lines saved for later, at today's prices. CART-7. */
export function SavedLines({ items, currency }: Props) {
  const locale = useLocale()
  return (
    <section className={css.saved} aria-labelledby="saved" data-print="hide">
      <h2 id="saved">{messages.savedForLater}</h2>
      <ul className={css.savedLines}>
        {items.map((item) => (
          <Sheet as="li" padding="none" className={css.line} key={item.id}>
            <LinePicture item={item} />
            <div className={css.what}>
              <h3 className={css.name}>{item.name}</h3>
              <LineDetails details={item.details} />
              <FieldProblems problems={item.problems} />
              <ChangedProduct item={item} />
            </div>
            <p className={css.how}>{messages.pieces(item.quantity, showCount(item.quantity, locale))}</p>
            <p className={css.total}>
              <Price amount={item.total} currency={currency} size="title" />
            </p>
            <Form method="post" preventScrollReset className={css.actions}>
              <input type="hidden" name="itemId" value={item.id} />
              <LineAction intent="move-to-cart" name={item.name}>
                {messages.moveToCart}
              </LineAction>
              <LineAction intent="remove-line" icon="bin" name={item.name}>
                {messages.remove}
              </LineAction>
            </Form>
          </Sheet>
        ))}
      </ul>
    </section>
  )
}
