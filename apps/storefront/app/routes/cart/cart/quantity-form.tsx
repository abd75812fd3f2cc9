import type { Currency } from '@kisscut/core/product'
import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'
import { Button } from '../../../parts/action/button.tsx'
import { Field } from '../../../parts/form/field.tsx'
import { QuantityInput } from '../../../parts/form/quantity-input.tsx'
import { showCount } from '../../../parts/money/format.ts'
import { Price, useTotalInWords } from '../../../parts/money/price.tsx'
import { useLocale } from '../../../parts/page/locale.tsx'
import { errorsAsProblems } from '../../../parts/form/field-problems.tsx'
import type { CartResult } from '../intents/cart-result.ts'
import type { ShownItem } from './shown-cart.ts'
import { quantityHint } from './quantity-hint.ts'
import { costLess, each, order } from '../../../messages/parts.tsx'
import * as messages from '../../../messages/cart.ts'
import css from './cart-line.module.css'

interface QuantityFormProps {
  readonly item: ShownItem
  readonly currency: Currency
  readonly result: CartResult | null
}

/** The quantity of a line, editable unless variable data, an offer or a quote determines it. */
export function QuantityForm(props: QuantityFormProps) {
  const { item, currency } = props
  const locale = useLocale()
  if (item.takesQuantity) return <TypedQuantity {...props} />
  return (
    <p className={css.each}>
      {messages.pieces(item.quantity, showCount(item.quantity, locale))}{' '}
      {each(<Price amount={item.unitPriceWithoutOnce ?? item.unitPrice} currency={currency} per="unit" />)}
    </p>
  )
}

/** The quantity of a line, checked by the rules of its product page. */
function TypedQuantity({ item, currency, result }: QuantityFormProps) {
  const inWords = useTotalInWords()
  const form = useRef<HTMLFormElement>(null)
  const locale = useLocale()
  const shown = result?.typed ?? String(item.quantity)
  const [typed, setTyped] = useState(shown)
  const sent = useUntilTyped(form, shown, setTyped)
  const { state, formData } = useNavigation()
  const busy =
    state !== 'idle' && formData?.get('itemId') === item.id && formData.get('intent') === 'change-quantity'
  const [own, more] = [result?.errors['quantity'], otherErrors(result)]
  const standing = item.problems.filter(({ field }) => field === 'quantity')
  const problems = own || more.length > 0 ? errorsAsProblems([...(own ?? []), ...more]) : standing
  /** Submits the typed quantity when the form loses the focus; the button beside the field submits it itself. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const isLeft = !currentTarget.contains(relatedTarget)
    if (isLeft && quantityOf(currentTarget)?.value !== shown) currentTarget.requestSubmit()
  }
  return (
    <Form
      method="post"
      preventScrollReset
      ref={form}
      className={css.quantityForm}
      onSubmit={sent}
      onBlur={leave}
      onInput={({ currentTarget }) => setTyped(quantityOf(currentTarget)?.value ?? shown)}
    >
      <input type="hidden" name="itemId" value={item.id} />
      <input type="hidden" name="intent" value="change-quantity" />
      <p className={`${css.each} ${css.printed}`}>
        {messages.pieces(item.quantity, showCount(item.quantity, locale))}{' '}
        {each(<Price amount={item.unitPriceWithoutOnce ?? item.unitPrice} currency={currency} per="unit" />)}
      </p>
      <Field
        label={
          <>
            {messages.quantity}
            <span className={css.of}>{messages.quantityOf(item.name)}</span>
          </>
        }
        hint={quantityHint(item)}
        problems={problems}
        onFix={({ value }) => {
          const field = quantityOf(form.current)
          if (field) field.value = value
          form.current?.requestSubmit()
        }}
      >
        {(control) => (
          <span className={css.quantityRow}>
            <QuantityInput {...control} name="quantity" defaultValue={shown} />
            <Button type="submit" size="small" busy={busy} repeatable data-print="hide">
              {messages.update}
            </Button>
            <span className={css.each} {...(typed !== String(item.quantity) && { [OUTDATED]: '' })}>
              {each(
                <Price amount={item.unitPriceWithoutOnce ?? item.unitPrice} currency={currency} per="unit" />,
              )}
            </span>
          </span>
        )}
      </Field>
      {item.nudge && (
        <p className={css.nudge}>
          {costLess(showCount(item.nudge.quantity, locale), inWords(item.nudge.total, currency))}
          <button
            type="submit"
            name="nudged"
            value={item.nudge.quantity}
            className={css.nudgeButton}
            data-print="hide"
          >
            {order(showCount(item.nudge.quantity, locale))}
          </button>
        </p>
      )}
    </Form>
  )
}

/** Marks a price that belongs to another quantity than the typed one; dimmed with the line's total. CART-3. */
const OUTDATED = 'data-outdated'

const quantityOf = (form: HTMLFormElement | null) => {
  const field = form?.elements.namedItem('quantity')
  return field instanceof HTMLInputElement ? field : null
}

/**
 * Shows the server's quantity in the field, unless the shopper has typed since the form was sent. Returns the form's
 * submit handler.
 */
function useUntilTyped(
  form: RefObject<HTMLFormElement>,
  shown: string,
  onShown: (shown: string) => void,
): () => void {
  const settled = useRef(shown)
  useEffect(() => {
    const field = quantityOf(form.current)
    if (field === null || field.value !== settled.current) return
    field.value = shown
    settled.current = shown
    onShown(shown)
  }, [form, shown, onShown])
  return () => {
    settled.current = quantityOf(form.current)?.value ?? settled.current
  }
}

/** Errors of other fields, which are also shown here. */
const otherErrors = (result: CartResult | null) =>
  Object.entries(result?.errors ?? {}).flatMap(([field, texts]) =>
    field === 'quantity' || field === 'general' ? [] : texts,
  )
