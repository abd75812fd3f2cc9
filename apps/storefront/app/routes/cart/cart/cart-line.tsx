import type { Currency } from '@kisscut/core/product'
import { Form, Link } from '@remix-run/react'
import { withQ } from '../../../links/carried-query.ts'
import { FieldProblems } from '../../../parts/form/field-problems.tsx'
import { Icon } from '../../../parts/icon/icon.tsx'
import { Price } from '../../../parts/money/price.tsx'
import { Ships } from '../../../parts/configurator/price/ships.tsx'
import { Sheet } from '../../../parts/sheet/sheet.tsx'
import type { CartResult } from '../intents/cart-result.ts'
import { ChangedProduct } from './changed-product.tsx'
import { LineAction } from './line-action.tsx'
import { LineDetails } from './line-details.tsx'
import { LinePicture } from './line-picture.tsx'
import type { ShownItem } from './shown-cart.ts'
import { QuantityForm } from './quantity-form.tsx'
import * as messages from '../../../messages/cart.ts'
import css from './cart-line.module.css'

interface CartLineProps {
  readonly item: ShownItem
  readonly currency: Currency
  readonly result: CartResult | null
  readonly q: string | null
  /** Duplicates a line once per key. */
  readonly formKey: string
}

/** One line of the cart. */
export function CartLine({ item, currency, result, q, formKey }: CartLineProps) {
  const { id, name, details, problems, total, editUrl } = item
  const isChoice = ({ field }: { readonly field: string }) => field === 'configured'
  // The question is shown above its two choices.
  const aboutLine = [
    ...problems.filter((each) => each.field !== 'quantity' && !isChoice(each)),
    ...problems.filter(isChoice),
  ]
  return (
    <Sheet as="li" padding="none" className={css.line}>
      <LinePicture item={item} />
      <div className={css.what}>
        <h2 className={css.name}>{name}</h2>
        <LineDetails details={details} />
        {item.ships && <Ships text={item.ships} />}
        <FieldProblems problems={aboutLine} />
        <ChangedProduct item={item} />
      </div>
      <QuantityForm item={item} currency={currency} result={result} />
      <p className={css.total}>
        <Price amount={total} currency={currency} size="title" />
      </p>
      <div className={css.actions} data-print="hide">
        {editUrl && (
          <Link to={withQ(editUrl, q)} className={css.edit}>
            <Icon name="pen" />
            {messages.edit}
            <span className={css.of}> {name}</span>
          </Link>
        )}
        <Form method="post" preventScrollReset className={css.forms}>
          <input type="hidden" name="itemId" value={id} />
          <input type="hidden" name="key" value={formKey} />
          <LineAction intent="duplicate-line" name={name}>
            {messages.duplicate}
          </LineAction>
          <LineAction intent="save-for-later" name={name}>
            {messages.saveForLater}
          </LineAction>
          <LineAction intent="remove-line" icon="bin" name={name}>
            {messages.remove}
          </LineAction>
        </Form>
      </div>
    </Sheet>
  )
}
