import { useRef } from 'react'
import css from './panel.module.css'

interface LineFieldProps {
  readonly label: string
  readonly value: string
  readonly described?: { readonly 'aria-invalid'?: boolean; readonly 'aria-describedby'?: string }
  readonly isOff: boolean
  /** Most characters; absent: any number. */
  readonly longest?: number
  readonly onType: (typed: string, isJoined: boolean) => void
}

/** Text typed without a pause is one step of undo. */
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
