import { useRef, type InputHTMLAttributes } from 'react'
import { Icon } from '../icon/icon.tsx'
import * as messages from '../../messages/parts.tsx'
import css from './quantity-input.module.css'

interface QuantityInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange'
> {
  /** As typed; core parses it. */
  readonly value?: string
  readonly defaultValue?: string
  readonly onQuantity?: (typed: string) => void
  /** The next quantity for each button; without them, or without scripts, a plain field. */
  readonly stepDown?: (typed: string) => string
  readonly stepUp?: (typed: string) => string
  /** Product name in the buttons' labels: `One fewer North Fork sticker`. */
  readonly of?: string
}

/**
 * A whole number, as text: `type="number"` would hide invalid input ("1.5", "abc") from the rules, and change it on a
 * turn of the mouse wheel. The buttons are shown where steps are given.
 */
export function QuantityInput({
  value,
  defaultValue,
  onQuantity,
  stepDown,
  stepUp,
  of = '',
  className,
  ...rest
}: QuantityInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const stepBy = (step: (typed: string) => string) => {
    const field = input.current
    if (!field) return
    const next = step(field.value)
    if (value === undefined) field.value = next
    onQuantity?.(next)
  }
  return (
    <span className={[css.quantity, className].filter(Boolean).join(' ')}>
      {stepDown && (
        <button
          type="button"
          className={css.step}
          aria-label={messages.fewer(of)}
          onClick={() => stepBy(stepDown)}
        >
          <Icon name="minus" />
        </button>
      )}
      <input
        inputMode="numeric"
        autoComplete="off"
        {...rest}
        type="text"
        ref={input}
        value={value}
        defaultValue={defaultValue}
        onChange={(event) => onQuantity?.(event.currentTarget.value)}
        className={css.number}
      />
      {stepUp && (
        <button
          type="button"
          className={css.step}
          aria-label={messages.more(of)}
          onClick={() => stepBy(stepUp)}
        >
          <Icon name="plus" />
        </button>
      )}
    </span>
  )
}
