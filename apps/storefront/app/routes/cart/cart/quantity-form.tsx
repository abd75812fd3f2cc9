import { messageOf } from '@kisscut/core/problem'
import type { Currency } from '@kisscut/core/product'
import type { CartItem } from '@kisscut/shop'
import { Form, useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { Button } from '../../../parts/action/button.tsx'
import { Field } from '../../../parts/form/field.tsx'
import { QuantityInput } from '../../../parts/form/quantity-input.tsx'
import { Price } from '../../../parts/money/price.tsx'
import { errorsAsProblems } from '../../../parts/form/field-problems.tsx'
import type { CartResult } from '../intents/cart-result.ts'
import { quantityHint } from './quantity-hint.ts'
import css from './cart-line.module.css'

interface QuantityFormProps {
  readonly item: CartItem
  readonly currency: Currency
  readonly answer: CartResult | null
}

/** How many, judged by the rules of the product's own page; what is wrong stands under the field with what was typed. */
export function QuantityForm({ item, currency, answer }: QuantityFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { state, formData } = useNavigation()
  const busy =
    state !== 'idle' && formData?.get('itemId') === item.id && formData.get('intent') === 'change-quantity'
  const [own, more] = [answer?.errors['quantity'], otherErrors(answer)]
  const standing = item.problems
    .filter(({ field }) => field === 'quantity')
    .map((problem) => ({ text: messageOf(problem), level: problem.level }))
  const problems = own || more.length > 0 ? errorsAsProblems([...(own ?? []), ...more]) : standing
  return (
    <Form method="post" preventScrollReset ref={form} className={css.quantityForm}>
      <input type="hidden" name="itemId" value={item.id} />
      <Field
        label={
          <>
            Quantity<span className={css.of}> of {item.name}</span>
          </>
        }
        hint={quantityHint(item)}
        problems={problems}
        onFix={({ value }) => {
          const field = form.current?.elements.namedItem('quantity')
          if (field instanceof HTMLInputElement) field.value = value
          form.current?.requestSubmit()
        }}
      >
        {(control) => (
          <span className={css.quantityRow}>
            <QuantityInput
              {...control}
              key={answer?.typed ?? item.quantity}
              name="quantity"
              defaultValue={answer?.typed ?? String(item.quantity)}
            />
            <Button
              type="submit"
              size="small"
              name="intent"
              value="change-quantity"
              busy={busy}
              data-print="hide"
            >
              Update
            </Button>
            <span className={css.each}>
              <Price amount={item.unitPrice} currency={currency} per="unit" /> each
            </span>
          </span>
        )}
      </Field>
    </Form>
  )
}

/** Errors of another field than the quantity came with it, and have no other place. */
const otherErrors = (answer: CartResult | null) =>
  Object.entries(answer?.errors ?? {}).flatMap(([field, texts]) =>
    field === 'quantity' || field === 'general' ? [] : texts,
  )
