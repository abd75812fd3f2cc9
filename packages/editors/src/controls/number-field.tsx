import { useId, useState } from 'react'
import * as messages from '../messages/controls.ts'
import css from './number-field.module.css'

interface Props {
  readonly label: string
  readonly unit: string
  readonly value: string
  readonly isOff?: boolean
  /** Returns whether the text was valid, or a message why it is rejected. */
  readonly onTyped: (text: string) => boolean | string
}

/** A value that takes effect when the shopper leaves the field or presses Enter; invalid text stays, with a message. */
export function NumberField({ label, unit, value, isOff, onTyped }: Props) {
  const id = useId()
  const [typing, setTyping] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const done = () => {
    const result = typing === null || typing === value || onTyped(typing)
    setWrong(result === true ? null : result === false ? messages.notANumber : result)
    if (result === true) setTyping(null)
  }
  return (
    <div>
      <label htmlFor={id} className={css.field}>
        <span className={css.label}>{label}</span>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className={css.input}
          value={typing ?? value}
          disabled={isOff}
          aria-invalid={wrong !== null}
          aria-describedby={`${id}-wrong`}
          onChange={(event) => setTyping(event.currentTarget.value)}
          onBlur={done}
          onKeyDown={(event) => {
            if (event.key === 'Enter') done()
          }}
        />
        <span aria-hidden="true" className={css.unit}>
          {unit}
        </span>
      </label>
      <span id={`${id}-wrong`} role="status" className={css.wrong}>
        {wrong}
      </span>
    </div>
  )
}
