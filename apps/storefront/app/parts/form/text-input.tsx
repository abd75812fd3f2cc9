import type { InputHTMLAttributes, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import css from './text-input.module.css'

type TextInputProps = InputHTMLAttributes<HTMLInputElement> & {
  /** Unit shown at the end of the control (`in`, `mm`, `°`); hidden from screen readers, because the label has it, too. */
  readonly unit?: string
}

/** One line of text or a number. */
export function TextInput({ unit, className, ...rest }: TextInputProps) {
  const input = <input type="text" {...rest} className={[css.control, className].filter(Boolean).join(' ')} />
  if (!unit) return input
  return (
    <span className={css.withUnit}>
      {input}
      <span aria-hidden="true" className={css.unit}>
        {unit}
      </span>
    </span>
  )
}

/** Several lines of text. */
export function TextArea({ className, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <textarea rows={4} {...rest} className={[css.control, css.area, className].filter(Boolean).join(' ')} />
  )
}

/** A native select. */
export function Select({ className, children, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <select {...rest} className={[css.control, css.select, className].filter(Boolean).join(' ')}>
      {children}
    </select>
  )
}
