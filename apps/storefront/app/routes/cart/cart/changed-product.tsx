import { Form } from '@remix-run/react'
import * as messages from '../../../messages/cart.ts'
import { LineAction } from './line-action.tsx'
import type { ShownItem } from './shown-cart.ts'
import css from './cart-line.module.css'

/** The changes to a product since it was added to the cart, and the choice between both versions. CART-12. */
export function ChangedProduct({ item }: { readonly item: ShownItem }) {
  if (item.changed === null) return null
  return (
    <>
      <p data-print="hide">{item.changed.text}</p>
      <Form method="post" preventScrollReset className={css.choices} data-print="hide">
        <input type="hidden" name="itemId" value={item.id} />
        <input type="hidden" name="state" value={item.changed.state} />
        <LineAction intent="use-new-product" kind="outline" name={item.name}>
          {messages.useNewProduct}
        </LineAction>
        <LineAction intent="keep-product" kind="outline" name={item.name}>
          {messages.keepProduct}
        </LineAction>
      </Form>
    </>
  )
}
