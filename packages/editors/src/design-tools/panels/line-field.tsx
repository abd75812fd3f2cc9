import { useRef } from 'react'
import css from './panel.module.css'

interface LineFieldProps {
  readonly label: string
  readonly value: string
  readonly described?: { readonly 'aria-invalid'?: boolean; readonly 'aria-describedby'?: string }
  readonly isOff: boolean
  /** Maximum number of characters; absent for no limit. */
  readonly longest?: number
  readonly onType: (typed: string, isJoined: boolean) => void
}

/** A text field; typing without a pause is one undo step. */
export function LineField({ label, value, described = {}, isOff, longest, onType }: LineFieldProps) {
  const hasTyped = useRef(false)
  return (
    <label className={css.label}>
      {label}
      <input
        className={css.input}
        value={value}
        disabled={isOff}
        maxLength={longest}
        autoComplete="off"
        {...described}
        onFocus={() => {
          hasTyped.current = false
        }}
        onChange={({ currentTarget }) => {
          onType(currentTarget.value, hasTyped.current)
          hasTyped.current = true
        }}
      />
    </label>
  )
}
